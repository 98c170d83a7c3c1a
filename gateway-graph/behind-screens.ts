import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, getDirectiveValues } from 'graphql'
import type { GraphContext } from './context/graph-context.ts'
import { PortalFailure } from './failures/portal-failure.ts'

type Resolve = GraphQLFieldResolver<unknown, GraphContext>

/**
 * Puts every mutation behind the guards of the screens that its directive names: whatever the guards of a page refuse, what
 * the page does is refused too, by a posted form, a known document or a developer's query (MEMBER-56, PERM-18).
 */
export function putBehindScreens(schema: GraphQLSchema): GraphQLSchema {
  for (const { kinds, field } of mutationsBehindScreens(schema)) {
    const resolve: Resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (parent: unknown, args, context: GraphContext, info) => {
      await refuseUnlessOpen(kinds, context)
      return resolve(parent, args, context, info)
    }
  }
  return schema
}

/** Each mutation with the kinds of screen that it belongs to; none for those of the session itself. */
export function mutationsBehindScreens(schema: GraphQLSchema) {
  const behind = schema.getDirective('behind')
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(field => {
    const values = behind && field.astNode ? getDirectiveValues(behind, field.astNode) : undefined
    return values ? [{ field, kinds: values.screens as readonly string[] }] : []
  })
}

/** Signed out there is no token, so that the gateway refuses what is not for everybody, and each screen has words for that. */
async function refuseUnlessOpen(kinds: readonly string[], { content, session, facts }: GraphContext): Promise<void> {
  const opening = await content.opens(kinds, facts)
  if (opening === 'open' || (opening === 'closed' && session.kind === 'none')) return
  throw new PortalFailure('No screen with this opens', { code: 'NOT_OPEN', status: 403, area: 'content' })
}
