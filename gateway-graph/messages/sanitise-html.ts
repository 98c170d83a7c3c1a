import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { englishMark, isMarked, withoutMarks } from '../../schema/english-mark.ts'

/** What HTML of the service may contain; everything else is dropped, scripts and styles with their content. */
const allowed: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'div', 'span', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], th: ['scope', 'colSpan', 'rowSpan'], td: ['colSpan', 'rowSpan'] },
  protocols: { href: ['https', 'tel', 'mailto'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title'],
  allowComments: false,
  allowDoctypes: false,
}

/** HTML of the service as a tree that is safe to render (CONTACT-03, CONTACT-04); null when nothing is left of it. */
export function sanitiseHtml(html: string): Root | null {
  const tree = sanitize(fromHtml(withoutMarks(html), { fragment: true }), allowed)
  if (tree.type !== 'root' || !tree.children.some(hasContent)) return null
  return withoutPositions(tree, isMarked(html) ? englishMark : '')
}

function hasContent(node: Root['children'][number]): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type === 'element' && node.children.some(hasContent)
}

/** Source positions are of no use to a client. A mark of the whole would be lost among its parts: each text has it (LOCALE-06). */
function withoutPositions(root: Root, mark: string): Root {
  return JSON.parse(
    JSON.stringify(root, (key, value: unknown) => {
      if (key === 'position' || key === 'data') return undefined
      return key === 'value' && typeof value === 'string' && value.trim() !== '' ? mark + value : value
    }),
  ) as Root
}
