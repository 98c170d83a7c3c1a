import type { AppliedClaimFilter } from '../generated/resolver-types.ts'
import { claimCategoryNames } from '../shared/claim-categories.ts'
import type { ClaimsAsked, ClaimsMetadataAsked } from './rest.ts'

/** What the gateway is asked for a page of claims: providers as a comma list, and nothing for no choice (CLAIM-06, CLAIM-07). */
export function claimsAsked(filter: AppliedClaimFilter, page: number, size: number): ClaimsAsked {
  const { startDate, endDate, memberSuffix, providerIds, statusCode } = filter
  return {
    ...{ startDate, endDate, suffix: memberSuffix, page, size },
    providerIds: providerIds.length === 0 ? undefined : providerIds.join(','),
    claimStatus: statusCode ?? undefined,
  }
}

/** What the gateway is asked for the choices of the same list: the type as a letter (CLAIM-08). */
export function claimsMetadataAsked(filter: AppliedClaimFilter): ClaimsMetadataAsked {
  const { category, startDate, endDate, memberSuffix } = filter
  return { claimType: claimCategoryNames[category].letter, startDate, endDate, suffix: memberSuffix }
}
