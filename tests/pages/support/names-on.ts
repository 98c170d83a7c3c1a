import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import hidden from '../../../web/ui/visually-hidden/visually-hidden.module.css'

/** Something with an accessible name. Both are in small letters, without punctuation. */
export interface Named {
  element: string
  name: string
  /** Words that it shows; empty when it shows none, or when they are no label: those of a list or a form. */
  visible: string
}

/** Begins a line of its own, so that words before and behind it are apart. */
const blocks = new Set('address article dd div dl dt fieldset h1 h2 h3 h4 legend li p section td th tr ul'.split(' '))
const controls = new Set(['a', 'button', 'summary'])
const fields = new Set(['input', 'select', 'textarea', 'meter', 'progress'])

/** Everything on a page that has an accessible name of its own: controls, fields, pictures, and places with a label. */
export function namesOn(html: string): Named[] {
  const page = fromHtml(html)
  const elements = elementsIn(page)
  const byId = new Map(elements.map(element => [element.properties.id, element]))
  const labels = new Map<unknown, Element>()
  for (const label of elements.filter(({ tagName }) => tagName === 'label'))
    for (const field of [String(label.properties.htmlFor), ...elementsIn(label)]) labels.set(field, label)

  const nameOf = (element: Element): string => {
    const { ariaLabelledBy, ariaLabel, alt, id } = element.properties
    if (Array.isArray(ariaLabelledBy)) return ariaLabelledBy.map(other => textOf(byId.get(other), true)).join(' ')
    if (typeof ariaLabel === 'string') return ariaLabel
    if (typeof alt === 'string') return alt
    return textOf(fields.has(element.tagName) ? (labels.get(element) ?? labels.get(id)) : element, true)
  }
  return elements.flatMap(element => {
    const { tagName, properties } = element
    const isControl = controls.has(tagName)
    const isField = fields.has(tagName) && properties.type !== 'hidden'
    const hasLabel = properties.ariaLabel !== undefined || properties.ariaLabelledBy !== undefined
    if (!isControl && !isField && !hasLabel && !properties.alt) return []
    const label = isField ? (labels.get(element) ?? labels.get(properties.id)) : undefined
    const visible = isControl ? textOf(element, false) : textOf(label, false)
    return [{ element: tagName, name: words(nameOf(element)), visible: /\p{L}/u.test(visible) ? words(visible) : '' }]
  })
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function elementsIn(parent: Root | Element): Element[] {
  return parent.children.flatMap(child => (child.type === 'element' ? [child, ...elementsIn(child)] : []))
}

/** What an element says to screen readers, or what it shows. */
function textOf(node: Nodes | undefined, toReaders: boolean): string {
  if (node?.type === 'text') return node.value
  if (node?.type !== 'element') return ''
  const { tagName, properties, children } = node
  if (String(properties.ariaHidden) === 'true' || properties.hidden || tagName === 'svg') return ''
  const classes = Array.isArray(properties.className) ? properties.className : []
  if (!toReaders && (tagName === 'img' || classes.includes(hidden.hidden ?? ''))) return ''
  if (typeof properties.alt === 'string') return properties.alt
  // The options of a list within a label are what it holds, not what it is called.
  const text = fields.has(tagName) ? '' : children.map(child => textOf(child, toReaders)).join('')
  return blocks.has(tagName) ? ` ${text} ` : text
}
