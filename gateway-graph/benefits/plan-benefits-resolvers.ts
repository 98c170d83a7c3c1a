import type { GraphContext } from '../context/graph-context.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
import type { BenefitsResolvers, MemberResolvers, PlanPeriodResolvers } from '../generated/resolver-types.ts'
import { today } from '../shared/dates.ts'
import { suffixOf } from '../shared/member-record.ts'
import { benefitPeriods, type FoundPeriod, periodFrom, periodOn, periodToShow } from './benefit-periods.ts'
import { orderedLimits } from './limits.ts'
import { toPlanBenefits } from './plan-benefits.ts'
import { activeCategories, dayOfSelected, dayToAsk } from './plan-eligibility.ts'
import { readBenefits, readFamilyEligibility, readLimits, readPlanPeriods } from './rest.ts'

type PlanBenefitsResolvers = {
  Member: Pick<MemberResolvers, 'benefits' | 'benefitsSummary' | 'planPeriods' | 'planPeriod'>
  Benefits: Pick<BenefitsResolvers, 'coverage' | 'limits' | 'service'>
  PlanPeriod: Pick<PlanPeriodResolvers, 'benefits'>
}

/** Resolvers of what plans pay for: one for each REST call. */
export const planBenefitsResolvers: PlanBenefitsResolvers = {
  Member: {
    benefits: async (member, { category, on }, context) => {
      const memberSuffix = await suffixOf(member, context)
      if (on) return { category, memberSuffix, date: on }
      const family = await readFamilyEligibility(context.rest)
      return { category, memberSuffix, date: dayOfSelected(family, memberSuffix, category, today(context.clock)) }
    },
    benefitsSummary: async (member, { on }, context) => {
      const { rest, clock } = context
      const memberSuffix = await suffixOf(member, context)
      const periods = await periodsOf(memberSuffix, context)
      const period = on ? periodFrom(periods, on) : periodToShow(periods)
      if (period) return summaryOf(period, today(clock))
      const date = on ?? today(clock)
      const categories = activeCategories(await readFamilyEligibility(rest), memberSuffix, date)
      return { date, period: null, benefits: categories.map(category => ({ category, memberSuffix, date })) }
    },
    planPeriods: async (member, _args, context) => periodsOf(await suffixOf(member, context), context),
    planPeriod: async (member, { on, category }, context) =>
      periodOn(await periodsOf(await suffixOf(member, context), context), on, category) ?? null,
  },
  Benefits: {
    coverage: async ({ category, memberSuffix: suffix, date: asOfDate }, _args, { rest, clock }) =>
      toPlanBenefits(await readBenefits(rest, category, { suffix, asOfDate }), today(clock)),
    limits: async ({ category, memberSuffix, date }, _args, { rest }) =>
      orderedLimits(await readLimits(rest, memberSuffix, date), category),
    service: async ({ category, memberSuffix: suffix, date: asOfDate }, { id }, { rest, clock }) => {
      const { details } = toPlanBenefits(await readBenefits(rest, category, { suffix, asOfDate }), today(clock))
      const detail = details.find(found => found.id === id)
      if (!detail) throw noSuchService(`benefits/${category.toLowerCase()}`)
      return detail
    },
  },
  PlanPeriod: {
    benefits: ({ memberSuffix, plans }, { category }, { clock }) => {
      const plan = plans.find(each => each.category === category)
      return plan ? { category, memberSuffix, date: dayToAsk(plan, today(clock)) } : null
    },
  },
}

async function periodsOf(
  memberSuffix: number,
  { rest, clock }: Pick<GraphContext, 'rest' | 'clock'>,
): Promise<FoundPeriod[]> {
  const [history, family] = await Promise.all([readPlanPeriods(rest), readFamilyEligibility(rest)])
  return benefitPeriods({ history, family }, memberSuffix, today(clock))
}

/** The benefits of each plan of a period, each as of its own day (MEMBER-05). */
function summaryOf(period: FoundPeriod, day: string) {
  const { memberSuffix, plans } = period
  return {
    ...{ period, date: dayToAsk(period, day) },
    benefits: plans.map(plan => ({ category: plan.category, memberSuffix, date: dayToAsk(plan, day) })),
  }
}

const noSuchService = (call: string) =>
  new PortalFailure('No such service', { code: 'NOT_FOUND', status: 404, area: 'benefits', call })
