import { type DocumentNode, type FragmentDefinitionNode, Kind, visit } from 'graphql'

/** Fragments by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * A document with every fragment that it spreads, directly or through another fragment, and does not define itself.
 * They follow in the order in which they are met.
 */
export function withFragments(document: DocumentNode, fragments: Fragments): DocumentNode {
  const met = new Set(
    document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])),
  )
  const added: FragmentDefinitionNode[] = []
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || met.has(name.value)) return
        met.add(name.value)
        added.push(fragment)
        collect(fragment)
      },
    })
  collect(document)
  return { kind: Kind.DOCUMENT, definitions: [...document.definitions, ...added] }
}
