import type { ApolloServer } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import type { GraphContext, Log } from './context/graph-context.ts'
import { persistedQuery } from './execution/answer-type.ts'
import { holdsForbiddenKey } from './execution/forbidden-keys.ts'
import { type GraphAnswer, type GraphError, tellError } from './execution/graph-errors.ts'
import { prepareKnownDocuments, prepareOneByOne, type Runnable } from './execution/runnable.ts'

interface GraphOptions {
  schema: GraphQLSchema
  /** Hash to text: the client's own documents (web/generated/known-documents.json). */
  knownDocuments: Readonly<Record<string, string>>
  /** Whether documents that are not known may run, under limits, introspection among them. Off in production. */
  developerMode: boolean
  log: Log
  /** Whether the known documents were held against this schema before, by the build: they are then compiled at their first use. */
  documentsFit?: boolean | undefined
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
  /**
   * Apollo Server, which answers any request by HTTP (`executeHTTPGraphQLRequest`). It is loaded and started when it is asked
   * for first: what members' pages ask needs none.
   */
  server(): Promise<ApolloServer<GraphContext>>
  /** Compiles, one after another, the known documents that nobody has asked yet. */
  compileAll(): Promise<void>
  /**
   * Runs a known document without Apollo Server, which costs more than the document itself. Undefined when the request is
   * not a plain one: Apollo Server says what is wrong with it, and gives the same answers to the plain ones.
   */
  runKnown(hash: string, variables: Record<string, unknown>, context: GraphContext): Promise<KnownAnswer> | undefined
  /** Answers requests in process. */
  execute: Execute
  /** Stops Apollo Server, if it was started. */
  stop(): Promise<void>
}

/**
 * The schema with the client's documents compiled, and Apollo Server for everything else. Outside developer mode nothing but
 * known documents runs. Errors are masked (ERR-42). Throws when a known document does not fit the schema.
 */
export function createGraph({ schema, knownDocuments, developerMode, log, documentsFit }: GraphOptions): Graph {
  const known = prepareKnownDocuments(schema, knownDocuments, documentsFit)
  let starting: Promise<ApolloServer<GraphContext>> | undefined
  const server = () => {
    starting ??= start()
    return starting
  }
  async function start() {
    const { apolloServer } = await import('./apollo-server.ts')
    const started = apolloServer({ schema, known, developerMode, log })
    await started.start()
    return started
  }

  const runKnown: Graph['runKnown'] = (hash, variables, context) => {
    const ready = known.get(hash)
    return ready && !holdsForbiddenKey(variables) ? run(ready.run, variables, context) : undefined
  }
  async function run(compiled: Runnable, variables: Record<string, unknown>, context: GraphContext) {
    const { errors, data } = await compiled(context, variables)
    return {
      ...(errors && { errors: errors.map(error => tellError(error, 'member', log, context)) }),
      ...(data !== undefined && { data }),
    }
  }
  async function askApollo({ document, ...request }: GraphRequest, contextValue: GraphContext): Promise<KnownAnswer> {
    const asked = 'hash' in document ? { extensions: persistedQuery(document.hash) } : { query: document.text }
    const { body } = await (await server()).executeOperation({ ...asked, ...request }, { contextValue })
    if (body.kind !== 'single') throw new Error('Apollo Server answered in parts, which no document of ours asks for')
    // Its hooks mask each of the errors.
    return body.singleResult as KnownAnswer
  }

  return {
    server,
    runKnown,
    compileAll: () => prepareOneByOne(known.values()),
    async stop() {
      await (await starting)?.stop()
    },
    async execute(request, context) {
      const { document, variables = {} } = request
      const short = 'hash' in document ? runKnown(document.hash, variables, context) : undefined
      const { data = null, errors = [] } = await (short ?? askApollo(request, context))
      return { data, errors }
    },
  }
}
