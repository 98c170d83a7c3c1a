import { type FailureExtensions, PortalFailure } from '../failures/portal-failure.ts'
import type { BenefitPeriodResolvers, BenefitsResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { suffixAsked } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { dateOfAddressTime } from './address-time.ts'
import { benefitPeriods } from './benefit-periods.ts'
import { orderedLimits } from './limits.ts'
import { toPlanBenefits } from './plan-benefits.ts'
import { activeCategories } from './plan-eligibility.ts'
import { readBenefits, readFamilyEligibility, readLimits, readPlanPeriods } from './rest.ts'

type PlanBenefitsResolvers = {
  Viewer: Pick<ViewerResolvers, 'benefits' | 'benefitsSummary' | 'benefitHistory' | 'benefitPeriod'>
  Benefits: Pick<BenefitsResolvers, 'coverage' | 'limits' | 'service'>
  BenefitPeriod: Pick<BenefitPeriodResolvers, 'benefits'>
}

const failure = (told: Omit<FailureExtensions, 'area'>) =>
  new PortalFailure('No such benefits', { ...told, area: 'benefits' })
const benefitsNotFound = (call: string) => failure({ code: 'NOT_FOUND', status: 404, call })

/** Resolvers of what plans pay for: one for each REST call. */
export const planBenefitsResolvers: PlanBenefitsResolvers = {
  Viewer: {
    benefits: async (_viewer, { category, memberSuffix, asOf }, context) => ({
      category,
      memberSuffix: await suffixAsked(memberSuffix, context),
      asOfDate: asOf ?? today(context.clock),
    }),
    benefitsSummary: async (_viewer, { asOfTime, memberSuffix: asked }, context) => {
      const { rest, clock } = context
      const asOfDate = typeof asOfTime === 'string' ? dateOfAddressTime(asOfTime, clock.timeZone) : today(clock)
      if (asOfDate === undefined) throw failure({ code: 'BAD_REQUEST', status: 400 })
      const [memberSuffix, family] = await Promise.all([suffixAsked(asked, context), readFamilyEligibility(rest)])
      const categories = activeCategories(family, memberSuffix, asOfDate)
      return {
        memberSuffix,
        asOfDate,
        benefits: categories.map(category => ({ category, memberSuffix, asOfDate })),
      }
    },
    benefitHistory: async (_viewer, { memberSuffix }, context) => {
      const [suffix, records] = await Promise.all([suffixAsked(memberSuffix, context), readPlanPeriods(context.rest)])
      return benefitPeriods(records, suffix, today(context.clock))
    },
    benefitPeriod: async (_viewer, { effectiveTime, memberSuffix }, context) => {
      const [suffix, records] = await Promise.all([suffixAsked(memberSuffix, context), readPlanPeriods(context.rest)])
      const effectiveDate = dateOfAddressTime(effectiveTime, context.clock.timeZone)
      const periods = benefitPeriods(records, suffix, today(context.clock))
      const period = periods.find(found => found.effectiveDate === effectiveDate)
      if (!period) throw benefitsNotFound('benefits/history')
      return period
    },
  },
  Benefits: {
    coverage: async ({ category, memberSuffix: suffix, asOfDate }, _args, { rest }) =>
      toPlanBenefits(await readBenefits(rest, category, { suffix, asOfDate })),
    limits: async ({ category, memberSuffix, asOfDate }, _args, { rest }) =>
      orderedLimits(await readLimits(rest, memberSuffix, asOfDate), category),
    service: async ({ category, memberSuffix: suffix, asOfDate }, { id }, { rest }) => {
      const { details } = toPlanBenefits(await readBenefits(rest, category, { suffix, asOfDate }))
      const detail = details.find(found => found.id === id)
      if (!detail) throw benefitsNotFound(`benefits/${category.toLowerCase()}`)
      return detail
    },
  },
  BenefitPeriod: {
    benefits: ({ memberSuffix, effectiveDate, plans }, { category }) =>
      plans.some(plan => plan.category === category) ? { category, memberSuffix, asOfDate: effectiveDate } : null,
  },
}
