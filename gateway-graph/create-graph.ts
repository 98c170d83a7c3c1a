import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequest,
  type GraphQLRequestListener,
  HeaderMap,
} from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql'
import type { GraphContext, Log } from './context/graph-context.ts'
import { developerLimits, documentLimits } from './execution/document-limits.ts'
import { holdsForbiddenKey } from './execution/forbidden-keys.ts'
import { type GraphAnswer, type GraphError, logBug, maskError } from './execution/graph-errors.ts'
import { prepareKnownDocuments, type Runnable } from './execution/runnable.ts'

/** Largest document of a developer that is parsed, in tokens. */
const maxTokens = 2_000

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

/** The graph, ready to be asked. */
export interface Graph {
  /** Answers requests by HTTP (`executeHTTPGraphQLRequest`) once it is started; `execute` starts it by itself. */
  server: ApolloServer<GraphContext>
  /** The same for requests in process. */
  execute: Execute
}

/**
 * Apollo Server over the schema, for members and developers alike. Known documents are compiled now and named by hash, as
 * persisted queries; outside developer mode nothing else runs. Errors are masked (ERR-42). Throws when a known document does
 * not fit the schema.
 */
export function createGraph({ schema, knownDocuments, developerMode, log }: GraphOptions): Graph {
  const known = prepareKnownDocuments(schema, knownDocuments)
  const compiled = new Map([...known.values()].map(({ document, run }) => [document, run] as const))
  const requestIds = new WeakMap<object, string>()
  const server = new ApolloServer<GraphContext>({
    schema,
    documentStore: readOnly(hash => known.get(hash)?.document),
    persistedQueries: { cache: readOnly(hash => (known.has(hash) ? knownDocuments[hash] : undefined)) },
    // In production no document is parsed that is not known.
    parseOptions: { maxTokens: developerMode ? maxTokens : 0 },
    validationRules: [documentLimits(developerLimits)],
    introspection: developerMode,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: developerMode,
    csrfPrevention: { requestHeaders: ['x-portal'] },
    stopOnTerminationSignals: false,
    // Apollo does not tell this hook whose request it is: the plugin below does.
    formatError: (_, error) =>
      maskError(error, developerMode ? 'developer' : 'member', requestIds.get(Object(error) as object)),
    plugins: [
      portalPlugin(compiled, requestIds, developerMode, log),
      // Costs half a millisecond a query; the server says no-store by hand.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
    ],
    logger: quiet,
  })

  return {
    server,
    async execute({ document, variables = {}, operationName }, contextValue) {
      const asked = 'hash' in document ? { extensions: persistedQuery(document.hash) } : { query: document.text }
      const request = { ...asked, variables, ...(operationName !== undefined && { operationName }) }
      const { body } = await server.executeOperation(request, { contextValue })
      if (body.kind !== 'single') throw new Error('Apollo Server answered in parts, which no document of ours asks for')
      const { data = null, errors = [] } = body.singleResult
      // maskError made each of them.
      return { data, errors: errors as readonly GraphError[] }
    },
  }
}

/** The extension by which Apollo Server takes a document by its hash. */
export function persistedQuery(hash: string): { persistedQuery: { version: 1; sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } }
}

/** A store of Apollo Server's that holds known documents alone. Its keys are a prefix and the hash. */
function readOnly<Value>(find: (hash: string) => Value | undefined) {
  return {
    get: async (key: string) => find(key.slice(key.lastIndexOf(':') + 1)),
    set: async () => {},
    delete: async () => false,
  }
}

/** Codes of a well-formed request whose document cannot run. */
const cannotRun: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
])

/**
 * Runs known documents as compiled code; Apollo Server runs all others. Its option `gateway` would do so, too, but all that
 * a request made then stays until the next full collection, probably because of the object with a getter that it makes for
 * each: half as much memory again and a fifth more processor time.
 *
 * A document that cannot run is a 400, or a 200 for clients that ask for the older media type (GraphQL over HTTP, Media
 * Types).
 */
function portalPlugin(
  compiled: ReadonlyMap<DocumentNode, Runnable>,
  requestIds: WeakMap<object, string>,
  developerMode: boolean,
  log: Log,
): ApolloServerPlugin<GraphContext> {
  const listener: GraphQLRequestListener<GraphContext> = {
    async didResolveOperation({ request }) {
      if (!holdsForbiddenKey(request.variables)) return
      const extensions = { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } }
      throw new GraphQLError('A variable has a key that objects have already', { extensions })
    },
    async responseForOperation({ document, request, contextValue }) {
      const run = compiled.get(document)
      if (!run) return null
      const { data, errors = [] } = await run(contextValue, request.variables ?? {})
      for (const error of errors) logBug(error, log, contextValue.requestId)
      // Members' documents come by hash, also where developers may write their own.
      const audience = developerMode && request.query !== undefined ? 'developer' : 'member'
      const masked = errors.map(error => maskError(error, audience, contextValue.requestId))
      return {
        http: {
          headers: typeAskedFor(request),
          ...(data === undefined && { status: takesOlderType(request) ? 200 : 400 }),
        },
        body: {
          kind: 'single',
          singleResult: { ...(data !== undefined && { data }), ...(masked.length > 0 && { errors: masked }) },
        },
      }
    },
    async didEncounterErrors({ errors, contextValue: { requestId } }) {
      for (const error of errors) {
        requestIds.set(error, requestId)
        logBug(error, log, requestId)
      }
    },
    async willSendResponse({ errors, request, response: { http } }) {
      const code = errors?.[0]?.extensions.code
      if (code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND) http.status = 400
      if (cannotRun.has(code) && takesOlderType(request)) http.status = 200
    },
  }
  return {
    requestDidStart: async () => listener,
    async unexpectedErrorProcessingRequest({ error, requestContext: { contextValue } }) {
      logBug(new GraphQLError('', { originalError: error }), log, contextValue.requestId)
    },
  }
}

/** The server asks for one media type by now; saying it spares Apollo Server the choice. */
function typeAskedFor({ http }: GraphQLRequest): HeaderMap {
  const type = http?.headers.get('accept')
  return new HeaderMap(type === undefined ? [] : [['content-type', `${type}; charset=utf-8`]])
}

function takesOlderType({ http }: GraphQLRequest): boolean {
  return http?.headers.get('accept') === 'application/json'
}

/** Apollo's own lines may quote documents. */
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
