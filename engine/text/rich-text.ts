import type { Nodes, RootContent } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { englishMark, withoutMarks } from '../../schema/english-mark.ts'
import type { RichText } from '../view.ts'

const lists = new Set(['ul', 'ol'])
const isLayout = (node: RootContent) => node.type === 'text' && node.value.trim() === ''

/** Without source positions, which would double the size of a page, and without line breaks between the items of a list. */
function withoutLayout(node: RootContent): RootContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }]
  if (node.type !== 'element') return []
  const { tagName, properties } = node
  // Markdown percent-encodes braces in addresses; placeholders need them as they were written.
  const href = typeof properties.href === 'string' ? { href: decodeBraces(properties.href) } : {}
  const children = node.children
    .filter(child => !(lists.has(tagName) && isLayout(child)))
    .flatMap(withoutLayout)
    .filter(child => child.type === 'text' || child.type === 'element')
  return [{ type: 'element', tagName, properties: { ...properties, ...href }, children }]
}

function decodeBraces(address: string): string {
  return address.replaceAll(/%7B([A-Za-z0-9]+)%7D/gi, '{$1}')
}

/**
 * Markdown of a manifest as a sanitised tree (UI-24): paragraphs, emphasis, strong, links and lists; raw HTML is dropped.
 * @throws TypeError for null and for anything that is not a string.
 */
export function toRichText(markdown: unknown): RichText {
  if (typeof markdown !== 'string')
    throw new TypeError(`Markdown must be a string, not ${markdown === null ? 'null' : typeof markdown}`)
  const known = trees.get(markdown)
  if (known) return known
  const isMarked = markdown.startsWith(englishMark)
  const tree = treeOf(withoutMarks(markdown))
  const made = isMarked ? { ...tree, children: tree.children.map(inEnglish) } : tree
  if (trees.size >= mostTrees) trees.clear()
  trees.set(markdown, made)
  return made
}

/** A paragraph or a list that says in which language it is: the mark alone would be lost among its parts. */
const inEnglish = (node: RichText['children'][number]) =>
  node.type === 'element' ? { ...node, properties: { ...node.properties, lang: 'en' } } : node

/** Trees by their text: brands share most of what they say. */
const trees = new Map<string, RichText>()
const mostTrees = 2_000

function treeOf(markdown: string): RichText {
  const tree: Nodes = sanitize(toHast(fromMarkdown(markdown)), allowed)
  const children = tree.type === 'root' ? tree.children : tree.type === 'element' ? [tree] : []
  return {
    type: 'root',
    children: children.flatMap(child => (child.type === 'doctype' || isLayout(child) ? [] : withoutLayout(child))),
  }
}

/** The Markdown subset of manifests as HTML: nothing else leaves `toRichText`. */
const allowed: Schema = {
  tagNames: ['p', 'br', 'em', 'strong', 'a', 'ul', 'ol', 'li'],
  attributes: { a: ['href', 'title'], ol: ['start'] },
  protocols: { href: ['https', 'tel', 'mailto'] },
  strip: ['script', 'style'],
}

/** All words of a rich text, in reading order. */
export function wordsOf(tree: unknown): string {
  if (typeof tree !== 'object' || tree === null) return ''
  if ('value' in tree && typeof tree.value === 'string') return tree.value
  return 'children' in tree && Array.isArray(tree.children) ? tree.children.map(wordsOf).join('') : ''
}
