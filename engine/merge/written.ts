import { type Node, type ParseError, parseTree } from 'jsonc-parser'

/** A value as it is written: what stands between its parts belongs to it too, so that a text is made again to the byte. */
export type Written = Group | Leaf

/** A text, number or the like; or a list whose entries have no names, which is one value. */
interface Leaf {
  readonly kind: 'value'
  readonly text: string
}

/** An object, or a list of items. */
export interface Group {
  readonly kind: 'object' | 'list'
  readonly text: string
  readonly entries: readonly Entry[]
  /** What stands before the closing brace or bracket. */
  readonly end: string
}

/** A field of an object, or an item of a list. */
export interface Entry {
  /** The field's name or the item's id: unique among its siblings. */
  readonly key: string
  /** What stands between the comma or brace before it and it. */
  readonly before: string
  /** The field's name with its colon, as written; empty for an item of a list. */
  readonly head: string
  readonly value: Written
  /** What stands between it and its comma. */
  readonly after: string
}

/** A file as it is written. */
export interface WrittenFile {
  readonly before: string
  readonly root: Written
  readonly after: string
}

/** Reads a text as strict JSON; undefined when it is none, or says a field twice. */
export function readWritten(text: string): WrittenFile | undefined {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  if (!tree || errors.length > 0) return undefined
  const root = readNode(tree, text)
  return root && { before: text.slice(0, tree.offset), root, after: text.slice(endOf(tree)) }
}

const endOf = ({ offset, length }: Node) => offset + length

function readNode(node: Node, text: string): Written | undefined {
  const own = text.slice(node.offset, endOf(node))
  const children = node.children ?? []
  if (node.type === 'object') return readObject(node, children, text, own)
  const names = node.type === 'array' ? children.map(nameOf) : [undefined]
  if (!names.every(name => name !== undefined)) return { kind: 'value', text: own }
  const seen = new Map<string, number>()
  const entries: Entry[] = []
  for (const [index, child] of children.entries()) {
    const name = names[index] ?? ''
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    const value = readNode(child, text)
    if (!value) return undefined
    entries.push({ key: times === 1 ? name : `${name} #${times}`, head: '', value, ...around(node, index, text) })
  }
  return { kind: 'list', text: own, entries, end: endText(node, text) }
}

function readObject(node: Node, fields: readonly Node[], text: string, own: string): Group | undefined {
  const entries: Entry[] = []
  const names = new Set<string>()
  for (const [index, field] of fields.entries()) {
    const [name, inside] = field.children ?? []
    const value = inside && readNode(inside, text)
    if (!name || !value || names.has(String(name.value))) return undefined
    const key = String(name.value)
    names.add(key)
    entries.push({ key, head: text.slice(field.offset, inside.offset), value, ...around(node, index, text) })
  }
  return { kind: 'object', text: own, entries, end: endText(node, text) }
}

/** What stands around a child, up to the commas. */
function around(node: Node, index: number, text: string): Pick<Entry, 'before' | 'after'> {
  const siblings = node.children ?? []
  const [child, previous, next] = [siblings[index], siblings[index - 1], siblings[index + 1]]
  if (!child) return { before: '', after: '' }
  const start = previous ? text.indexOf(',', endOf(previous)) + 1 : node.offset + 1
  const after = next ? text.slice(endOf(child), text.indexOf(',', endOf(child))) : ''
  return { before: text.slice(start, child.offset), after }
}

function endText(node: Node, text: string): string {
  const last = node.children?.at(-1)
  return text.slice(last ? endOf(last) : node.offset + 1, endOf(node) - 1)
}

/** By which an entry of a list is known in every version: its id, or what a change of an overlay does to which item. */
function nameOf(node: Node): string | undefined {
  const [id, change] = [textField(node, 'id'), textField(node, 'change')]
  if (change === undefined) return id
  const item = node.children?.find(({ children }) => children?.[0]?.value === 'item')?.children?.[1]
  const target = id ?? (item && textField(item, 'id'))
  return target && `${change} ${target}`
}

function textField(node: Node, name: string): string | undefined {
  if (node.type !== 'object') return undefined
  const field = node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1]
  return field?.type === 'string' ? String(field.value) : undefined
}
