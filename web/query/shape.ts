import { type FieldNode, Kind, type SelectionNode, type SelectionSetNode, type ValueNode } from 'graphql'

/** A variable's name after "$", or a value. */
export type Argument = string | number

/**
 * What a document asks for, as short as it can be sent: a field's name, or "alias:name"; with what is asked below it (0 for
 * nothing), its arguments, and a condition with its variable; or "...Type" with what is asked of that type alone.
 */
export type Shape = readonly (
  | string
  | readonly [field: string, below: Shape]
  | readonly [field: string, below: Shape | 0, args: Readonly<Record<string, Argument>>]
  | readonly [
      field: string,
      below: Shape | 0,
      args: Readonly<Record<string, Argument>>,
      condition: 'include' | 'skip',
      variable: string,
    ]
)[]

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const
const variableNode = (name: string): ValueNode => ({ kind: Kind.VARIABLE, name: nameNode(name) })

/** The value of an argument; to the cache a word is the same whether it is text or of an enum. */
const valueNode = (value: Argument): ValueNode =>
  typeof value === 'number'
    ? { kind: Kind.INT, value: String(value) }
    : value.startsWith('$')
      ? variableNode(value.slice(1))
      : { kind: Kind.STRING, value }

/** The selection in the form that Apollo's cache reads and writes by. */
export const selectionOf = (shape: Shape): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: shape.map(selectionNode),
})

function selectionNode(part: Shape[number]): SelectionNode {
  const [field, below, args = {}, condition, variable = ''] = typeof part === 'string' ? [part, 0 as const] : part
  const selectionSet = below === 0 ? undefined : selectionOf(below)
  if (field.startsWith('...') && selectionSet)
    return {
      kind: Kind.INLINE_FRAGMENT,
      typeCondition: { kind: Kind.NAMED_TYPE, name: nameNode(field.slice(3)) },
      selectionSet,
    }
  const [name = '', alias] = field.split(':').toReversed()
  const given = Object.entries(args).map(([key, value]) => argumentNode(key, valueNode(value)))
  return {
    kind: Kind.FIELD,
    name: nameNode(name),
    ...(alias !== undefined && { alias: nameNode(alias) }),
    ...(given.length > 0 && { arguments: given }),
    ...(condition && { directives: [directiveNode(condition, variable)] }),
    ...(selectionSet && { selectionSet }),
  } satisfies FieldNode
}

const argumentNode = (name: string, value: ValueNode) => ({ kind: Kind.ARGUMENT, name: nameNode(name), value }) as const

const directiveNode = (name: string, variable: string) =>
  ({
    kind: Kind.DIRECTIVE,
    name: nameNode(name),
    arguments: [argumentNode('if', variableNode(variable))],
  }) as const
