import type { Member } from '../../schema/generated/gateway-types.ts'
import type { AppliedClaimFilter, ClaimFilter } from '../generated/resolver-types.ts'
import { chosenClaimType, listedClaimType } from '../shared/claim-types.ts'
import { datesOrLookback } from '../shared/lookback.ts'
import type { ClaimsAsked, ClaimsMetadataAsked } from './rest.ts'

/** A filter with its defaults: the first claim type that the member can have, own claims, the last two years (CLAIM-02 to 04). */
export function appliedClaimFilter(
  filter: Partial<ClaimFilter> | null | undefined,
  member: Member,
  today: string,
): AppliedClaimFilter {
  return {
    type: chosenClaimType(filter?.type, member, today).type,
    memberSuffix: filter?.memberSuffix ?? member.memberSuffix,
    ...datesOrLookback(filter ?? {}, today),
    providerIds: filter?.providerIds ?? [],
    statusCode: filter?.statusCode ?? null,
  }
}

/** What the gateway is asked for a page of claims: providers as a comma list, what was not chosen left out (CLAIM-06, CLAIM-07). */
export function claimsAsked(filter: AppliedClaimFilter, page: number, size: number): ClaimsAsked {
  const { startDate, endDate, memberSuffix, providerIds, statusCode } = filter
  return {
    ...{ startDate, endDate, suffix: memberSuffix, page, size },
    providerIds: providerIds.length === 0 ? undefined : providerIds.join(','),
    claimStatus: statusCode ?? undefined,
  }
}

/** What the gateway is asked for the providers and statuses that the same list can be narrowed to (CLAIM-08). */
export function claimsMetadataAsked({
  type,
  startDate,
  endDate,
  memberSuffix,
}: AppliedClaimFilter): ClaimsMetadataAsked {
  return { claimType: listedClaimType(type).code, startDate, endDate, suffix: memberSuffix }
}
