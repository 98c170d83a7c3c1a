import type { ClaimsMetadata } from '../../schema/generated/gateway-types.ts'
import type { ClaimFilters } from '../generated/resolver-types.ts'
import { askEach } from './ask-each.ts'

/**
 * What the claims of some people can be narrowed to: every provider by name and every state by code, once (CLAIM-08,
 * MEMBER-18). Whoever's choices fail is left out; rejects when everybody's do.
 */
export async function familyClaimFilters(
  suffixes: readonly number[],
  read: (suffix: number) => Promise<ClaimsMetadata>,
): Promise<ClaimFilters> {
  const { answers, failures } = await askEach(suffixes, read)
  if (answers.length === 0) throw failures[0]?.reason
  const providers = new Map(
    answers.flatMap(({ answer }) => answer.providers.map(provider => [provider.providerId, provider])),
  )
  const statuses = new Map(
    answers.flatMap(({ answer }) =>
      answer.statuses.map(status => [status.claimStatusCode, status.claimStatusDescription]),
    ),
  )
  if (answers.length === 1) return { providers: [...providers.values()], statuses: toOptions(statuses) }
  return {
    providers: [...providers.values()].sort((one, other) => one.providerName.localeCompare(other.providerName)),
    statuses: toOptions(new Map([...statuses].sort(([one], [other]) => one.localeCompare(other)))),
  }
}

const toOptions = (statuses: ReadonlyMap<string, string>) =>
  [...statuses].map(([claimStatusCode, claimStatus]) => ({ claimStatusCode, claimStatus }))
