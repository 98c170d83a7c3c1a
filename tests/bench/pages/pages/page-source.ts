import { fromHtml } from 'hast-util-from-html'

type Node = ReturnType<typeof fromHtml>['children'][number]
type Element = Extract<Node, { type: 'element' }>

/** How a page's elements are written down for a program. */
export interface SourceOptions {
  /** What the module imports, `Link` among it when it has one. */
  imports: string
  /** The prop of `Link` that takes the address of the portal's own pages; without one they are plain anchors. */
  linkTo?: 'to' | 'href'
  /** Whether what React drew is written, or the whole document. */
  part: 'portal' | 'document'
}

/**
 * A module whose `Page` draws a page that the portal sent from plain elements: the same DOM, with all values written into
 * the code.
 */
export function pageSource(html: string, { imports, linkTo, part }: SourceOptions): string {
  const tree = fromHtml(html)
  const found = part === 'document' ? find(tree.children, 'html') : find(tree.children, 'div', 'portal')
  if (!found) throw new Error('The portal sent no page')
  return `${imports}\nexport const Page = () => ${written(found, linkTo)}\n`
}

function find(nodes: readonly Node[], name: string, id?: string): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (node.tagName === name && (id === undefined || node.properties.id === id)) return node
    const inside = find(node.children, name, id)
    if (inside) return inside
  }
  return undefined
}

/** An element as a call of `createElement`. */
function written(node: Element, linkTo: SourceOptions['linkTo']): string {
  const props = Object.fromEntries(Object.entries(node.properties).map(([name, value]) => prop(name, value)))
  const [only] = node.children
  if (['script', 'style'].includes(node.tagName) && only?.type === 'text')
    return call(`'${node.tagName}'`, { ...props, dangerouslySetInnerHTML: { __html: only.value } }, [])
  const children = node.children.flatMap(child => {
    if (child.type === 'text')
      return node.tagName === 'html' || node.tagName === 'head' ? [] : [JSON.stringify(child.value)]
    return child.type === 'element' ? [written(child, linkTo)] : []
  })
  const { href, ...rest } = props
  const inside = node.tagName === 'a' && typeof href === 'string' && href.startsWith('/') && props.target === undefined
  if (linkTo && inside) return call('Link', { ...rest, [linkTo]: href }, children)
  return call(`'${node.tagName}'`, props, children)
}

const call = (type: string, props: object, children: readonly string[]) =>
  `createElement(${[type, JSON.stringify(props), ...children].join(', ')})`

/** A property of the parsed tree as React takes it. */
function prop(name: string, value: unknown): [string, unknown] {
  const known = /^(?:aria|data)[A-Z]/.test(name) ? name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : name
  const given = Array.isArray(value) ? value.join(' ') : value
  return [known === 'value' ? 'defaultValue' : known, given]
}
