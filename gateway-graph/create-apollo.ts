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
import type { GraphContext, Log } from './context.ts'
import { developerLimits, documentLimits } from './execution/document-limits.ts'
import { maxTokens } from './execution/free-documents.ts'
import { maskError } from './execution/mask-error.ts'

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
    formatError: (formatted, error) => {
      const cause = unwrapResolverError(error)
      const isFromResolver = error instanceof GraphQLError && error.path !== undefined
      return maskError(
        {
          message: formatted.message,
          ...(isFromResolver && { path: error.path, originalError: cause }),
        },
        log,
        'apollo',
        true,
      )
    },
    plugins: [
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

/** Apollo's own lines may quote documents. */
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
