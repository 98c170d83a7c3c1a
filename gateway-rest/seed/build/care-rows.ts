import { addDays } from '../calendar-dates.ts'
import { providers } from '../data/providers.ts'
import type { FamilyPlan } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { periodOf } from './period-of.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

const doctors = providers.filter(provider => provider.isPrimaryCare)

/** Primary care history of the adults; children have no provider yet. */
export function* careRows(plan: FamilyPlan, { memberKey, relationship }: MemberPlan): Generator<SeedRow> {
  if (plan.traits.hasPcp && relationship !== 'CHD') yield* pcpRows(plan, memberKey)
}

function* pcpRows({ traits, random, today }: FamilyPlan, memberKey: string): Generator<SeedRow> {
  const use = traits.groups[0]
  if (use === undefined) return
  const { effectiveDate, terminationDate } = periodOf(use.coverage, today)
  const moved = addDays(effectiveDate, random.between(90, 200))
  yield seedRow('pcpHistory', {
    memberKey,
    providerId: random.pick(doctors).providerId,
    beginDate: effectiveDate,
    endDate: addDays(moved, -1),
    pcpSelected: false,
    pcpTerminationReason: 'Member chose another provider',
  })
  const ended = terminationDate !== null && terminationDate < today
  yield seedRow('pcpHistory', {
    memberKey,
    providerId: random.pick(doctors).providerId,
    beginDate: moved,
    endDate: ended ? terminationDate : null,
    pcpSelected: !ended,
    pcpTerminationReason: ended ? 'Coverage ended' : null,
  })
}
