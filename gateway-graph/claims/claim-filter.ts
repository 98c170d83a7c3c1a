import type { Member } from '../../schema/generated/gateway-types.ts'
import type { AppliedClaimFilter, ClaimFilter } from '../generated/resolver-types.ts'
import { chosenCategory, claimCategoryNames } from '../shared/claim-categories.ts'
import { askedDates } from '../shared/lookback.ts'
import type { ClaimsAsked, ClaimsMetadataAsked } from './rest.ts'

/** A filter with its defaults: the first kind that the member can have, the own claims, the last two years (CLAIM-02 to 04). */
export function appliedClaimFilter(
  filter: Partial<ClaimFilter> | null | undefined,
  member: Member,
  today: string,
): AppliedClaimFilter {
  return {
    category: chosenCategory(filter?.category, member).category,
    memberSuffix: filter?.memberSuffix ?? member.memberSuffix,
    ...askedDates(filter ?? {}, today),
    providerIds: filter?.providerIds ?? [],
    statusCode: filter?.statusCode ?? null,
  }
}

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
