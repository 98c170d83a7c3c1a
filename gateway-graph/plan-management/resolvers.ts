import type * as rest from '../../schema/generated/gateway-types.ts'
import { orUserError } from '../failures/user-errors.ts'
import type { MutationResolvers, PlanManagement, ViewerResolvers } from '../generated/resolver-types.ts'
import { cancelPlan, readPlanManagement } from './rest.ts'

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

/** Renewal or cancellation with the schema's names; the status is the id alone. */
function toPlanManagement(answer: rest.PlanManagement): PlanManagement {
  const { directPlanCancellationStatus, directCancellationOptions, ...details } = answer
  return {
    ...details,
    cancellationStatus: directPlanCancellationStatus?.id ?? null,
    cancellationOptions: directCancellationOptions,
  }
}
