import type { Account } from '../../schema/generated/gateway-types.ts'
import type { ClaimType, ExplanationFilter } from '../generated/resolver-types.ts'
import { chosenClaimType, listedClaimType } from '../shared/claim-types.ts'
import { datesOrLookback } from '../shared/lookback.ts'
import type { EobsAsked, EobsMetadataAsked } from './rest.ts'

/** What a list of explanations is narrowed to, defaults put in. */
export interface AppliedEobFilter {
  readonly type: ClaimType
  readonly startDate: string
  readonly endDate: string
  readonly memberKey: string | undefined
  readonly providers: readonly string[]
}

/** A filter with its defaults: the first claim type that somebody of the family can have, the last two years (CLAIM-02, EOB-06). */
export function appliedEobFilter(
  filter: Partial<ExplanationFilter> | null | undefined,
  memberKey: string | undefined,
  { members }: Pick<Account, 'members'>,
  today: string,
): AppliedEobFilter {
  return {
    type: chosenClaimType(filter?.type, members, today).type,
    ...datesOrLookback(filter ?? {}, today),
    memberKey,
    providers: filter?.providers ?? [],
  }
}

/** What the gateway is asked for a page of EOBs: providers as a comma list, what was not chosen left out (EOB-03, EOB-04). */
export function eobsAsked(filter: AppliedEobFilter, page: number, size: number): EobsAsked {
  const { providers } = filter
  return {
    ...eobsMetadataAsked(filter),
    ...{ page, size },
    providerIds: providers.length === 0 ? undefined : providers.join(','),
  }
}

/** What the gateway is asked for the members and providers that a list can be narrowed to (EOB-04, EOB-05). */
export function eobsMetadataAsked({ type, startDate, endDate, memberKey }: AppliedEobFilter): EobsMetadataAsked {
  return { claimType: listedClaimType(type).code, startDate, endDate, memberKey }
}
