import type { MissingClaimsReason, ViewerResolvers } from '../generated/resolver-types.ts'
import { claimTypesOf, listedClaimType } from '../shared/claim-types.ts'
import { currentMember, memberOf, readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { toClaim } from './claim.ts'
import { appliedClaimFilter, claimsAsked, claimsMetadataAsked, suffixesAsked } from './claim-filter.ts'
import { familyClaimFilters } from './family-claim-filters.ts'
import { familyClaims } from './family-claims.ts'
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
    claimTypes: async (_viewer, _args, { rest, clock }) =>
      claimTypesOf((await readAccount(rest)).members, today(clock)).map(({ type }) => type),
    claims: async (_viewer, { filter: asked, page, size }, context) => {
      const account = await readAccount(context.rest)
      const viewer = memberOf(account, context.session)
      const filter = appliedClaimFilter(asked, viewer, account, today(context.clock))
      const { slug } = listedClaimType(filter.type)
      const { together, beyond } = suffixesAsked(filter, account)
      const read = (suffix: number, page: number, size: number) =>
        readClaims(context.rest, slug, claimsAsked(filter, suffix, page, size))
      const [alone = viewer.memberSuffix] = together
      const { failed, ...answer } =
        together.length > 1
          ? await familyClaims(together, { page, size }, read)
          : { ...(await read(alone, page, size)), failed: [] }
      return {
        ...answer,
        filter,
        content: answer.content.map(claim => toClaim(claim, slug, viewer.memberSuffix)),
        missing: [...missing('FAILED', failed), ...missing('FAMILY_TOO_LARGE', beyond)],
      }
    },
    claimFilters: async (_viewer, { filter }, context) => {
      const account = await readAccount(context.rest)
      const applied = appliedClaimFilter(filter, memberOf(account, context.session), account, today(context.clock))
      const { together } = suffixesAsked(applied, account)
      return familyClaimFilters(together, suffix =>
        readClaimsMetadata(context.rest, claimsMetadataAsked(applied, suffix)),
      )
    },
    claim: async (_viewer, { type, id, memberSuffix }, context) => {
      const { slug } = listedClaimType(type)
      const viewer = await currentMember(context)
      return toClaim(
        await readClaim(context.rest, slug, id, memberSuffix ?? viewer.memberSuffix),
        slug,
        viewer.memberSuffix,
      )
    },
  },
}

/** Those whose claims are not in a list, each with the reason. */
const missing = (reason: MissingClaimsReason, suffixes: readonly number[]) =>
  suffixes.map(memberSuffix => ({ memberSuffix, reason }))
