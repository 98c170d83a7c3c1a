import type { MutationResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { orUserError } from '../shared/or-user-error.ts'
import { cancelPlan, readPlanManagement } from './rest.ts'
import { toPlanManagement } from './to-plan-management.ts'

type PlanManagementResolvers = {
  Viewer: Pick<ViewerResolvers, 'planManagement'>
  Mutation: Pick<MutationResolvers, 'cancelPlan'>
}

/** Resolvers of the plan management area. */
export const planManagementResolvers: PlanManagementResolvers = {
  Viewer: {
    planManagement: async (_viewer, _args, { rest }) => toPlanManagement(await readPlanManagement(rest)),
  },
  Mutation: {
    cancelPlan: async (_parent, { cancellationStatusId }, { rest }) => {
      const { answer, errors } = await orUserError(() => cancelPlan(rest, { cancellationStatusId }))
      return { planManagement: answer === undefined ? null : toPlanManagement(answer), errors }
    },
  },
}
