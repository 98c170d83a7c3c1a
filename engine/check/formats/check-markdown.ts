import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Mistake } from '../../overlay/mistake.ts'
import { checkTarget } from './check-target.ts'
import type { FormatCheck } from './format-check.ts'

const allowed = new Set<Nodes['type']>([
  'root',
  'paragraph',
  'text',
  'break',
  'emphasis',
  'strong',
  'link',
  'list',
  'listItem',
])

/** Markdown holds only what the portal shows, and its links lead somewhere. */
export const checkMarkdown: FormatCheck = (value, manifest) => {
  const mistakes: Mistake[] = []
  const visit = (node: Nodes) => {
    if (!allowed.has(node.type)) {
      mistakes.push({
        found: `Markdown with ${node.type === 'html' ? 'HTML' : node.type}`,
        expected: 'paragraphs, *emphasis*, **strong**, [links](/home) and lists',
      })
      return
    }
    if (node.type === 'link') mistakes.push(...checkTarget(node.url, manifest))
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(fromMarkdown(value))
  return mistakes
}
