import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { buildSchema } from '../../../gateway-graph/build-schema.ts'
import knownDocuments from '../../../web/generated/known-documents.json' with { type: 'json' }

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** What a document asks of one object, by the name in the answer. */
type Asked = ReadonlyMap<string, readonly FieldNode[]>

const texts: Readonly<Record<string, string>> = knownDocuments

/**
 * Where a made-up answer of one of the client's documents could not have come from the schema: a field that its type does not
 * have, a list for one, null for what never is, a word that its enumeration does not have. What the answer leaves out is not
 * looked at, as most tests say only what they are about, nor what it has beside that the document does not ask for, as tests
 * share what they say of a member.
 */
export function misfits(id: string, data: object): string[] {
  const { definitions } = parse(texts[id] ?? '', { noLocation: true })
  const fragments: Fragments = new Map(
    definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  return definitions.flatMap(node => {
    const root = node.kind === Kind.OPERATION_DEFINITION ? buildSchema().getRootType(node.operation) : undefined
    return root && 'selectionSet' in node ? ofObject(data, root, [node.selectionSet], { fragments, place: '' }) : []
  })
}

interface Where {
  readonly fragments: Fragments
  readonly place: string
}

function ofObject(
  value: object,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  { fragments, place }: Where,
): string[] {
  const asked = askedOf(type, selections, fragments)
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = place === '' ? name : `${place}.${name}`
    const nodes = asked.get(name)
    const field = nodes?.[0] && type.getFields()[nodes[0].name.value]
    if (name === '__typename' || inner === undefined) return []
    if (!nodes || !field) return name in type.getFields() ? [] : [`${here} is in no answer`]
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    return ofValue(inner, field.type, below, { fragments, place: here })
  })
}

function ofValue(value: unknown, type: GraphQLOutputType, below: readonly SelectionSetNode[], where: Where): string[] {
  const { place } = where
  if (isNonNullType(type))
    return value === null ? [`${place} is never null`] : ofValue(value, type.ofType, below, where)
  if (value === null || value === undefined) return []
  if (isListType(type)) {
    if (!Array.isArray(value)) return [`${place} is a list`]
    return [...new Set(value.flatMap((item: unknown) => ofValue(item, type.ofType, below, where)))]
  }
  if (Array.isArray(value)) return [`${place} is no list`]
  if (isEnumType(type)) return type.getValue(String(value)) ? [] : [`${place} is never ${JSON.stringify(value)}`]
  if (typeof value !== 'object') return 'getFields' in type ? [`${place} is an object`] : []
  // Which of a union it is, its own __typename says.
  const member = isUnionType(type) ? buildSchema().getType(String((value as Named).__typename)) : type
  return isObjectType(member) ? ofObject(value, member, below, where) : []
}

interface Named {
  readonly __typename?: unknown
}

function askedOf(type: GraphQLObjectType, selections: readonly SelectionSetNode[], fragments: Fragments): Asked {
  const asked = new Map<string, FieldNode[]>()
  const add = ({ selections: nodes }: SelectionSetNode): void => {
    for (const node of nodes) {
      if (node.kind === Kind.FIELD) {
        const name = node.alias?.value ?? node.name.value
        asked.set(name, [...(asked.get(name) ?? []), node])
        continue
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
      const on = fragment?.typeCondition?.name.value
      if (fragment && (on === undefined || on === type.name || !isObjectType(buildSchema().getType(on))))
        add(fragment.selectionSet)
    }
  }
  selections.forEach(add)
  return asked
}
