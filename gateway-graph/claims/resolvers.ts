import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { claimTypesOf, listedClaimType } from '../shared/claim-types.ts'
import { currentMember, suffixAsked } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { toClaim } from './claim.ts'
import { appliedClaimFilter, claimsAsked, claimsMetadataAsked } from './claim-filter.ts'
import { recentClaims } from './recent-claims.ts'
import { readClaim, readClaims, readClaimsMetadata } from './rest.ts'

type ClaimsResolvers = {
  Viewer: Pick<ViewerResolvers, 'recentClaims' | 'claimTypes' | 'claims' | 'claimFilters' | 'claim'>
}

/** Resolvers of the claims area. */
export const claimsResolvers: ClaimsResolvers = {
  Viewer: {
    recentClaims: async (_viewer, _args, context) => {
      const { memberSuffix } = await currentMember(context)
      return recentClaims((list, asked) => readClaims(context.rest, list, asked), memberSuffix, today(context.clock))
    },
    claimTypes: async (_viewer, _args, context) =>
      claimTypesOf(await currentMember(context), today(context.clock)).map(({ type }) => type),
    claims: async (_viewer, { filter: asked, page, size }, context) => {
      const filter = appliedClaimFilter(asked, await currentMember(context), today(context.clock))
      const { slug } = listedClaimType(filter.type)
      const answer = await readClaims(context.rest, slug, claimsAsked(filter, page, size))
      return { ...answer, filter, content: answer.content.map(claim => toClaim(claim, slug)) }
    },
    claimFilters: async (_viewer, { filter }, context) => {
      const applied = appliedClaimFilter(filter, await currentMember(context), today(context.clock))
      const { providers, statuses } = await readClaimsMetadata(context.rest, claimsMetadataAsked(applied))
      return {
        providers,
        statuses: statuses.map(({ claimStatusCode, claimStatusDescription }) => ({
          claimStatusCode,
          claimStatus: claimStatusDescription,
        })),
      }
    },
    claim: async (_viewer, { type, id, memberSuffix }, context) => {
      const { slug } = listedClaimType(type)
      return toClaim(await readClaim(context.rest, slug, id, await suffixAsked(memberSuffix, context)), slug)
    },
  },
}
