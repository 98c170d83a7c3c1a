import { ApolloServer } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { type DocumentNode, GraphQLError, visit } from 'graphql'
import { buildContentSchema } from '../../gateway-content/build-schema.ts'
import { type StudioContext, StudioRefusal } from '../../gateway-content/context.ts'
import { documentLimits } from '../../gateway-graph/execution/document-limits.ts'
import { holdsForbiddenKey } from '../../gateway-graph/execution/forbidden-keys.ts'

/** What a desk asks for once a second, as long as it is open: who else is in the draft (STUDIO-30). */
const ofPresence = new Set([
  ...['beInDraft', 'leaveDraft', 'userErrors', 'code', '__typename'],
  ...['draft', 'id', 'present', 'name', 'path', 'item', 'isViewer'],
])

/** Whether a document asks for nothing but who is in a draft. */
function isOfPresence(document: DocumentNode): boolean {
  const asked = new Set<string>()
  visit(document, { Field: ({ name }) => void asked.add(name.value) })
  return [...asked].every(name => ofPresence.has(name))
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * Apollo Server over the studio's schema (STUDIO-36). Staff may ask what they like, within limits; what is wrong with a
 * document is told to developers alone, and a bug to nobody but the log. `isRoutine` says of a request's context that it asked for
 * nothing but who is in a draft.
 */
export async function studioGraphql(developer: boolean, tellBug: (error: unknown) => void) {
  // A context is copied for each request, not what is in it.
  const routine = new WeakSet<StudioContext['from']>()
  const server = new ApolloServer<StudioContext>({
    schema: buildContentSchema(),
    parseOptions: { maxTokens: 2_000 },
    validationRules: [documentLimits({ depth: 12, aliases: 20, fields: 300, mutations: 1 })],
    introspection: developer,
    hideSchemaDetailsFromClientErrors: !developer,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: { requestHeaders: ['x-studio'] },
    stopOnTerminationSignals: false,
    formatError({ path, extensions, message, locations }, error) {
      const original = unwrapResolverError(error)
      const where = path && { path }
      if (original instanceof StudioRefusal)
        return { message: original.message, ...where, extensions: { code: original.code } }
      if (extensions?.code !== undefined && extensions.code !== 'INTERNAL_SERVER_ERROR')
        return {
          ...{ message: developer ? message : 'BAD_REQUEST', extensions: { code: 'BAD_REQUEST' } },
          ...(developer && locations && { locations }),
        }
      tellBug(original)
      return { message: 'INTERNAL', ...where, extensions: { code: 'INTERNAL' } }
    },
    plugins: [
      {
        requestDidStart: async () => ({
          async didResolveOperation({ request, document, contextValue }) {
            if (isOfPresence(document)) routine.add(contextValue.from)
            if (holdsForbiddenKey(request.variables))
              throw new GraphQLError('A variable has a key that objects have already', {
                extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
              })
          },
        }),
      },
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
    ],
    logger: quiet,
  })
  await server.start()
  return { server, isRoutine: (context: StudioContext) => routine.has(context.from) }
}
