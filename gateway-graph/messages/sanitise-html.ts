import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'

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
  const tree = sanitize(fromHtml(html, { fragment: true }), allowed)
  if (tree.type !== 'root' || !tree.children.some(hasContent)) return null
  return withoutPositions(tree)
}

function hasContent(node: Root['children'][number]): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type === 'element' && node.children.some(hasContent)
}

/** Source positions are of no use to a client. */
function withoutPositions(root: Root): Root {
  return JSON.parse(
    JSON.stringify(root, (key, value: unknown) => (key === 'position' || key === 'data' ? undefined : value)),
  ) as Root
}
