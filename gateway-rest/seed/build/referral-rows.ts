import type { ReferralStatusCode } from '../../../schema/generated/gateway-types.ts'
import { addDays } from '../calendar-dates.ts'
import { providers } from '../data/providers.ts'
import type { FamilyPlan } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { periodOf } from './plan-periods.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

const DAYS_GOOD = 180
const doctors = providers.filter(provider => provider.isPrimaryCare)
const specialists = providers.filter(provider => provider.category === 'medical' && !provider.isPrimaryCare)

interface Draft {
  readonly providerId: string
  readonly effectiveDate: string
  readonly statusCode: ReferralStatusCode
}

/**
 * The referrals of a subscriber and the children: one for every specialist in their claims, with enough visits allowed,
 * a recent one, and for the subscriber one in each other status.
 */
export function* referralRows(
  plan: FamilyPlan,
  members: readonly MemberPlan[],
  rows: readonly SeedRow[],
): Generator<SeedRow> {
  const { random } = plan
  const claims = rows.filter(({ table }) => table === 'claim').map(({ row }) => row)
  for (const { memberKey, relationship } of members) {
    if (relationship === 'SPS') continue
    const visits = claims.filter(claim => claim.memberKey === memberKey && claim.claimStatusCode !== '03')
    const visited = visitedSpecialists(visits)
    const drafts = [...visited, ...otherDrafts(plan, relationship, visited)]
    for (const [index, { providerId, effectiveDate, statusCode }] of drafts.entries()) {
      const expirationDate = addDays(effectiveDate, DAYS_GOOD)
      const used = visits.filter(
        visit =>
          visit.providerId === providerId &&
          String(visit.serviceDateFrom) >= effectiveDate &&
          String(visit.serviceDateFrom) <= expirationDate,
      ).length
      yield seedRow('referral', {
        ...{ id: `RF${memberKey}${String(index + 1).padStart(2, '0')}`, memberKey },
        referringProviderId: random.pick(doctors).providerId,
        referredToProviderId: providerId,
        ...{ statusCode, effectiveDate, expirationDate },
        visitsAllowed: Math.max(used, random.pick([3, 6, 12])),
      })
    }
  }
}

/** An approved referral for each specialist, from a few days before the first visit on. */
function visitedSpecialists(visits: readonly SeedRow['row'][]): Draft[] {
  return specialists.flatMap(({ providerId }): Draft[] => {
    const dates = visits.filter(visit => visit.providerId === providerId).map(visit => String(visit.serviceDateFrom))
    const first = dates.sort()[0]
    return first === undefined ? [] : [{ providerId, effectiveDate: addDays(first, -10), statusCode: 'AP' }]
  })
}

function otherDrafts(
  { traits, random, today }: FamilyPlan,
  relationship: MemberPlan['relationship'],
  visited: readonly Draft[],
): Draft[] {
  const others = specialists.filter(specialist =>
    visited.every(({ providerId }) => providerId !== specialist.providerId),
  )
  const use = traits.groups[0]
  const end = use === undefined ? null : periodOf(use.coverage, today).terminationDate
  const lastDay = end !== null && end < today ? end : today
  const draft = (statusCode: ReferralStatusCode, days: number): Draft => ({
    providerId: random.pick(others.length > 0 ? others : specialists).providerId,
    effectiveDate: addDays(lastDay, -days),
    statusCode,
  })
  const fresh = draft('AP', 20)
  return relationship === 'SUB' ? [fresh, draft('PN', 3), draft('DN', 75), draft('CN', 240)] : [fresh]
}
