import type { Account } from '../../schema/generated/gateway-types.ts'
import type { AppliedEobFilter, EobFilter } from '../generated/resolver-types.ts'
import { chosenClaimType, listedClaimType } from '../shared/claim-types.ts'
import { datesOrLookback } from '../shared/lookback.ts'
import type { EobsAsked, EobsMetadataAsked } from './rest.ts'

/** A filter with its defaults: the first claim type that somebody of the family can have, everybody, the last two years (CLAIM-02, EOB-06). */
export function appliedEobFilter(
  filter: Partial<EobFilter> | null | undefined,
  { members }: Pick<Account, 'members'>,
  today: string,
): AppliedEobFilter {
  return {
    type: chosenClaimType(filter?.type, members, today).type,
    ...datesOrLookback(filter ?? {}, today),
    memberKey: filter?.memberKey ?? null,
    providerIds: filter?.providerIds ?? [],
  }
}

/** What the gateway is asked for a page of EOBs: providers as a comma list, what was not chosen left out (EOB-03, EOB-04). */
export function eobsAsked(filter: AppliedEobFilter, page: number, size: number): EobsAsked {
  const { providerIds } = filter
  return {
    ...eobsMetadataAsked(filter),
    ...{ page, size },
    providerIds: providerIds.length === 0 ? undefined : providerIds.join(','),
  }
}

/** What the gateway is asked for the members and providers that a list can be narrowed to (EOB-04, EOB-05). */
export function eobsMetadataAsked({ type, startDate, endDate, memberKey }: AppliedEobFilter): EobsMetadataAsked {
  return { claimType: listedClaimType(type).code, startDate, endDate, memberKey: memberKey ?? undefined }
}
