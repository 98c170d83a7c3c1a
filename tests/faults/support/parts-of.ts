import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'

/** One field that a document asks for, as a document of its own. */
export interface Part {
  /** Where its answer is: ["viewer", "programs"]. */
  path: readonly string[]
  text: string
}

/**
 * The parts of a query that may fail apart from each other: the fields of the viewer and the fields beside it, each in a
 * document that asks for nothing else.
 */
export function partsOf(text: string): Part[] {
  const document = parse(text)
  const operation = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION)
  if (!operation) return []
  return fieldsOf(operation.selectionSet, document).flatMap(field => {
    if (field.name.value !== 'viewer' || !field.selectionSet) return [part(document, operation, [field])]
    return fieldsOf(field.selectionSet, document).map(own => part(document, operation, [field, own]))
  })
}

/** Fields of a selection with fragments in place; what is selected under one name in several places is one field. */
function fieldsOf({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  const merged = new Map<string, FieldNode>()
  const all = selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection]
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments(document).get(selection.name.value)
    return inner ? fieldsOf(inner.selectionSet, document) : []
  })
  for (const field of all) {
    const key = keyOf(field)
    const before = merged.get(key)?.selectionSet?.selections ?? []
    const own = field.selectionSet
    merged.set(key, own ? { ...field, selectionSet: { ...own, selections: [...before, ...own.selections] } } : field)
  }
  return [...merged.values()]
}

function fragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const found = document.definitions.filter(node => node.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(found.map(fragment => [fragment.name.value, fragment]))
}

/** The operation with nothing but the field that `way` leads to, and the fragments and variables that it needs. */
function part(document: DocumentNode, operation: OperationDefinitionNode, way: readonly FieldNode[]): Part {
  const innermost = way.at(-1)
  const selectionSet = way
    .slice(0, -1)
    .reduceRight<SelectionSetNode>(
      (inner, field) => ({ kind: Kind.SELECTION_SET, selections: [{ ...field, selectionSet: inner }] }),
      { kind: Kind.SELECTION_SET, selections: innermost ? [innermost] : [] },
    )
  const whole = { ...operation, selectionSet }
  const used = namesUsed(whole, document)
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  )
  const needed = [...fragments(document).values()].filter(({ name }) => used.has(`...${name.value}`))
  return {
    path: way.map(keyOf),
    text: [{ ...whole, variableDefinitions }, ...needed].map(print).join('\n'),
  }
}

/** Names of variables, and of fragments after three dots, that a selection reaches. */
function namesUsed(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  document: DocumentNode,
  used = new Set<string>(),
): Set<string> {
  visit(node.selectionSet, {
    Variable: ({ name }) => void used.add(name.value),
    FragmentSpread: ({ name }) => {
      if (used.has(`...${name.value}`)) return
      used.add(`...${name.value}`)
      const fragment = fragments(document).get(name.value)
      if (fragment) namesUsed(fragment, document, used)
    },
  })
  return used
}

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}
