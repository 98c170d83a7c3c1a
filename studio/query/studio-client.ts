import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { relayStylePagination } from '@apollo/client/utilities'

/** Where somebody signs in whose session is over. */
const signIn = '/sign-in'

/** Asks the studio's graph, with a cache in which each thing stands once (STUDIO-36). */
export function createStudioClient(): ApolloClient {
  const failing = new ErrorLink(({ error, operation }) => {
    const isOver =
      (ServerError.is(error) && error.statusCode === 401) ||
      (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
    // Whoever is just being looked for may still be reading: the next thing that they do leads them there.
    if (isOver && operation.getContext().isQuiet !== true) location.assign(signIn)
  })
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin', headers: { 'x-studio': '1' } })
  return new ApolloClient({
    link: ApolloLink.from([failing, http]),
    cache: new InMemoryCache({
      possibleTypes: { Node: ['Brand', 'Draft', 'Revision'] },
      typePolicies: {
        Query: {
          fields: { revisions: relayStylePagination(), drafts: relayStylePagination(['thrownAway']) },
        },
        // There is one viewer, who has no id.
        Staff: { keyFields: [] },
      },
    }),
  })
}
