import { findNodeAtLocation, findNodeAtOffset, getNodeValue, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import { layoutOf, lineWidth, printed } from './printed.ts'

const endOf = ({ offset, length }: Node) => offset + length
const isHolder = (node: Node) => node.type === 'object' || node.type === 'array'
const spliced = (text: string, from: number, to: number, put: string) => text.slice(0, from) + put + text.slice(to)
const textOf = (text: string, node: Node) => text.slice(node.offset, endOf(node))
const isSpread = (text: string, node: Node) => isHolder(node) && textOf(text, node).includes('\n')

/** What stands before the first sign of the line that an offset is in. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

const isFirstInLine = (text: string, { offset }: Node) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === ''

/**
 * A text with one value otherwise, or without it where it is undefined: all else stays as somebody wrote it, and what is new is
 * written in the way of what it stands beside (STUDIO-08). -1 is the end of a list.
 */
export function withValue(text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, path)
  if (value === undefined) return node ? without(text, node) : text
  if (!root || path.length === 0)
    return root
      ? replaced(text, root, value)
      : printed(built(path, value), { layout: layoutOf(text), indent: '', column: 0, isSpread: true })
  if (node && !isArrayInsertion) return replaced(text, node, value)
  // What is around it may not be there yet.
  let depth = path.length - 1
  while (depth > 0 && !findNodeAtLocation(root, path.slice(0, depth))) depth -= 1
  const around = findNodeAtLocation(root, path.slice(0, depth)) ?? root
  const [key = '', ...inside] = path.slice(depth)
  if (around.type !== (typeof key === 'number' ? 'array' : 'object'))
    return replaced(text, around, built(path.slice(depth), value))
  return withEntry(text, around, key, at => printed(built(inside, value), at))
}

/** A value as it is written, to be put elsewhere. */
interface Cut {
  readonly written: string
  readonly indent: string
}

/** A text without the value at a path, and the value as it is written. */
export function cutOut(text: string, path: JSONPath): { text: string; cut: Cut } | undefined {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, path)
  return (
    node && { text: without(text, node), cut: { written: textOf(text, node), indent: indentAt(text, node.offset) } }
  )
}

/** A text with a value put into a list as it is written, before the entry at an index; -1 is the end. */
export function withCut(text: string, list: JSONPath, index: number, { written, indent: was }: Cut): string {
  const root = parseTree(text)
  const target = root && findNodeAtLocation(root, list)
  if (target?.type !== 'array') return text
  return withEntry(text, target, index, ({ indent }) => written.replaceAll(`\n${was}`, `\n${indent}`))
}

/** A list whose entries are others, or in another order: each that was there before is as it was written. */
export function withEntries(
  text: string,
  path: JSONPath,
  entries: readonly { was: number | undefined; value: unknown }[],
): string {
  const root = parseTree(text)
  const list = root && findNodeAtLocation(root, path)
  const children = list?.children ?? []
  const [first, second, last] = [children[0], children[1], children.at(-1)]
  if (!list || !first || !last || entries.length === 0)
    return withValue(
      text,
      path,
      entries.map(({ value }) => value),
    )
  const { lineEnd } = layoutOf(text)
  const indent = indentAt(text, first.offset)
  const between = second
    ? text.slice(endOf(first), second.offset)
    : isFirstInLine(text, first)
      ? `,${lineEnd}${indent}`
      : ', '
  const pieces = entries.map(({ was, value }) => {
    const node = was === undefined ? undefined : children[was]
    return node ? textOf(text, node) : printed(value, { layout: layoutOf(text), indent, column: indent.length })
  })
  return spliced(text, first.offset, endOf(last), pieces.join(between))
}

/** What leads to nothing that is there yet: objects around a value, and lists with it alone. */
const built = (path: JSONPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inside, key) => (typeof key === 'number' ? [inside] : { [key]: inside }), value)

function replaced(text: string, node: Node, value: unknown): string {
  const indent = indentAt(text, node.offset)
  const column = node.offset - (text.lastIndexOf('\n', node.offset - 1) + 1)
  const at = { layout: layoutOf(text), indent, column, isSpread: isSpread(text, node) }
  return spliced(text, node.offset, endOf(node), printed(value, at))
}

function without(text: string, node: Node): string {
  const entry = node.parent?.type === 'property' ? node.parent : node
  const siblings = entry.parent?.children
  if (!entry.parent || !siblings) return ''
  const index = siblings.indexOf(entry)
  const [previous, next] = [siblings[index - 1], siblings[index + 1]]
  if (next) return spliced(text, entry.offset, next.offset, '')
  if (previous) return spliced(text, endOf(previous), endOf(entry), '')
  return spliced(text, entry.parent.offset + 1, endOf(entry.parent) - 1, '')
}

type Written = (at: Parameters<typeof printed>[1]) => string

/** Puts a field or an entry among those that an object or a list has. */
function withEntry(text: string, around: Node, key: string | number, written: Written): string {
  const siblings = around.children ?? []
  const layout = layoutOf(text)
  const index = typeof key === 'number' && key >= 0 ? key : siblings.length
  const [beside, last] = [siblings[Math.min(index, siblings.length - 1)], siblings.at(-1)]
  if (!beside || !last) return withFirst(text, around, key, written)
  const head = typeof key === 'number' ? '' : JSON.stringify(key) + colonIn(text, beside)
  const isApart = isFirstInLine(text, beside)
  const indent = indentAt(text, beside.offset)
  const column = isApart ? indent.length + head.length : 0
  const value = written({
    layout,
    indent,
    column,
    isSpread: isApart && isAlike(siblings) && isSpread(text, valueIn(beside)),
  })
  const [first, second] = siblings
  const found = first && second ? text.slice(endOf(first), second.offset) : ', '
  const between = isApart ? `,${layout.lineEnd}${indent}` : found.includes('\n') ? ', ' : found
  const isLast = index >= siblings.length
  const at = isLast ? endOf(last) : beside.offset
  const put = isLast ? between + head + value : head + value + between
  return isApart ? spliced(text, at, at, put) : inOneLine(text, around, at, put)
}

const valueIn = (entry: Node): Node => (entry.type === 'property' ? (entry.children?.[1] ?? entry) : entry)

/** Whether all of them are objects: entries of a list, or values under names that somebody chose. */
const isAlike = (siblings: readonly Node[]) => siblings.every(each => valueIn(each).type === 'object')

/** What stands between a field's name and its value. */
function colonIn(text: string, field: Node): string {
  const [name, value] = field.children ?? []
  const colon = name && value ? text.slice(endOf(name), value.offset) : ': '
  return colon.includes('\n') ? ': ' : colon
}

/** The first of an object or a list that is empty. */
function withFirst(text: string, around: Node, key: string | number, written: Written): string {
  const layout = layoutOf(text)
  const outer = indentAt(text, around.offset)
  const head = typeof key === 'number' ? '' : `${JSON.stringify(key)}: `
  const column = around.offset - (text.lastIndexOf('\n', around.offset - 1) + 1) + 2 + head.length
  const [open, close] = typeof key === 'number' ? ['[', ']'] : ['{ ', ' }']
  const line = written({ layout, indent: outer, column })
  const isItem = typeof key === 'number' && line.startsWith('{')
  if (!isItem && !line.includes('\n') && column + line.length < lineWidth)
    return spliced(text, around.offset, endOf(around), open + head + line + close)
  const indent = outer + layout.step
  const value = written({ layout, indent, column: indent.length + head.length })
  const whole = [open.trim(), indent + head + value, outer + close.trim()].join(layout.lineEnd)
  return spliced(text, around.offset, endOf(around), whole)
}

/** Puts something into what stands in one line: where that has no more room, all of it is written anew over several. */
function inOneLine(text: string, around: Node, at: number, put: string): string {
  const next = spliced(text, at, at, put)
  const start = next.lastIndexOf('\n', at - 1) + 1
  const end = next.indexOf('\n', at)
  if (!put.includes('\n') && (end < 0 ? next.length : end) - start <= lineWidth) return next
  let begun = around
  for (let node = around.parent; node && !textOf(text, node).includes('\n'); node = node.parent)
    if (isHolder(node)) begun = node
  const root = parseTree(next)
  const node = root && findNodeAtOffset(root, begun.offset)
  if (!node) return next
  const indent = indentAt(next, node.offset)
  const whole = printed(getNodeValue(node), { layout: layoutOf(text), indent, column: indent.length, isSpread: true })
  return spliced(next, node.offset, endOf(node), whole)
}
