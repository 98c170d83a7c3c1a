import type { GraphContext } from '../context/graph-context.ts'
import type { CoverageCategory, Limit, MemberResolvers } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { currentMember } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { suffixOf } from '../shared/member-record.ts'
import { comingPeriods, type FoundPeriod } from './benefit-periods.ts'
import { orderedLimits } from './limits.ts'
import { planRecordsOf } from './plan-eligibility.ts'
import { readFamilyEligibility, readLimits } from './rest.ts'

type BenefitsResolvers = {
  Member: Pick<MemberResolvers, 'limits' | 'planRecords'>
}

/** Resolvers of the benefits area. */
export const benefitsResolvers: BenefitsResolvers = {
  Member: {
    limits: async (member, { category }, context) =>
      limitsOf(await suffixOf(member, context), category ?? undefined, context),
    planRecords: async ({ memberKey }, _args, { rest, clock }) =>
      planRecordsOf(await readFamilyEligibility(rest), memberKey, today(clock)),
  },
}

/** The valid limits of a member in the plan year of today: of one kind of coverage, or of all (CALL-36, CONST-10). */
export async function limitsOf(
  suffix: number,
  only: CoverageCategory | undefined,
  { rest, clock }: Pick<GraphContext, 'rest' | 'clock'>,
): Promise<Limit[]> {
  const limits = await readLimits(rest, suffix, today(clock))
  const asked = coverageCategories.filter(({ category }) => only === undefined || category === only)
  return asked.flatMap(({ category }) => orderedLimits(limits, category))
}

/** The viewer's periods that have not begun, the next one first (MEMBER-02). */
export async function comingPeriodsOfViewer(context: GraphContext): Promise<FoundPeriod[]> {
  const [{ memberSuffix }, family] = await Promise.all([currentMember(context), readFamilyEligibility(context.rest)])
  return comingPeriods(family, memberSuffix, today(context.clock)).toReversed()
}
