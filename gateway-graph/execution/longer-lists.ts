import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { GraphContext } from '../context/graph-context.ts'
import { countCalls, tooManyCalls } from './call-bound.ts'
import { assumedLengths, type ListKind, upstreamCalls } from './upstream-calls.ts'

type Lengths = Record<ListKind, number>
type Resolve = GraphQLFieldResolver<unknown, GraphContext>

/** How long the lists of a request are, as far as they are known and longer than was assumed. */
const lengthsOf = new WeakMap<GraphContext, Lengths>()

/**
 * Holds documents to their bound whatever the family (GRAPH-12): before a list that is longer than was assumed gives its items,
 * the document is counted with its real length, and the list refused where that is too much.
 */
export function countLongerLists(schema: GraphQLSchema): GraphQLSchema {
  for (const [place, { items }] of Object.entries(upstreamCalls)) {
    const [type = '', name = ''] = place.split('.')
    const owner = schema.getType(type)
    const field = isObjectType(owner) ? owner.getFields()[name] : undefined
    if (!field || typeof items !== 'string') continue
    const resolve: Resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (parent: unknown, args, context: GraphContext, info) => {
      const list = resolve(parent, args, context, info)
      const counted = (found: unknown) => withinBound(found, items, context, info)
      return list instanceof Promise ? list.then(counted) : counted(list)
    }
  }
  return schema
}

function withinBound(list: unknown, kind: ListKind, context: GraphContext, info: GraphQLResolveInfo): unknown {
  const known = lengthsOf.get(context) ?? assumedLengths
  if (!Array.isArray(list) || list.length <= known[kind]) return list
  const lengths = { ...known, [kind]: list.length }
  lengthsOf.set(context, lengths)
  const failure = tooManyCalls(countCalls(info, lengths))
  if (failure) throw failure
  return list
}
