import { UpstreamError } from '../failures/portal-failure.ts'
import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { readMedicareMaterials, readMedicareMaterialsEligibility } from './rest.ts'

type MedicareMaterialsResolvers = {
  Viewer: Pick<ViewerResolvers, 'medicareMaterials' | 'medicareMaterialsEligible'>
}

/** Resolvers of the Medicare materials area. */
export const medicareMaterialsResolvers: MedicareMaterialsResolvers = {
  Viewer: {
    // Not being eligible is no failure; any other status is one, and leads to the error page (MATERIAL-02, MATERIAL-03).
    medicareMaterials: async (_viewer, _args, { rest }) => {
      try {
        return await readMedicareMaterials(rest)
      } catch (error) {
        if (error instanceof UpstreamError && error.failure.status === 403) return []
        throw error
      }
    },
    medicareMaterialsEligible: async (_viewer, _args, { rest }) =>
      (await readMedicareMaterialsEligibility(rest)).eligible,
  },
}
