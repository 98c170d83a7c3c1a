import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { categoriesOfClaims, claimCategoryNames } from '../shared/claim-categories.ts'
import { currentMember } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { toClaim } from './claim.ts'
import { appliedClaimFilter, claimsAsked, claimsMetadataAsked } from './claim-filter.ts'
import { recentClaims } from './recent-claims.ts'
import { readClaim, readClaims, readClaimsMetadata } from './rest.ts'

type Viewer = Pick<ViewerResolvers, 'recentClaims' | 'claimCategories' | 'claims' | 'claimFilters' | 'claim'>

/** Resolvers of the claims area. */
export const claimsResolvers: { Viewer: Viewer } = {
  Viewer: {
    recentClaims: async (_viewer, _args, context) => {
      const { memberSuffix } = await currentMember(context)
      return recentClaims(
        (category, asked) => readClaims(context.rest, category, asked),
        memberSuffix,
        today(context.clock),
      )
    },
    claimCategories: async (_viewer, _args, context) =>
      categoriesOfClaims(await currentMember(context)).map(({ category }) => category),
    claims: async (_viewer, { filter: asked, page, size }, context) => {
      const filter = appliedClaimFilter(asked, await currentMember(context), today(context.clock))
      const { word } = claimCategoryNames[filter.category]
      const answer = await readClaims(context.rest, word, claimsAsked(filter, page, size))
      return { ...answer, filter, content: answer.content.map(claim => toClaim(claim, word)) }
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
    claim: async (_viewer, { category, id, memberSuffix }, context) => {
      const { word } = claimCategoryNames[category]
      const suffix = memberSuffix ?? (await currentMember(context)).memberSuffix
      return toClaim(await readClaim(context.rest, word, id, suffix), word)
    },
  },
}
