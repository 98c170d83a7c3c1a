import type { QueryResolvers } from '../generated/resolver-types.ts'
import { findEobByClaim } from './rest.ts'

/** Resolvers of the EOBs area. */
export const eobsResolvers: { Query: Pick<QueryResolvers, 'eobDocumentId'> } = {
  Query: {
    eobDocumentId: async (_parent, { claimId }, { rest }) => (await findEobByClaim(rest, claimId)).documentId,
  },
}
