import type { Account, Member } from '../../schema/generated/gateway-types.ts'
import type { AppliedClaimFilter, ClaimFilter } from '../generated/resolver-types.ts'
import { chosenClaimType, listedClaimType } from '../shared/claim-types.ts'
import { datesOrLookback } from '../shared/lookback.ts'
import type { ClaimsAsked, ClaimsMetadataAsked } from './rest.ts'

/**
 * A filter with its defaults: the first claim type that somebody of the family can have, the claims of the whole family for the
 * subscriber and the own for anybody else, the last two years (CLAIM-02 to 04).
 */
export function appliedClaimFilter(
  filter: Partial<ClaimFilter> | null | undefined,
  member: Pick<Member, 'memberSuffix'>,
  { members }: Pick<Account, 'members'>,
  today: string,
): AppliedClaimFilter {
  return {
    type: chosenClaimType(filter?.type, members, today).type,
    memberSuffix: filter?.memberSuffix ?? (member.memberSuffix === 0 ? null : member.memberSuffix),
    ...datesOrLookback(filter ?? {}, today),
    providerIds: filter?.providerIds ?? [],
    statusCode: filter?.statusCode ?? null,
  }
}

/** How many people's claims are asked for together (MEMBER-18). */
const mostPeople = 12

/** Whose claims a filter means, by suffix, and who of the family is beyond the number asked for together. */
export function suffixesAsked(
  { memberSuffix }: Pick<AppliedClaimFilter, 'memberSuffix'>,
  { members }: Pick<Account, 'members'>,
): { readonly together: readonly number[]; readonly beyond: readonly number[] } {
  if (memberSuffix !== null) return { together: [memberSuffix], beyond: [] }
  const family = members.map(member => member.memberSuffix).sort((one, other) => one - other)
  return { together: family.slice(0, mostPeople), beyond: family.slice(mostPeople) }
}

/** What the gateway is asked for a page of one person's claims: providers as a comma list, what was not chosen left out (CLAIM-06, CLAIM-07). */
export function claimsAsked(filter: AppliedClaimFilter, suffix: number, page: number, size: number): ClaimsAsked {
  const { startDate, endDate, providerIds, statusCode } = filter
  return {
    ...{ startDate, endDate, suffix, page, size },
    providerIds: providerIds.length === 0 ? undefined : providerIds.join(','),
    claimStatus: statusCode ?? undefined,
  }
}

/** What the gateway is asked for the providers and statuses that the same list can be narrowed to (CLAIM-08). */
export function claimsMetadataAsked(
  { type, startDate, endDate }: AppliedClaimFilter,
  suffix: number,
): ClaimsMetadataAsked {
  return { claimType: listedClaimType(type).code, startDate, endDate, suffix }
}
