import type { HomeBlock } from '../../schema/generated/manifests.ts'
import type { GraphContext } from '../context/graph-context.ts'
import type { CoverageCategory, ViewerFeaturedLimitArgs, ViewerResolvers } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { currentMember } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { shownAt } from '../shared/shown-at.ts'
import { comingPeriods } from './benefit-periods.ts'
import { featuredLimit, orderedLimits } from './limits.ts'
import { toPlanEligibilities, toPlanEligibility } from './plan-eligibility.ts'
import { readFamilyEligibility, readLimits } from './rest.ts'

type BenefitsResolvers = {
  Viewer: Pick<
    ViewerResolvers,
    'featuredLimit' | 'yearlyLimits' | 'comingPlans' | 'planEligibilities' | 'familyEligibilities'
  >
}

/** Resolvers of the benefits area. */
export const benefitsResolvers: BenefitsResolvers = {
  Viewer: {
    featuredLimit: async (_viewer, args, context) => {
      const category = await featuredCategory(args, context)
      if (!category) return null
      const { memberSuffix } = await currentMember(context)
      return featuredLimit(await readLimits(context.rest, memberSuffix, today(context.clock)), category)
    },
    yearlyLimits: async (_viewer, { shownAt: path }, context) => {
      if (typeof path === 'string' && !(await showsBlock('yearly-amounts', path, context))) return null
      const { memberSuffix } = await currentMember(context)
      const limits = await readLimits(context.rest, memberSuffix, today(context.clock))
      return coverageCategories.flatMap(({ category }) => orderedLimits(limits, category))
    },
    comingPlans: async (_viewer, { shownAt: path }, context) => {
      if (typeof path === 'string' && !(await showsBlock('coming-plans', path, context))) return null
      const [{ memberSuffix }, family] = await Promise.all([
        currentMember(context),
        readFamilyEligibility(context.rest),
      ])
      return comingPeriods(family, memberSuffix, today(context.clock))
        .toReversed()
        .map(({ effectiveDate, effectiveTime, plans }) => ({
          ...{ effectiveDate, effectiveTime },
          categories: plans.map(({ category }) => category),
        }))
    },
    planEligibilities: async (_viewer, _args, { rest, session, clock }) =>
      toPlanEligibilities(await readFamilyEligibility(rest), session.claims?.memberKey, today(clock)),
    familyEligibilities: async (_viewer, _args, { rest, clock }) =>
      (await readFamilyEligibility(rest)).map(record => toPlanEligibility(record, today(clock))),
  },
}

/** Whether Home at an address shows a kind of block to the member who asks. */
async function showsBlock(kind: HomeBlock['block'], path: string, context: GraphContext): Promise<boolean> {
  const { home = [] } = await shownAt(path, context)
  return home.some(({ block }) => block === kind)
}

/** The category of the featured limit: the one asked for, else the one that the screen features (HOME-53), if any. */
async function featuredCategory(
  args: ViewerFeaturedLimitArgs,
  context: GraphContext,
): Promise<CoverageCategory | undefined> {
  if (args.category || !args.shownAt) return args.category ?? undefined
  const { home = [] } = await shownAt(args.shownAt, context)
  const featured = home.flatMap(item => (item.block === 'programs' ? (item.featuredLimit?.category ?? []) : []))
  return coverageCategories.find(({ field }) => field === featured[0])?.category
}
