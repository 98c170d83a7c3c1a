import type { GraphContext } from '../context.ts'
import type { PrimaryCareProviderPage, PrimaryCareSearch } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { PortalFailure } from '../shared/portal-failure.ts'
import { readAccount } from '../shared/read-account.ts'
import { readPcpMembers, searchPcpProviders } from './rest.ts'
import { toSearchRequest } from './to-search-request.ts'

/** A page of providers for a search (PCP-13). Throws BAD_REQUEST when the members or the day make no search. */
export async function searchProviders(
  context: GraphContext,
  search: PrimaryCareSearch,
  page: { page: number; size: number },
): Promise<PrimaryCareProviderPage> {
  const { rest } = context
  const [{ members }, own, { address }] = await Promise.all([
    readPcpMembers(rest),
    currentMember(context),
    readAccount(rest),
  ])
  const request = toSearchRequest(search, { members, ownSuffix: own.memberSuffix, homeZip: address.zipCode })
  if (request) return searchPcpProviders(rest, request, page)
  throw new PortalFailure('Members or day of a search are not eligible', {
    ...{ code: 'BAD_REQUEST', status: 400, area: 'primary-care', call: 'pcp/search' },
  })
}
