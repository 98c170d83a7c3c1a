import type { MemberPcp, PcpSearchRequest } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'
import type { PrimaryCareSearch } from '../generated/resolver-types.ts'
import { type Connection, type ConnectionArgs, readConnection } from '../shared/connection.ts'
import { currentMember, readAccount } from '../shared/current-member.ts'
import { type FoundProvider, toPrimaryCareProvider } from './find-provider.ts'
import { readPcpMembers, searchPcpProviders } from './rest.ts'

/** A part of the providers for a search (PCP-13); null, without a call, when the members or the date allow no search. */
export async function searchProviders(
  context: GraphContext,
  search: PrimaryCareSearch,
  part: ConnectionArgs,
): Promise<Connection<FoundProvider> | null> {
  const { rest } = context
  const [{ members }, own, { address }] = await Promise.all([
    readPcpMembers(rest),
    currentMember(context),
    readAccount(rest),
  ])
  const request = toSearchRequest(search, { members, ownSuffix: own.memberSuffix, homeZip: address.zipCode })
  if (!request) return null
  const {
    items,
    answer: _,
    ...place
  } = await readConnection(part, (page, size) => searchPcpProviders(rest, request, { page, size }))
  return { ...place, items: items.map(toPrimaryCareProvider) }
}

interface SearchBasis {
  /** The members whom the viewer may see. */
  readonly members: readonly MemberPcp[]
  /** Suffix of the viewer. */
  readonly ownSuffix: number
  /** Postal code of the family's address: five digits or nine, or a foreign one. */
  readonly homeZip: string
}

/**
 * The body of `POST pcp/search`: by default for the viewer alone, from the first date that all named members may choose,
 * near home (PCP-12). Undefined when a named member is not visible or there is no such date or ZIP code: then no provider
 * can be found.
 */
export function toSearchRequest(
  { suffixes: asked, from, radius, zip, searchString }: PrimaryCareSearch,
  { members, ownSuffix, homeZip }: SearchBasis,
): PcpSearchRequest | undefined {
  const suffixes = asked?.length ? asked : [ownSuffix]
  const named = members.filter(({ suffix }) => suffixes.includes(suffix))
  const dates = commonDates(named.map(({ eligibleDates }) => eligibleDates))
  const date = from ?? dates[0]
  const searchZip = zip ?? /^\d{5}/.exec(homeZip)?.[0]
  if (searchZip === undefined) return undefined
  if (named.length < new Set(suffixes).size || date === undefined || !dates.includes(date)) return undefined
  return {
    members: named.map(({ memberKey }) => ({ memberKey, effectiveDate: date })),
    radius,
    zip: searchZip,
    ...(searchString ? { searchString } : {}),
  }
}

/** The dates that are on every list, earliest first. */
function commonDates(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists
  return first.filter(date => others.every(list => list.includes(date))).toSorted()
}
