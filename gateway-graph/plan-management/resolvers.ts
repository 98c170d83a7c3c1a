import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { readPlanManagement } from './rest.ts'

/** Resolvers of the plan management area. */
export const planManagementResolvers: { Viewer: Pick<ViewerResolvers, 'planManagement'> } = {
  Viewer: {
    planManagement: async (_viewer, _args, { rest }) => {
      const { directPlanCancellationStatus, directCancellationOptions, ...details } = await readPlanManagement(rest)
      return {
        ...details,
        cancellationStatus: directPlanCancellationStatus?.id ?? null,
        cancellationOptions: directCancellationOptions,
      }
    },
  },
}
