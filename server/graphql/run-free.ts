import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { GraphContext } from '../../gateway-graph/context.ts'
import type { Answered, Visit } from '../request/visit.ts'
import type { FreeRequest } from './graphql-request.ts'

/** Runs a developer's query through Apollo Server, as the member who is signed in. */
export async function runFree(
  apollo: ApolloServer<GraphContext>,
  visit: Visit,
  { query, ...rest }: FreeRequest,
): Promise<Answered> {
  const { body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query, ...rest },
    },
    context: async () => visit.context(),
  })
  if (body.kind === 'complete') return JSON.parse(body.string)
  throw new Error('Apollo Server answered in parts, which no document of ours asks for')
}
