import type { ClaimResolvers, QueryResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { currentMember, readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { eobOfClaim, toEob } from './eob.ts'
import { appliedEobFilter, eobsAsked, eobsMetadataAsked } from './eob-filter.ts'
import { findEobByClaim, readEob, readEobs, readEobsMetadata } from './rest.ts'

type EobsResolvers = {
  Query: Pick<QueryResolvers, 'eobDocumentId'>
  Viewer: Pick<ViewerResolvers, 'eobs' | 'eobFilters' | 'eob' | 'eobByClaim'>
  Claim: Pick<ClaimResolvers, 'eob'>
}

/** Code of claims that are paid and have an EOB (CONST-33). */
const paid = '02'

/** Resolvers of the EOBs area. */
export const eobsResolvers: EobsResolvers = {
  Query: {
    eobDocumentId: async (_parent, { claimId }, { rest }) => (await findEobByClaim(rest, claimId)).documentId,
  },
  Viewer: {
    eobs: async (_viewer, { filter: asked, page, size }, context) => {
      const filter = appliedEobFilter(asked, await readAccount(context.rest), today(context.clock))
      const answer = await readEobs(context.rest, eobsAsked(filter, page, size))
      return { ...answer, filter, content: answer.content.map(toEob) }
    },
    eobFilters: async (_viewer, { filter }, context) => {
      const applied = appliedEobFilter(filter, await readAccount(context.rest), today(context.clock))
      return readEobsMetadata(context.rest, eobsMetadataAsked(applied))
    },
    eob: async (_viewer, { documentId }, { rest }) => toEob(await readEob(rest, documentId)),
    eobByClaim: (_viewer, { claimId }, { rest }) => eobOfClaim(rest, claimId),
  },
  Claim: {
    // A dependent would only be refused: the field is empty instead, so that a list of claims has no errors.
    eob: async ({ id, claimStatusCode }, _args, context) => {
      if (claimStatusCode !== paid || (await currentMember(context)).memberSuffix !== 0) return null
      return eobOfClaim(context.rest, id)
    },
  },
}
