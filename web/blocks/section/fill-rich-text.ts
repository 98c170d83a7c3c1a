import type { ElementContent, RootContent } from 'hast'
import type { RichText } from '../../../engine/view.ts'
import { fill } from '../../ui/format/fill.ts'

type Values = Record<string, string | number>

function fillNode<Node extends RootContent | ElementContent>(node: Node, values: Values): Node {
  if (node.type === 'text') return { ...node, value: fill(node.value, values) }
  if (node.type !== 'element') return node
  return { ...node, children: node.children.map(child => fillNode(child, values)) }
}

/** Puts the member's values in the place of `{name}` placeholders in the words of rich text. */
export function fillRichText(tree: RichText, values: Values): RichText {
  return { ...tree, children: tree.children.map(node => fillNode(node, values)) }
}
