import type { MemberPcp, PcpSearchRequest } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'
import type { PrimaryCareProviderPage, PrimaryCareSearch } from '../generated/resolver-types.ts'
import { currentMember, readAccount } from '../shared/current-member.ts'
import { readPcpMembers, searchPcpProviders } from './rest.ts'

/** A page of providers for a search (PCP-13); null when the members or the day make no search, and nobody is asked. */
export async function searchProviders(
  context: GraphContext,
  search: PrimaryCareSearch,
  page: { page: number; size: number },
): Promise<PrimaryCareProviderPage | null> {
  const { rest } = context
  const [{ members }, own, { address }] = await Promise.all([
    readPcpMembers(rest),
    currentMember(context),
    readAccount(rest),
  ])
  const request = toSearchRequest(search, { members, ownSuffix: own.memberSuffix, homeZip: address.zipCode })
  return request ? searchPcpProviders(rest, request, page) : null
}

interface Searching {
  /** The members whom the viewer may see. */
  readonly members: readonly MemberPcp[]
  /** Suffix of the viewer. */
  readonly ownSuffix: number
  /** Postal code of the family's address: five digits or nine, or a foreign one. */
  readonly homeZip: string
}

/**
 * What `POST pcp/search` takes: by default the viewer alone, from the first day that everybody named may choose, near
 * home (PCP-12). Undefined when somebody named is not to be seen, or there is no such day or place: then nobody can be
 * found.
 */
export function toSearchRequest(
  { memberSuffixes, effectiveDate, radius, zip, searchString }: PrimaryCareSearch,
  { members, ownSuffix, homeZip }: Searching,
): PcpSearchRequest | undefined {
  const suffixes = memberSuffixes?.length ? memberSuffixes : [ownSuffix]
  const named = members.filter(({ suffix }) => suffixes.includes(suffix))
  const dates = commonDates(named.map(({ eligibleDates }) => eligibleDates))
  const date = effectiveDate ?? dates[0]
  const place = zip ?? /^\d{5}/.exec(homeZip)?.[0]
  if (place === undefined) return undefined
  if (named.length < new Set(suffixes).size || date === undefined || !dates.includes(date)) return undefined
  return {
    members: named.map(({ memberKey }) => ({ memberKey, effectiveDate: date })),
    radius,
    zip: place,
    ...(searchString ? { searchString } : {}),
  }
}

/** The days that are on everybody's list, earliest first. */
function commonDates(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists
  return first.filter(date => others.every(list => list.includes(date))).toSorted()
}
