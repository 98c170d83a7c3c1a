import { type DefaultTreeAdapterMap, html, parseFragment, serialize } from 'parse5'
import { svgAttributes, svgElements, svgNamespaces } from './svg-allowed.ts'

/** An SVG with nothing in it but what draws. */
export interface CleanSvg {
  readonly text: string
  /** What was taken out, as somebody who made the file knows it: `<script>`, `onload`; each once. Empty for one that was clean. */
  readonly removed: readonly string[]
}

/**
 * Cleans an SVG (CONTENT-10): elements and attributes of a list stay, and addresses within the image. The list is ours; what the
 * text says is read by the parser of browsers. Undefined for what is no SVG. Of one from which nothing was taken out readers of XML see
 * nothing else: what only they would understand, entities and instructions, counts as taken out.
 */
export function cleanSvg(text: string): CleanSvg | undefined {
  const removed = new Set<string>()
  const body = text.replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, '')
  if (/<!DOCTYPE|<!ENTITY/i.test(body)) removed.add('<!DOCTYPE>')
  if (/<\?/.test(body)) removed.add('<?…?>')
  const drawn = body.replace(/^(?:\s|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>|<\?[^>]*>)*/i, '')
  if (!/^<svg[\s/>]/i.test(drawn)) return undefined
  const roots = parseFragment(drawn).childNodes.filter(isElement)
  const [root] = roots
  if (!root || roots.length > 1 || root.tagName !== 'svg' || root.namespaceURI !== html.NS.SVG) return undefined
  // Tags of pages leave an image for readers of HTML and are not seen there, but readers of XML see them.
  if (tagsIn(drawn) !== elementsIn(root)) removed.add('tags of pages')
  cleanElement(root, removed, 0)
  if (!root.attrs.some(({ name }) => name === 'xmlns'))
    root.attrs.unshift({ name: 'xmlns', value: svgNamespaces.xmlns ?? '' })
  const kept = { ...root.parentNode, childNodes: [root] } as DefaultTreeAdapterMap['documentFragment']
  // HTML's name for a space that does not break; readers of XML do not know it.
  return { text: `${serialize(kept).replaceAll('&nbsp;', '&#160;')}\n`, removed: [...removed] }
}

/** The root's size as drawn: its width and height, or else its view box. Undefined where it says neither. */
export function svgSize(text: string): { width: number; height: number } | undefined {
  const root = parseFragment(text).childNodes.find(isElement)
  const said = (name: string) => root?.attrs.find(each => each.name === name)?.value
  const [width, height] = [lengthOf(said('width')), lengthOf(said('height'))]
  if (width !== undefined && height !== undefined) return { width, height }
  const [, , boxWidth = 0, boxHeight = 0] = (said('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined
  if (width !== undefined) return { width, height: (width * boxHeight) / boxWidth }
  return height === undefined
    ? { width: boxWidth, height: boxHeight }
    : { width: (height * boxWidth) / boxHeight, height }
}

const lengthOf = (text: string | undefined): number | undefined => {
  const [, number] = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:px)?\s*$/.exec(text ?? '') ?? []
  return number === undefined || Number(number) <= 0 ? undefined : Number(number)
}

/** How many tags begin in a text, outside of comments and of what is marked as text. */
function tagsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : undefined
    if (end !== undefined) at = text.indexOf(end, at) < 0 ? text.length : text.indexOf(end, at)
    else if (!/[!?/\s]/.test(text.charAt(at + 1))) count += 1
  }
  return count
}

function elementsIn(root: Element): number {
  let count = 0
  for (const open = [root]; open.length > 0; count += 1) open.push(...(open.pop()?.childNodes ?? []).filter(isElement))
  return count
}

type ChildNode = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']

const isElement = (node: ChildNode): node is Element => 'tagName' in node

/** Deeper than anybody draws; a reader could run out of room there. */
const deepest = 100

function cleanElement(element: Element, removed: Set<string>, depth: number): void {
  element.attrs = element.attrs.filter(attribute => {
    const name = nameOf(attribute)
    if (isAllowed(name, attribute.value)) return true
    removed.add(/^[\w:.-]{1,40}$/.test(name) ? name : 'an attribute')
    return false
  })
  element.childNodes = element.childNodes.filter(child => {
    if (child.nodeName === '#comment') return false
    if (!isElement(child)) return true
    if (child.namespaceURI === html.NS.SVG && svgElements.has(child.tagName) && depth < deepest) {
      cleanElement(child, removed, depth + 1)
      if (child.tagName !== 'style' || child.childNodes.every(isOwnStyle)) return true
    }
    removed.add(/^[\w:.-]{1,40}$/.test(child.tagName) ? `<${child.tagName}>` : 'an element')
    return false
  })
}

const nameOf = ({ prefix, name }: Element['attrs'][number]) => (prefix ? `${prefix}:${name}` : name)

function isAllowed(name: string, value: string): boolean {
  if (!svgAttributes.has(name)) return false
  if (name === 'href' || name === 'xlink:href') return /^#[^\s]+$/.test(value)
  const namespace = svgNamespaces[name]
  return namespace === undefined ? isOwn(value) : value === namespace
}

/** Whether styles reach for nothing outside the image; escapes could hide that they do. */
const isOwn = (css: string): boolean =>
  !/[\\<]|@import|expression|-moz-binding|behavior|image-set|javascript:/i.test(css) &&
  !/url\(/i.test(css.replaceAll(/url\(\s*(?:#[\w.:-]+|'#[\w.:-]+'|"#[\w.:-]+")\s*\)/gi, ''))

const isOwnStyle = (node: ChildNode): boolean => node.nodeName === '#text' && 'value' in node && isOwn(node.value)
