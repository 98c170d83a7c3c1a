import type { Member } from '../../schema/generated/gateway-types.ts'
import type { AppliedEobFilter, EobFilter } from '../generated/resolver-types.ts'
import { chosenCategory, claimCategoryNames } from '../shared/claim-categories.ts'
import { askedDates } from '../shared/lookback.ts'
import type { EobsAsked, EobsMetadataAsked } from './rest.ts'

/** A filter with its defaults: the first kind of claims that the member can have, everybody, the last two years (CLAIM-02, EOB-06). */
export function appliedEobFilter(
  filter: Partial<EobFilter> | null | undefined,
  member: Member,
  today: string,
): AppliedEobFilter {
  return {
    category: chosenCategory(filter?.category, member).category,
    ...askedDates(filter ?? {}, today),
    memberKey: filter?.memberKey ?? null,
    providerIds: filter?.providerIds ?? [],
  }
}

/** What the gateway is asked for the choices of a list: the type as a letter, and a member only when chosen (EOB-04, EOB-05). */
export function eobsMetadataAsked({ category, startDate, endDate, memberKey }: AppliedEobFilter): EobsMetadataAsked {
  return { claimType: claimCategoryNames[category].letter, startDate, endDate, memberKey: memberKey ?? undefined }
}

/** What the gateway is asked for a page of EOBs: providers as a comma list, and nothing for no choice (EOB-03, EOB-04). */
export function eobsAsked(filter: AppliedEobFilter, page: number, size: number): EobsAsked {
  const { providerIds } = filter
  return {
    ...eobsMetadataAsked(filter),
    ...{ page, size },
    providerIds: providerIds.length === 0 ? undefined : providerIds.join(','),
  }
}
