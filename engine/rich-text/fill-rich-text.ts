import type { RootContent } from 'hast'
import { fill } from '../text/fill.ts'
import type { RichText } from '../view.ts'

type Values = { readonly [name: string]: string | undefined }

function fillNode(node: RootContent, values: Values): RootContent {
  if (node.type === 'text') return { ...node, value: fill(node.value, values).text }
  if (node.type !== 'element') return node
  const { href } = node.properties
  const properties = typeof href === 'string' ? { ...node.properties, href: fill(href, values).text } : node.properties
  return {
    ...node,
    properties,
    children: node.children.map(child => {
      const filled = fillNode(child, values)
      return filled.type === 'doctype' ? child : filled
    }),
  }
}

/** Puts values in the place of `{name}` placeholders in the texts and link addresses of rich text. */
export function fillRichText(tree: RichText, values: Values): RichText {
  return { ...tree, children: tree.children.map(node => fillNode(node, values)) }
}
