import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** An HTML page as a test looks at it. */
export interface ReadPage {
  /** All elements with one of the names, in order; below one element when it is given. */
  all(names: readonly string[], below?: Element): Element[]
  /** The element with this id. */
  byId(id: string): Element | undefined
  /** The text of an element; nothing for none. */
  text(element: Element | undefined): string
}

/** Parses a page as a browser would. */
export function readPage(text: string): ReadPage {
  const root = fromHtml(text)
  const everything = [...elements(root)]
  return {
    all: (names, below) =>
      (below === undefined ? everything : [...elements(below)]).filter(e => names.includes(e.tagName)),
    byId: id => everything.find(element => element.properties.id === id),
    text: element => (element === undefined ? '' : nodeText(element)),
  }
}

function* elements(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elements(child)
  }
}

function nodeText(node: RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(nodeText).join('') : ''
}
