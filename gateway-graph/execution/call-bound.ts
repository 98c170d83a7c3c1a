import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { PortalFailure } from '../failures/portal-failure.ts'
import { type ConnectionArgs, callsOfPart, itemsOfPart } from '../shared/connection.ts'
import { assumedLengths, type FieldCalls, guardCalls, type ListKind, upstreamCalls } from './upstream-calls.ts'

/** How often one document may ask the insurer's services, at most (GRAPH-12). */
const mostCalls = 60

interface Count {
  readonly shared: Set<string>
  /** By what the table says of a field, so that what it limits is limited wherever the field stands. */
  readonly own: Map<FieldCalls, number>
}

/** An operation that was found valid, and its values. */
type Asked = Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments' | 'variableValues'>

/** What the walk through a document needs to know. */
interface Walk extends Asked {
  readonly lengths: Readonly<Record<ListKind, number>>
  readonly count: Count
}

/** How many calls a valid document with these values can make. Undefined when its variables do not fit, which says so by itself. */
export function callBound(
  schema: GraphQLSchema,
  document: DocumentNode,
  given: Readonly<Record<string, unknown>> = {},
  operationName?: string | null,
): number | undefined {
  const operation = getOperationAST(document, operationName)
  if (!operation) return undefined
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given)
  if (coerced === undefined) return undefined
  const fragments = Object.fromEntries(
    document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )
  try {
    return countCalls({ schema, operation, fragments, variableValues: coerced }, assumedLengths)
  } catch (error) {
    // Null in a variable that may be null, at an argument that may only be left out (graph-errors.ts).
    if (error instanceof GraphQLError) return undefined
    throw error
  }
}

/**
 * How many calls an operation makes at most with lists of these lengths: what is asked of every item counts as often as there can
 * be items, and what all fields of a request share counts once.
 */
export function countCalls(asked: Asked, lengths: Readonly<Record<ListKind, number>>): number {
  const { schema, operation } = asked
  const root = schema.getRootType(operation.operation)
  const count: Count = { shared: new Set(), own: new Map() }
  if (root) walk(operation.selectionSet, root, 1, { ...asked, lengths, count })
  return [...count.own.values()].reduce((sum, calls) => sum + calls, count.shared.size)
}

/** Why a document that could make so many calls may not run, with both numbers; undefined for one that may. */
export function tooManyCalls(calls: number | undefined): PortalFailure | undefined {
  if (calls === undefined || calls <= mostCalls) return undefined
  const failure = { code: 'TOO_MANY_CALLS', status: 400, area: 'graph' } as const
  return new PortalFailure(`It could make ${calls} calls`, { ...failure, calls, limit: mostCalls })
}

/** Goes through fragments as often as they are spread; how many fields that can be is limited before (document-limits.ts). */
function walk({ selections }: SelectionSetNode, type: GraphQLObjectType, times: number, on: Walk): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) visit(selection, type, times, on)
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      walk(selection.selectionSet, typeNamed(selection.typeCondition?.name.value, type, on), times, on)
    else {
      const fragment = on.fragments[selection.name.value]
      if (fragment) walk(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value, type, on), times, on)
    }
  }
}

/** Of a condition that names an interface, the type that it stands in says what its fields cost. */
function typeNamed(name: string | undefined, otherwise: GraphQLObjectType, { schema }: Walk): GraphQLObjectType {
  const found = name === undefined ? undefined : schema.getType(name)
  return isObjectType(found) ? found : otherwise
}

function visit(node: FieldNode, type: GraphQLObjectType, times: number, on: Walk): void {
  const field = type.getFields()[node.name.value]
  if (!field) return
  const calls = callsOf(type, field)
  const { shared = [], own = 0, items = 1, isConnection = false } = calls
  const args: Readonly<Record<string, unknown>> & ConnectionArgs = getArgumentValues(field, node, on.variableValues)
  for (const call of shared) on.count.shared.add(call)
  if (isGuarded(field)) for (const call of guardCalls) on.count.shared.add(call)
  const before = on.count.own.get(calls) ?? 0
  const each = (typeof own === 'number' ? own : own(args)) * (isConnection ? callsOfPart(args) : 1)
  on.count.own.set(
    calls,
    Math.min(before + times * each, calls.most ? on.lengths[calls.most] : Number.POSITIVE_INFINITY),
  )
  const inner = getNamedType(field.type)
  const length = typeof items === 'string' ? on.lengths[items] : items
  const inside = times * (isConnection ? itemsOfPart(args) : length)
  if (!node.selectionSet) return
  if (isObjectType(inner)) {
    walk(node.selectionSet, inner, inside, on)
    return
  }
  // A node can be of any type: each of the conditions names its own.
  for (const one of node.selectionSet.selections)
    if (one.kind !== Kind.FIELD)
      walk({ kind: Kind.SELECTION_SET, selections: [one] }, on.schema.getQueryType() ?? type, inside, on)
}

function callsOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): FieldCalls {
  const known = upstreamCalls[`${type.name}.${field.name}`]
  if (known) return known
  if (type.name === 'Mutation') return ofMutation
  const isRead = field.resolve !== undefined && field.resolve !== defaultFieldResolver
  return isRead && !isLeafType(getNamedType(field.type)) ? ofRead : {}
}

const ofMutation: FieldCalls = { shared: guardCalls, own: 3 }
const ofRead: FieldCalls = { own: 1 }

function isGuarded({ astNode }: GraphQLField<unknown, unknown>): boolean {
  return astNode?.directives?.some(({ name }) => name.value === 'behind') ?? false
}
