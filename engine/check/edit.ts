import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import type { Mend } from '../overlay/mistake.ts'
import type { Place } from '../overlay/places.ts'

/** One change to the text of a file: replaces `length` characters from `offset` on by `text`. */
export interface TextEdit {
  offset: number
  length: number
  text: string
}

/** A file's text after an edit. */
export const applyEdit = (text: string, { offset, length, text: by }: TextEdit): string =>
  text.slice(0, offset) + by + text.slice(offset + length)

/** A file's text, parsed once for all edits of it. */
export interface EditedText {
  text: string
  tree: Node | undefined
  /** Where each line begins. */
  lines: readonly number[]
}

/** A text, ready for edits. */
export const editedText = (text: string): EditedText => ({
  text,
  tree: parseTree(text),
  lines: [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)],
})

/** The edit of a file's text that a mend at one of its places amounts to; undefined when there is nothing there to change. */
export function editOf(mend: Mend, { line, column }: Place, { text, tree, lines }: EditedText): TextEdit | undefined {
  const offset = (lines[line - 1] ?? 0) + column - 1
  return toEdit(mend.do, mend, { text, offset, node: tree && findNodeAtOffset(tree, offset) })
}

interface EditSpot {
  text: string
  offset: number
  /** The field's name or the value that stands there. */
  node: Node | undefined
}

type ToEdit<Kind extends Mend['do']> = (mend: Extract<Mend, { do: Kind }>, spot: EditSpot) => TextEdit | undefined

const editsByKind: { readonly [Kind in Mend['do']]: ToEdit<Kind> } = {
  replace: (mend, { node }) =>
    node && !standsBeside(node, mend.with) ? { ...rangeOf(node), text: JSON.stringify(mend.with) } : undefined,
  'leave-out': ({ what }, { node }) => {
    const entry = entryOf(node)
    return withoutEntry(what === 'owner' ? entryOf(entry?.parent) : entry)
  },
  add: ({ field, value }, { node }) => {
    if (node?.type !== 'object') return undefined
    const comma = node.children?.length ? ', ' : ''
    return { offset: node.offset + 1, length: 0, text: ` ${JSON.stringify(field)}: ${JSON.stringify(value)}${comma}` }
  },
  write: ({ text, insteadOf }, { offset }) => ({ offset, length: insteadOf, text }),
}

const rangeOf = ({ offset, length }: Node) => ({ offset, length })

/** The field that a name or a value belongs to, or the entry of a list. */
const entryOf = (node: Node | undefined): Node | undefined => (node?.parent?.type === 'property' ? node.parent : node)

/** Whether a node is the name of a field, and another field of its object has the new name already: it would stand there twice. */
const standsBeside = (node: Node, name: unknown): boolean => {
  const field = node.parent
  const isName = field?.type === 'property' && field.children?.[0] === node
  return isName && field.parent?.children?.some(({ children }) => children?.[0]?.value === name) === true
}

/** Removes a field or an entry, with the comma that separates it from the next or the previous one. */
function withoutEntry(entry: Node | undefined): TextEdit | undefined {
  const siblings = entry?.parent?.children
  if (!entry || !siblings) return undefined
  const index = siblings.indexOf(entry)
  const next = siblings[index + 1]
  const before = siblings[index - 1]
  const end = entry.offset + entry.length
  if (next) return { offset: entry.offset, length: next.offset - entry.offset, text: '' }
  const start = before ? before.offset + before.length : entry.offset
  return { offset: start, length: end - start, text: '' }
}

function toEdit<Kind extends Mend['do']>(
  kind: Kind,
  mend: Extract<Mend, { do: Kind }>,
  spot: EditSpot,
): TextEdit | undefined {
  return editsByKind[kind](mend, spot)
}
