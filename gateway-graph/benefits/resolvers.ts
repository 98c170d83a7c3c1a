import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { today } from '../shared/today.ts'
import { featuredCategory } from './featured-category.ts'
import { featuredLimit } from './featured-limit.ts'
import { readFamilyEligibility, readLimits, readMedicareMaterialsEligibility } from './rest.ts'
import { toPlanEligibilities } from './to-plan-eligibilities.ts'
import { toPlanEligibility } from './to-plan-eligibility.ts'

type Viewer = Pick<
  ViewerResolvers,
  'featuredLimit' | 'planEligibilities' | 'familyEligibilities' | 'medicareMaterialsEligible'
>

/** Resolvers of the benefits area. */
export const benefitsResolvers: { Viewer: Viewer } = {
  Viewer: {
    featuredLimit: async (_viewer, args, context) => {
      const category = await featuredCategory(args, context)
      if (!category) return null
      const { memberSuffix } = await currentMember(context)
      return featuredLimit(await readLimits(context.rest, memberSuffix, today(context.clock)), category)
    },
    planEligibilities: async (_viewer, _args, { rest, session, clock }) =>
      toPlanEligibilities(await readFamilyEligibility(rest), session.claims?.memberKey, today(clock)),
    familyEligibilities: async (_viewer, _args, { rest, clock }) =>
      (await readFamilyEligibility(rest)).map(record => toPlanEligibility(record, today(clock))),
    medicareMaterialsEligible: async (_viewer, _args, { rest }) =>
      (await readMedicareMaterialsEligibility(rest)).eligible,
  },
}
