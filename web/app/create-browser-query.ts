import { ApolloClient, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { createPortalLink } from './create-portal-link.ts'
import type { Answer, Query } from './portal.ts'
import { portalErrors, unreachable } from './portal-errors.ts'

/** The browser's way of asking, and the way to forget every answer (LOGOUT-08). */
export interface BrowserQuery {
  query: Query
  forget(): Promise<void>
  /** The answers kept at the moment, for whoever checks what is left. */
  kept(): unknown
}

/**
 * Runs the client's own documents over /graphql by hash. Members' data changes elsewhere too and must not outlive the
 * session, so each question is asked anew and no answer is kept.
 */
export function createBrowserQuery(send: typeof fetch = fetch): BrowserQuery {
  const client = new ApolloClient({
    link: createPortalLink(send),
    cache: new InMemoryCache(),
  })

  async function query<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>> {
    const isMutation = document.definitions.some(
      node => node.kind === 'OperationDefinition' && node.operation === 'mutation',
    )
    try {
      const { data, error } = isMutation
        ? await client.mutate<Data>({ mutation: document, variables, errorPolicy: 'all', fetchPolicy: 'no-cache' })
        : await client.query<Data>({ query: document, variables, errorPolicy: 'all', fetchPolicy: 'no-cache' })
      if (!error) return { data: data ?? null, errors: [] }
      return {
        data: data ?? null,
        errors: CombinedGraphQLErrors.is(error) ? portalErrors(error.errors) : [unreachable],
      }
    } catch {
      return { data: null, errors: [unreachable] }
    }
  }
  return { query, forget: async () => void (await client.clearStore()), kept: () => client.cache.extract() }
}
