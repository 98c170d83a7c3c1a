import type { GraphContext } from '../context/graph-context.ts'
import { type FailureExtensions, PortalFailure } from '../failures/portal-failure.ts'
import type { BenefitPeriodResolvers, BenefitsResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { suffixAsked } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { dateOfAddressTime } from './address-time.ts'
import { benefitPeriods, type FoundPeriod, periodOn, periodToShow } from './benefit-periods.ts'
import { orderedLimits } from './limits.ts'
import { toPlanBenefits } from './plan-benefits.ts'
import { activeCategories, dayOfSelected, dayToAsk } from './plan-eligibility.ts'
import { readBenefits, readFamilyEligibility, readLimits, readPlanPeriods } from './rest.ts'

type PlanBenefitsResolvers = {
  Viewer: Pick<ViewerResolvers, 'benefits' | 'benefitsSummary' | 'benefitPeriods' | 'benefitPeriod'>
  Benefits: Pick<BenefitsResolvers, 'coverage' | 'limits' | 'service'>
  BenefitPeriod: Pick<BenefitPeriodResolvers, 'benefits'>
}

const failure = (told: Omit<FailureExtensions, 'area'>) =>
  new PortalFailure('No such benefits', { ...told, area: 'benefits' })
const benefitsNotFound = (call: string) => failure({ code: 'NOT_FOUND', status: 404, call })

/** Resolvers of what plans pay for: one for each REST call. */
export const planBenefitsResolvers: PlanBenefitsResolvers = {
  Viewer: {
    benefits: async (_viewer, { category, memberSuffix: asked, asOf }, context) => {
      const memberSuffix = await suffixAsked(asked, context)
      if (asOf) return { category, memberSuffix, asOfDate: asOf }
      const family = await readFamilyEligibility(context.rest)
      return { category, memberSuffix, asOfDate: dayOfSelected(family, memberSuffix, category, today(context.clock)) }
    },
    benefitsSummary: async (_viewer, { asOfTime, memberSuffix: asked }, context) => {
      const { rest, clock } = context
      const day = typeof asOfTime === 'string' ? dateOfAddressTime(asOfTime, clock.timeZone) : null
      if (day === undefined) throw failure({ code: 'BAD_REQUEST', status: 400 })
      const memberSuffix = await suffixAsked(asked, context)
      const periods = await periodsOf(memberSuffix, context)
      const period = day === null ? periodToShow(periods) : periods.find(({ effectiveDate }) => effectiveDate === day)
      if (period) return summaryOf(period, today(clock))
      const asOfDate = day ?? today(clock)
      const categories = activeCategories(await readFamilyEligibility(rest), memberSuffix, asOfDate)
      const benefits = categories.map(category => ({ category, memberSuffix, asOfDate }))
      return { memberSuffix, asOfDate, period: null, benefits }
    },
    benefitPeriods: async (_viewer, { memberSuffix }, context) =>
      periodsOf(await suffixAsked(memberSuffix, context), context),
    benefitPeriod: async (_viewer, { effectiveTime, memberSuffix }, context) => {
      const periods = await periodsOf(await suffixAsked(memberSuffix, context), context)
      const day = dateOfAddressTime(effectiveTime, context.clock.timeZone)
      const period = day === undefined ? undefined : periodOn(periods, day)
      if (!period) throw benefitsNotFound('benefits/history')
      return period
    },
  },
  Benefits: {
    coverage: async ({ category, memberSuffix: suffix, asOfDate }, _args, { rest, clock }) =>
      toPlanBenefits(await readBenefits(rest, category, { suffix, asOfDate }), today(clock)),
    limits: async ({ category, memberSuffix, asOfDate }, _args, { rest }) =>
      orderedLimits(await readLimits(rest, memberSuffix, asOfDate), category),
    service: async ({ category, memberSuffix: suffix, asOfDate }, { id }, { rest, clock }) => {
      const { details } = toPlanBenefits(await readBenefits(rest, category, { suffix, asOfDate }), today(clock))
      const detail = details.find(found => found.id === id)
      if (!detail) throw benefitsNotFound(`benefits/${category.toLowerCase()}`)
      return detail
    },
  },
  BenefitPeriod: {
    benefits: ({ memberSuffix, plans }, { category }, { clock }) => {
      const plan = plans.find(each => each.category === category)
      return plan ? { category, memberSuffix, asOfDate: dayToAsk(plan, today(clock)) } : null
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
    ...{ memberSuffix, period, asOfDate: dayToAsk(period, day) },
    benefits: plans.map(plan => ({ category: plan.category, memberSuffix, asOfDate: dayToAsk(plan, day) })),
  }
}
