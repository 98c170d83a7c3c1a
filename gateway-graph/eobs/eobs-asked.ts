import type { AppliedEobFilter } from '../generated/resolver-types.ts'
import { claimCategoryNames } from '../shared/claim-categories.ts'
import type { EobsAsked, EobsMetadataAsked } from './rest.ts'

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
