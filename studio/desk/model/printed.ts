import { isJsonObject } from '../../../engine/json.ts'

/** So long may a line be that a list or an object is written into. */
export const lineWidth = 120

/** How a file is written: what its lines end with, and by what they are moved in. */
interface Layout {
  readonly lineEnd: string
  readonly step: string
}

export const layoutOf = (text: string): Layout => ({
  lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
  step: /\n([ \t]+)\S/.exec(text)?.[1]?.replace(/^( +)$/, spaces => (spaces.length > 4 ? '  ' : spaces)) ?? '  ',
})

/** A value in one line. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, inside]) => inside !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([key, inside]) => `${JSON.stringify(key)}: ${inLine(inside)}`).join(', ')} }`
}

/** Whether a value is a list of items or of changes, each of which has a line of its own. */
const isOfItems = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some(entry => isJsonObject(entry) && (entry.id !== undefined || entry.change !== undefined))

const holdsItems = (value: unknown): boolean =>
  isOfItems(value) || (isJsonObject(value) && Object.values(value).some(holdsItems))

interface Place {
  readonly layout: Layout
  /** What stands before the line. */
  readonly indent: string
  /** Characters that stand in the line before the value. */
  readonly column: number
  /** Whether what it stands beside is written over several lines. */
  readonly isSpread?: boolean
}

/** A value as somebody would write it: in one line where there is room for it, and else each part in one of its own. */
export function printed(value: unknown, { layout, indent, column, isSpread = false }: Place): string {
  const line = inLine(value)
  const isEmpty = line === '{}' || line === '[]'
  const isHolder = Array.isArray(value) || isJsonObject(value)
  if (!isHolder || isEmpty) return line
  if (!isSpread && !holdsItems(value) && column + line.length <= lineWidth) return line
  const inner = indent + layout.step
  const part = (inside: unknown, head: string) =>
    inner + head + printed(inside, { layout, indent: inner, column: inner.length + head.length })
  const parts = Array.isArray(value)
    ? value.map(entry => part(entry, ''))
    : Object.entries(value)
        .filter(([, inside]) => inside !== undefined)
        .map(([key, inside]) => part(inside, `${JSON.stringify(key)}: `))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const { lineEnd } = layout
  return `${open}${lineEnd}${parts.join(`,${lineEnd}`)}${lineEnd}${indent}${close}`
}
