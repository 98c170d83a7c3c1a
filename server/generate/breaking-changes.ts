import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core'
import {
  DirectiveLocation,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

interface Told {
  /** Today, yyyy-mm-dd. */
  readonly today: string
  readonly changelog: string
}

/**
 * What a change of the schema breaks for those who ask it without having been told, a line each; empty for a change that may be made
 * (GRAPH-11). What goes was deprecated with a reason that names the day from which it may go, and the part of the changelog that is
 * not released names it. A type may be drawn anew all at once only where that part says so.
 */
export async function breakingChanges(before: GraphQLSchema, after: GraphQLSchema, told: Told): Promise<string[]> {
  const changes = (await diff(before, after)).filter(
    ({ criticality, path = '' }) => criticality.level === CriticalityLevel.Breaking && !marksSchema(before, path),
  )
  const unreleased = /^## Unreleased\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(told.changelog)?.[1] ?? ''
  const anew = namesIn(
    unreleased
      .split('\n')
      .filter(line => line.startsWith('- Drawn anew'))
      .join('\n'),
  )
  const said = namesIn(unreleased)
  return changes.flatMap(change => {
    const path = change.path ?? ''
    const [type = ''] = path.split('.')
    if (anew.has(type)) return []
    const may = change.type === 'TYPE_REMOVED' || mayGo(before, change, told.today)
    if (!may) return [`${path}: ${change.message}. Deprecate it first, with a reason and the day from which it may go`]
    return said.has(path) || said.has(type) ? [] : [`${path}: ${change.message}. Say so in CHANGELOG.md, Unreleased`]
  })
}

const inDocuments: ReadonlySet<DirectiveLocation> = new Set([
  ...[DirectiveLocation.QUERY, DirectiveLocation.MUTATION, DirectiveLocation.SUBSCRIPTION, DirectiveLocation.FIELD],
  ...[DirectiveLocation.FRAGMENT_DEFINITION, DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
  DirectiveLocation.VARIABLE_DEFINITION,
])

/** Whether a path is of a directive that documents cannot have: it marks fields and types for the portal alone. */
function marksSchema(schema: GraphQLSchema, path: string): boolean {
  const [, name = ''] = /^@(\w+)/.exec(path) ?? []
  const locations = schema.getDirective(name)?.locations ?? []
  return locations.length > 0 && locations.every(location => !inDocuments.has(location))
}

const namesIn = (text: string) => new Set([...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name))

/** Whether what was taken away had been deprecated, and the day has come that its reason names. */
function mayGo(before: GraphQLSchema, { type, path = '' }: Change, today: string): boolean {
  if (!String(type).endsWith('_REMOVED')) return false
  const reason = placeOf(before, path)?.deprecationReason ?? ''
  const day = /\d{4}-\d\d-\d\d/.exec(reason)?.[0]
  return day !== undefined && day <= today
}

type Place = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue | GraphQLArgument

function placeOf(schema: GraphQLSchema, path: string): Place | undefined {
  const [typeName = '', name = '', argument] = path.split('.')
  const type = schema.getType(typeName)
  if (isEnumType(type)) return type.getValue(name) ?? undefined
  if (isInputObjectType(type)) return type.getFields()[name]
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined
  const field = type.getFields()[name]
  return argument === undefined ? field : field?.args.find(one => one.name === argument)
}
