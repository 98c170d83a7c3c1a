import { claimRows } from './claim-rows.ts'
import { type FamilyPlan, memberKeyOf } from './family-plan.ts'
import { familyRows } from './family-rows.ts'
import { memberPlans } from './member-plans.ts'
import { careRows, coverageRows, memberRows } from './member-rows.ts'
import { referralRows } from './referral-rows.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

/** Every row of one family, one at a time. */
export function* rowsOf(plan: FamilyPlan, passwordHash: string): Generator<SeedRow> {
  const members = memberPlans(plan)
  yield* familyRows(plan)
  for (const member of members) {
    yield* memberRows(plan, member)
    yield* coverageRows(plan, member)
    yield* careRows(plan, member)
  }
  const claims = [...claimRows(plan, members)]
  yield* claims
  if (plan.traits.hasReferrals) yield* referralRows(plan, members, claims)
  for (const { name, suffix } of plan.signIns) {
    yield seedRow('signIn', {
      username: name,
      domainId: plan.domain.id,
      memberKey: memberKeyOf(plan, suffix),
      passwordHash,
      // Status and role apply to the subscriber; dependents are ordinary.
      status: suffix === 0 ? plan.traits.status : 'ACT',
      role: suffix === 0 ? plan.traits.role : 'member',
    })
  }
}
