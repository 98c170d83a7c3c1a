import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql'
import type { ScreenKind } from '../schema/generated/manifests.ts'
import { screenKindNames } from '../schema/generated/screen-kinds.ts'
import type { GraphContext, Opening } from './context/graph-context.ts'
import { PortalFailure } from './failures/portal-failure.ts'
import type { Acting, ScreenKind as ScreenKindName } from './generated/resolver-types.ts'
import { actsAsMember } from './shared/staff-role.ts'

type Resolve = GraphQLFieldResolver<unknown, GraphContext>

/**
 * Puts every mutation, and every field that only some screens show, behind the guards of the screens that its directive
 * names: whatever the guards of a page refuse, what the page does and shows is refused too, by a posted form, a known
 * document or a developer's query (MEMBER-56, PERM-18).
 */
export function putBehindScreens(schema: GraphQLSchema): GraphQLSchema {
  for (const { kinds, acting, field } of fieldsBehindScreens(schema)) {
    const resolve: Resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (parent: unknown, args, context: GraphContext, info) => {
      if (acting === 'REFUSED') refuseWhileActing(context)
      const opening = context.content.opens(kinds, context.facts)
      return opening === 'open'
        ? resolve(parent, args, context, info)
        : resolveOnceOpen(opening, resolve, [parent, args, context, info])
    }
  }
  return schema
}

/** A function of its own: what a closure needs would be kept for each field, of which nearly all open at once. */
function resolveOnceOpen(opening: Opening | Promise<Opening>, resolve: Resolve, asked: Parameters<Resolve>): unknown {
  const goOn = (known: Opening) => {
    refuseUnlessOpen(known, asked[2])
    return resolve(...asked)
  }
  return typeof opening === 'string' ? goOn(opening) : opening.then(goOn)
}

/** Each such field with the kinds of screen that it belongs to, a mutation with whether staff who act as a member may make it; none for those of the session and around every screen. */
export function fieldsBehindScreens(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  return types.flatMap(type =>
    Object.values(type.getFields()).flatMap(field => {
      const values = behindValues(schema, field)
      if (values === undefined) return []
      const acting = values.acting as Acting | undefined
      if (type.name === 'Mutation' && acting === undefined)
        throw new Error(`${field.name} must say whether staff who act as a member may make it (SEC-15)`)
      return [{ type: type.name, field, kinds: kindsIn(values), acting }]
    }),
  )
}

/** The kinds of screen that show nodes of a type; undefined for those around every screen. */
export function kindsBehind(schema: GraphQLSchema, type: GraphQLObjectType): readonly ScreenKind[] | undefined {
  const values = behindValues(schema, type)
  return values && kindsIn(values)
}

const kindOf = new Map(Object.entries(screenKindNames).map(([kind, name]) => [name, kind as ScreenKind]))

/** The kinds of screen that a directive names, as manifests name them. */
const kindsIn = ({ screens }: Record<string, unknown>): readonly ScreenKind[] =>
  (screens as readonly ScreenKindName[]).flatMap(name => kindOf.get(name) ?? [])

function behindValues(
  schema: GraphQLSchema,
  { astNode }: Pick<GraphQLObjectType | GraphQLField<unknown, unknown>, 'astNode'>,
) {
  const behind = schema.getDirective('behind')
  return behind && astNode ? getDirectiveValues(behind, astNode) : undefined
}

/** What is the member's own to change is refused before the gateway is asked, whatever that would do (SEC-15). */
function refuseWhileActing({ session }: GraphContext): void {
  if (!actsAsMember(session.claims)) return
  throw new PortalFailure('Only the member can change this', { code: 'NOT_WHILE_ACTING', status: 403, area: 'account' })
}

/** Signed out there is no token, so that the gateway refuses what is not for everybody, and each screen has words for that. */
function refuseUnlessOpen(opening: Opening, { session }: GraphContext): void {
  if (opening === 'open' || (opening === 'closed' && session.kind === 'none')) return
  throw new PortalFailure('No screen with this opens', { code: 'NOT_OPEN', status: 403, area: 'content' })
}
