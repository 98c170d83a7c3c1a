import { ApolloClient, CombinedGraphQLErrors } from '@apollo/client'
import { createPortalLink } from './create-portal-link.ts'
import type { KnownDocument } from './known-document.ts'
import { NoCache } from './no-cache.ts'
import type { Answer, Query } from './portal.ts'
import { portalErrors, unreachable } from './portal-errors.ts'

/** The browser's way of asking, and the way to drop answers that are still to come (LOGOUT-08). */
export interface BrowserQuery {
  query: Query
  forget(): Promise<void>
}

/**
 * Runs the client's own documents over /graphql by hash. Members' data changes elsewhere too and must not outlive the
 * session, so each question is asked anew and no answer is kept.
 */
export function createBrowserQuery(send: typeof fetch = fetch): BrowserQuery {
  const client = new ApolloClient({
    link: createPortalLink(send),
    cache: new NoCache(),
  })

  async function query<Data, Variables extends Record<string, unknown>>(
    document: KnownDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>> {
    const isMutation = document.definitions.some(
      node => node.kind === 'OperationDefinition' && node.operation === 'mutation',
    )
    const asked = { variables, context: { id: document.id }, errorPolicy: 'all', fetchPolicy: 'no-cache' } as const
    try {
      const { data, error } = isMutation
        ? await client.mutate<Data>({ ...asked, mutation: document })
        : await client.query<Data>({ ...asked, query: document })
      if (!error) return { data: data ?? null, errors: [] }
      return {
        data: data ?? null,
        errors: CombinedGraphQLErrors.is(error) ? portalErrors(error.errors) : [unreachable],
      }
    } catch {
      return { data: null, errors: [unreachable] }
    }
  }
  return { query, forget: async () => void (await client.clearStore()) }
}
