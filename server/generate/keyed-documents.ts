import {
  buildASTSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { cacheKeys } from '../../schema/cache-keys.ts'
import type { Argument, Shape } from '../../web/query/shape.ts'

/** Types whose parts are kept apart, or together, by their name (web/query/answer-cache.ts). */
const named: ReadonlySet<string> = new Set(['PlanPeriod', 'Group'])

const field = (name: string, selections?: readonly SelectionNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  ...(selections && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
})

const isField = (name: string) => (node: SelectionNode) =>
  node.kind === Kind.FIELD && node.name.value === name && !node.alias

/** A selection that also asks for the fields, before all others. */
function asking(set: SelectionSetNode, names: readonly string[]): SelectionSetNode {
  const added = names.filter(name => !set.selections.some(isField(name))).map(name => field(name))
  return { ...set, selections: [...added, ...set.selections] }
}

/**
 * A document that also asks what the browser's cache needs: names of types and keys of what it keeps by itself, and with
 * every screen who asks, so that answers for different people are never mixed.
 */
export function withKeys(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema)
  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet(set) {
        const type = getNamedType(types.getParentType())
        if (!type) return undefined
        if (type === schema.getQueryType() && set.selections.some(isField('screen')))
          return set.selections.some(isField('viewer'))
            ? undefined
            : { ...set, selections: [...set.selections, field('viewer', [field('__typename'), field('id')])] }
        if (Object.hasOwn(cacheKeys, type.name))
          return asking(set, ['__typename', ...cacheKeys[type.name as keyof typeof cacheKeys]])
        return isAbstractType(type) || named.has(type.name) ? asking(set, ['__typename']) : undefined
      },
    }),
  )
}

/** The schema of which documents are completed. */
export const schemaOf = (sdl: DocumentNode): GraphQLSchema => buildASTSchema(sdl, { assumeValidSDL: true })

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * What a document asks for, as the browser has it: with its fragments in their places, each field once. A mutation whose
 * answer has nothing that the cache keeps is without it.
 */
export function shapeOf({ operation, selectionSet }: OperationDefinitionNode, fragments: Fragments): Shape {
  const shape = shapeOfSet([selectionSet], fragments)
  const isKept = operation === OperationTypeNode.QUERY || JSON.stringify(shape).includes('"__typename"')
  return isKept ? shape : []
}

function shapeOfSet(sets: readonly SelectionSetNode[], fragments: Fragments): Shape {
  const asked = new Map<string, { node: FieldNode; below: SelectionSetNode[] }>()
  const conditional: (readonly [string, Shape])[] = []
  const collect = ({ selections }: SelectionSetNode) => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        const { below } = asked.get(key) ?? { below: [] }
        asked.set(key, { node, below: node.selectionSet ? [...below, node.selectionSet] : below })
      } else if (node.directives?.length) throw new Error('Directives of fragments are not known to the browser')
      else if (node.kind === Kind.FRAGMENT_SPREAD) collect(definitionOf(node.name.value, fragments).selectionSet)
      else conditional.push([`...${node.typeCondition?.name.value}`, shapeOfSet([node.selectionSet], fragments)])
    }
  }
  sets.forEach(collect)
  const fields = [...asked.values()].map(({ node, below }) =>
    fieldShape(node, below.length > 0 ? shapeOfSet(below, fragments) : undefined),
  )
  return [...fields, ...conditional]
}

function definitionOf(name: string, fragments: Fragments): FragmentDefinitionNode {
  const found = fragments.get(name)
  if (!found) throw new Error(`No document defines the fragment ${name}`)
  return found
}

function fieldShape({ name, alias, arguments: args = [], directives = [] }: FieldNode, below: Shape | undefined) {
  const own = alias ? `${alias.value}:${name.value}` : name.value
  const [condition] = directives
  const given = Object.fromEntries(args.map(({ name, value }) => [name.value, argumentOf(value)]))
  if (condition) {
    const [{ value } = { value: undefined }] = condition.arguments ?? []
    if (directives.length > 1 || value?.kind !== Kind.VARIABLE) throw new Error(`${own} has conditions unknown here`)
    return [own, below ?? 0, given, condition.name.value as 'include' | 'skip', value.name.value] as const
  }
  if (args.length > 0) return [own, below ?? 0, given] as const
  return below ? ([own, below] as const) : own
}

function argumentOf(value: ValueNode): Argument {
  if (value.kind === Kind.VARIABLE) return `$${value.name.value}`
  if (value.kind === Kind.INT) return Number(value.value)
  if (value.kind === Kind.ENUM || value.kind === Kind.STRING) return value.value
  throw new Error(`An argument of the kind ${value.kind} is not known to the browser`)
}
