import type { ClaimCategory, ClaimType } from '../../../schema/generated/gateway-types.ts'
import { addDays, yearOf } from '../calendar-dates.ts'
import { groups } from '../data/groups.ts'
import { procedures } from '../data/procedures.ts'
import { providers } from '../data/providers.ts'
import { adjudicate, createAccumulators, type LineAmounts } from './adjudicate.ts'
import { type ClaimDraft, claimDrafts } from './claim-drafts.ts'
import { type FamilyPlan, subscriberKeyOf } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { planOn, planPeriods } from './plan-periods.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

const LINE_STATUS: Readonly<Record<ClaimDraft['status'], string>> = { '01': 'Pending', '02': 'Paid', '03': 'Denied' }
const TYPE: Readonly<Record<ClaimCategory, ClaimType>> = { medical: 'M', dental: 'D', vision: 'V' }
const NOTHING = { disallow: 0, paid: 0, coinsurance: 0, copay: 0, deductible: 0, nonCovered: 0 }

const DENIAL_REASONS = [
  'Your plan needed to approve this service first, and no approval was asked for.',
  'Your plan does not cover this service.',
  'We asked the provider for more information and did not get it in time.',
] as const

/** Reasons take turns, so that nobody has to draw lots for one. */
const denialReasonOf = (index: number): string => DENIAL_REASONS[index % DENIAL_REASONS.length] ?? DENIAL_REASONS[0]

/** The claims of a family with their lines, adjudicated one after the other, as an insurer does. */
export function* claimRows(plan: FamilyPlan, members: readonly MemberPlan[]): Generator<SeedRow> {
  const { random } = plan
  const [use] = plan.traits.groups
  if (use === undefined) return
  const accumulators = createAccumulators()
  const statements = createStatements(subscriberKeyOf(plan))
  const plans = {
    medical: planPeriods(plan, use, 'medical'),
    dental: planPeriods(plan, use, 'dental'),
    vision: planPeriods(plan, use, 'vision'),
  }
  for (const [index, draft] of claimDrafts(plan, members).entries()) {
    const number = `${subscriberKeyOf(plan)}${String(index + 1).padStart(3, '0')}`
    const providerId = random.pick(providers.filter(provider => provider.category === draft.category)).providerId
    const paidDate = draft.status === '02' ? addDays(draft.serviceDate, random.between(8, 21)) : null
    const claimType = TYPE[draft.category]
    yield seedRow('claim', {
      id: `C${number}`,
      memberKey: draft.memberKey,
      groupId: groups[use.group].groupId,
      claimType,
      claimStatusCode: draft.status,
      paidDate,
      providerId,
      payeeProviderId: paidDate === null ? null : providerId,
      serviceDateFrom: draft.serviceDate,
      denialReason: draft.status === '03' ? denialReasonOf(index) : null,
      eobDocumentId: paidDate === null ? null : statements.explain(claimType, paidDate),
    })
    const lines = random.between(1, 3)
    for (let sequenceNumber = 1; sequenceNumber <= lines; sequenceNumber += 1) {
      const { code, description, charge } = random.pick(procedures[draft.category])
      yield seedRow('claimLine', {
        claimId: `C${number}`,
        sequenceNumber,
        status: LINE_STATUS[draft.status],
        procedureCode: code,
        procedureDescription: description,
        ...amounts(draft, code, charge, Math.round((charge * random.between(8, 25)) / 100)),
        lineDisallowed: draft.status === '03',
      })
    }
  }
  yield* statements.rows()

  /** A pending line has only a charge yet; a denied one is not covered at all. */
  function amounts(draft: ClaimDraft, procedureCode: string, charge: number, disallow: number): LineAmounts {
    if (draft.status === '01') return { ...NOTHING, charge }
    if (draft.status === '03') return { ...NOTHING, charge, nonCovered: charge }
    const { category, memberKey, serviceDate } = draft
    const design = planOn(plans[category], serviceDate)
    if (design === undefined) return { ...NOTHING, charge, nonCovered: charge }
    const service = { design, procedureCode, memberKey, year: yearOf(serviceDate), charge, disallow }
    return adjudicate(service, accumulators)
  }
}

/** The EOBs of a family while its claims are paid: one for each type and month, dated when its last claim was paid. */
interface EobStatements {
  /** The id of the EOB that explains a claim of this type paid on this date. */
  explain(claimType: string, paidDate: string): string
  rows(): Generator<SeedRow>
}

function createStatements(subscriberKey: string): EobStatements {
  const statements = new Map<string, { readonly claimType: string; readonly date: string }>()
  return {
    explain(claimType, paidDate) {
      const number = `${subscriberKey}${claimType}${paidDate.slice(0, 7).replace('-', '')}`
      const known = statements.get(number)?.date ?? ''
      statements.set(number, { claimType, date: paidDate > known ? paidDate : known })
      return `EOB${number}`
    },
    *rows() {
      for (const [number, { claimType, date }] of statements) {
        const ids = { documentId: `EOB${number}`, pdfDocumentId: `PDF${number}` }
        yield seedRow('eob', { ...ids, subscriberKey, claimType, date })
      }
    },
  }
}
