import type { Account, Member } from '../../schema/generated/gateway-types.ts'
import type { ClaimFilter, ClaimType } from '../generated/resolver-types.ts'
import { chosenClaimType, listedClaimType } from '../shared/claim-types.ts'
import { datesOrLookback } from '../shared/lookback.ts'
import type { ClaimsAsked, ClaimsMetadataAsked } from './rest.ts'

/** What a list of claims is narrowed to, defaults put in. */
export interface AppliedClaimFilter {
  readonly type: ClaimType
  readonly startDate: string
  readonly endDate: string
  readonly providers: readonly string[]
  readonly status: string | undefined
}

/** A filter with its defaults: the first claim type that somebody of the family can have, the last two years (CLAIM-02, CLAIM-04). */
export function appliedClaimFilter(
  filter: Partial<ClaimFilter> | null | undefined,
  { members }: Pick<Account, 'members'>,
  today: string,
): AppliedClaimFilter {
  return {
    type: chosenClaimType(filter?.type, members, today).type,
    ...datesOrLookback(filter ?? {}, today),
    providers: filter?.providers ?? [],
    status: filter?.status ?? undefined,
  }
}

/** How many people's claims are asked for together (MEMBER-18). */
export const mostPeopleTogether = 12

/**
 * Whose claims a list has, by suffix, and who of the family is beyond the number asked for together: the one who is named, else
 * everybody for the subscriber and the own for anybody else (CLAIM-03).
 */
export function patientsAsked(
  patient: number | null | undefined,
  viewer: Pick<Member, 'memberSuffix'>,
  { members }: Pick<Account, 'members'>,
): { readonly together: readonly number[]; readonly beyond: readonly number[] } {
  const alone = patient ?? (viewer.memberSuffix === 0 ? undefined : viewer.memberSuffix)
  if (alone !== undefined) return { together: [alone], beyond: [] }
  const family = members.map(member => member.memberSuffix).sort((one, other) => one - other)
  return { together: family.slice(0, mostPeopleTogether), beyond: family.slice(mostPeopleTogether) }
}

/** What the gateway is asked for a page of one person's claims: providers as a comma list, what was not chosen left out (CLAIM-06, CLAIM-07). */
export function claimsAsked(filter: AppliedClaimFilter, suffix: number, page: number, size: number): ClaimsAsked {
  const { startDate, endDate, providers, status } = filter
  return {
    ...{ startDate, endDate, suffix, page, size },
    providerIds: providers.length === 0 ? undefined : providers.join(','),
    claimStatus: status,
  }
}

/** What the gateway is asked for the providers and statuses that the same list can be narrowed to (CLAIM-08). */
export function claimsMetadataAsked(
  { type, startDate, endDate }: AppliedClaimFilter,
  suffix: number,
): ClaimsMetadataAsked {
  return { claimType: listedClaimType(type).code, startDate, endDate, suffix }
}
