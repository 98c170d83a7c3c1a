import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { GraphContext } from '../../gateway-graph/context/graph-context.ts'
import type { Answered, Visit } from '../portal/visit.ts'
import type { FreeRequest } from './graphql-request.ts'

/**
 * Runs a developer's query through Apollo Server, as the member who is signed in. A mutation by GET
 * is answered `method-refused`.
 */
export async function runFree(
  apollo: ApolloServer<GraphContext>,
  visit: Visit,
  { query, ...rest }: FreeRequest,
  method: 'GET' | 'POST',
): Promise<Answered | 'method-refused'> {
  const { status, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method,
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: method === 'GET' ? searchOf({ query, ...rest }) : '',
      body: method === 'GET' ? undefined : { query, ...rest },
    },
    context: async () => visit.context(),
  })
  if (status === 405) return 'method-refused'
  if (body.kind === 'complete') return JSON.parse(body.string)
  throw new Error('Apollo Server answered in parts, which no document of ours asks for')
}

function searchOf({ query, variables, operationName }: FreeRequest): string {
  const parameters = {
    query,
    variables: JSON.stringify(variables),
    ...(operationName !== undefined && { operationName }),
  }
  return `?${new URLSearchParams(parameters)}`
}
