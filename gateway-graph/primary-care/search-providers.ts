import type { GraphContext } from '../context.ts'
import type { PrimaryCareProviderPage, PrimaryCareSearch } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { readAccount } from '../shared/read-account.ts'
import { readPcpMembers, searchPcpProviders } from './rest.ts'
import { toSearchRequest } from './to-search-request.ts'

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
