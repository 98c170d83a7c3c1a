import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { readIdCardEligibility } from './rest.ts'

/** Resolvers of the ID cards area. */
export const idCardsResolvers: { Viewer: Pick<ViewerResolvers, 'idCardEligible'> } = {
  Viewer: {
    idCardEligible: async (_viewer, _args, { rest }) => (await readIdCardEligibility(rest)).eligible,
  },
}
