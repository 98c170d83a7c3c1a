import { ApolloServer, type ApolloServerPlugin, type GraphQLRequest, type GraphQLRequestListener } from '@apollo/server'
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
import { type AnswerType, cannotRunStatus } from './execution/answer-type.ts'
import { callBound, tooManyCalls } from './execution/call-bound.ts'
import { developerLimits, documentLimits } from './execution/document-limits.ts'
import { holdsForbiddenKey } from './execution/forbidden-keys.ts'
import { type GraphError, logBug, maskError, tellError } from './execution/graph-errors.ts'

/** Largest document of a developer that is parsed, in tokens. */
const maxTokens = 2_000

/** A known document as Apollo Server takes it. */
interface ApolloDocument {
  text: string
  readonly document: DocumentNode
}

interface ApolloOptions {
  schema: GraphQLSchema
  known: ReadonlyMap<string, ApolloDocument>
  developerMode: boolean
  log: Log
}

/**
 * Apollo Server over the schema. Known documents are persisted queries; outside developer mode nothing else is parsed.
 * Errors are masked (ERR-42).
 */
export function apolloServer({ schema, known, developerMode, log }: ApolloOptions): ApolloServer<GraphContext> {
  const masked = new WeakMap<object, GraphError>()
  return new ApolloServer<GraphContext>({
    schema,
    documentStore: readOnly(hash => known.get(hash)?.document),
    persistedQueries: { cache: readOnly(hash => known.get(hash)?.text) },
    parseOptions: { maxTokens: developerMode ? maxTokens : 0 },
    validationRules: [documentLimits(developerLimits)],
    introspection: developerMode,
    includeStacktraceInErrorResponses: false,
    // Near names are suggested to developers alone: in production nobody is to guess the schema from them.
    hideSchemaDetailsFromClientErrors: !developerMode,
    csrfPrevention: { requestHeaders: ['x-portal'] },
    stopOnTerminationSignals: false,
    // Apollo does not tell this hook whose request it is: the plugin below masks what it can, with the request's id.
    formatError: (_, error) =>
      masked.get(Object(error) as object) ?? maskError(error, developerMode ? 'developer' : 'member'),
    plugins: [
      portalPlugin(schema, masked, developerMode, log),
      // Costs half a millisecond a query; the server says no-store by hand.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
    ],
    logger: quiet,
  })
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

function portalPlugin(
  schema: GraphQLSchema,
  masked: WeakMap<object, GraphError>,
  developerMode: boolean,
  log: Log,
): ApolloServerPlugin<GraphContext> {
  const listener: GraphQLRequestListener<GraphContext> = {
    async didResolveOperation({ request, document, operationName }) {
      if (holdsForbiddenKey(request.variables)) {
        const extensions = { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } }
        throw new GraphQLError('A variable has a key that objects have already', { extensions })
      }
      // What the client's own documents cost is known, and held to the same bound by a test.
      if (request.query === undefined) return
      const originalError = tooManyCalls(callBound(schema, document, request.variables, operationName))
      if (originalError) throw new GraphQLError(originalError.message, { originalError, extensions: refused(request) })
    },
    async didEncounterErrors({ errors, request, contextValue }) {
      // Members' documents come by hash, also where developers may write their own.
      const audience = developerMode && request.query !== undefined ? 'developer' : 'member'
      for (const error of errors) masked.set(error, tellError(error, audience, log, contextValue))
    },
    async willSendResponse({ errors, request, response: { http } }) {
      const code = errors?.[0]?.extensions.code
      if (code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND) http.status = 400
      if (cannotRun.has(code)) http.status = cannotRunStatus[typeOf(request)]
    },
  }
  return {
    requestDidStart: async () => listener,
    async unexpectedErrorProcessingRequest({ error, requestContext: { contextValue } }) {
      logBug(new GraphQLError('', { originalError: error }), log, contextValue.requestId)
    },
  }
}

/** Status of a document that cannot run, as the media type has it. */
const refused = (request: GraphQLRequest) => ({
  ...{ code: ApolloServerErrorCode.BAD_REQUEST, http: { status: cannotRunStatus[typeOf(request)] } },
})

function typeOf({ http }: GraphQLRequest): AnswerType {
  return http?.headers.get('accept') === 'application/json' ? 'application/json' : 'application/graphql-response+json'
}

/** Apollo's own lines may quote documents. */
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
