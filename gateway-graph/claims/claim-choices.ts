import type { ClaimsMetadata } from '../../schema/generated/gateway-types.ts'
import type { ClaimChoices } from '../generated/resolver-types.ts'
import { toProvider } from '../shared/provider.ts'
import { askEach } from './ask-each.ts'

/**
 * What the claims of some people can be narrowed to: every provider by name and every state by code, once (CLAIM-08,
 * MEMBER-18). Whoever's choices fail is left out; rejects when everybody's do.
 */
export async function claimChoices(
  suffixes: readonly number[],
  read: (suffix: number) => Promise<ClaimsMetadata>,
): Promise<ClaimChoices> {
  const { answers, failures } = await askEach(suffixes, read)
  if (answers.length === 0) throw failures[0]?.reason
  const providers = new Map(
    answers.flatMap(({ answer }) => answer.providers.map(provider => [provider.providerId, toProvider(provider)])),
  )
  const statuses = new Map(
    answers.flatMap(({ answer }) =>
      answer.statuses.map(status => [status.claimStatusCode, status.claimStatusDescription]),
    ),
  )
  if (answers.length === 1) return { providers: [...providers.values()], statuses: toChoices(statuses) }
  return {
    providers: [...providers.values()].sort((one, other) => one.name.localeCompare(other.name)),
    statuses: toChoices(new Map([...statuses].sort(([one], [other]) => one.localeCompare(other)))),
  }
}

const toChoices = (statuses: ReadonlyMap<string, string>) => [...statuses].map(([id, label]) => ({ id, label }))
