import type { ApolloServer } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import { apolloServer, persistedQuery } from './apollo-server.ts'
import type { GraphContext, Log } from './context/graph-context.ts'
import { holdsForbiddenKey } from './execution/forbidden-keys.ts'
import { type GraphAnswer, type GraphError, tellError } from './execution/graph-errors.ts'
import { prepareKnownDocuments, type Runnable } from './execution/runnable.ts'

interface GraphOptions {
  schema: GraphQLSchema
  /** Hash to text: the client's own documents (web/generated/known-documents.json). */
  knownDocuments: Readonly<Record<string, string>>
  /** Whether documents that are not known may run, under limits, introspection among them. Off in production. */
  developerMode: boolean
  log: Log
}

/** A document by its hash, or as text, with values for its variables. */
interface GraphRequest {
  document: { hash: string } | { text: string }
  variables?: Record<string, unknown>
  /** Which operation of a free document with several. */
  operationName?: string
}

/** Runs one request in process. The answer is `{ data, errors }` with masked errors. */
export type Execute = (request: GraphRequest, context: GraphContext) => Promise<GraphAnswer>

/** The answer of a known document, in GraphQL's own form: no data when it did not run, no errors when there were none. */
interface KnownAnswer {
  errors?: readonly GraphError[]
  data?: Record<string, unknown> | null
}

/** The graph, ready to be asked. */
export interface Graph {
  /** Answers any request by HTTP (`executeHTTPGraphQLRequest`) once it is started; `execute` starts it by itself. */
  server: ApolloServer<GraphContext>
  /**
   * Runs a known document without Apollo Server, which costs more than the document itself. Undefined when the request is
   * not a plain one: Apollo Server says what is wrong with it, and gives the same answers to the plain ones.
   */
  runKnown(hash: string, variables: Record<string, unknown>, context: GraphContext): Promise<KnownAnswer> | undefined
  /** Answers requests in process. */
  execute: Execute
}

/**
 * The schema with the client's documents compiled, and Apollo Server for everything else. Outside developer mode nothing but
 * known documents runs. Errors are masked (ERR-42). Throws when a known document does not fit the schema.
 */
export function createGraph({ schema, knownDocuments, developerMode, log }: GraphOptions): Graph {
  const known = prepareKnownDocuments(schema, knownDocuments)
  const server = apolloServer({ schema, known, developerMode, log })

  const runKnown: Graph['runKnown'] = (hash, variables, context) => {
    const ready = known.get(hash)
    return ready && !holdsForbiddenKey(variables) ? run(ready.run, variables, context) : undefined
  }
  async function run(compiled: Runnable, variables: Record<string, unknown>, context: GraphContext) {
    const { errors, data } = await compiled(context, variables)
    return {
      ...(errors && { errors: errors.map(error => tellError(error, 'member', log, context.requestId)) }),
      ...(data !== undefined && { data }),
    }
  }
  async function askApollo({ document, ...request }: GraphRequest, contextValue: GraphContext): Promise<KnownAnswer> {
    const asked = 'hash' in document ? { extensions: persistedQuery(document.hash) } : { query: document.text }
    const { body } = await server.executeOperation({ ...asked, ...request }, { contextValue })
    if (body.kind !== 'single') throw new Error('Apollo Server answered in parts, which no document of ours asks for')
    // Its hooks mask each of the errors.
    return body.singleResult as KnownAnswer
  }

  return {
    server,
    runKnown,
    async execute(request, context) {
      const { document, variables = {} } = request
      const short = 'hash' in document ? runKnown(document.hash, variables, context) : undefined
      const { data = null, errors = [] } = await (short ?? askApollo(request, context))
      return { data, errors }
    },
  }
}
