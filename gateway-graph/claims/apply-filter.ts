import type { Member } from '../../schema/generated/gateway-types.ts'
import type { AppliedClaimFilter, ClaimFilter } from '../generated/resolver-types.ts'
import { askedDates } from '../shared/asked-dates.ts'
import { chosenCategory } from '../shared/claim-categories.ts'

/** A filter with its defaults: the first kind that the member can have, the own claims, the last two years (CLAIM-02 to 04). */
export function applyFilter(
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
