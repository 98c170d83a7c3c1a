import { ApolloServer } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { GraphContext, Log } from './context/graph-context.ts'
import { developerLimits, documentLimits } from './execution/document-limits.ts'
import { maxTokens } from './execution/free-documents.ts'
import { maskError, type RawError } from './execution/graph-errors.ts'

/**
 * Apollo Server over the same schema, for GraphiQL and free queries of developers; `executeHTTPGraphQLRequest` fits any
 * HTTP front. Documents are limited, errors masked, suggestions hidden. Not for members' traffic: see execute.ts.
 */
export async function createApollo(schema: GraphQLSchema, log: Log): Promise<ApolloServer<GraphContext>> {
  const server = new ApolloServer<GraphContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationRules: [documentLimits(developerLimits)],
    // Apollo does not tell this hook whose request it is: the plugin below writes the log.
    formatError: (formatted, error) => maskError(rawError(error, formatted.message), quiet, '', 'developer'),
    plugins: [
      {
        requestDidStart: async ({ contextValue: { requestId } }) => ({
          didEncounterErrors: async ({ errors }) => {
            for (const error of errors) maskError(rawError(error, error.message), log, requestId, 'developer')
          },
        }),
      },
      // Costs half a millisecond a query; the server says no-store by hand.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
    ],
    logger: quiet,
  })
  await server.start()
  return server
}

/** What a resolver threw is an error with a place in the answer; everything else is a document that was refused. */
function rawError(error: unknown, message: string): RawError {
  const isFromResolver = error instanceof GraphQLError && error.path !== undefined
  return { message, ...(isFromResolver && { path: error.path, originalError: unwrapResolverError(error) }) }
}

/** Apollo's own lines may quote documents. */
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
