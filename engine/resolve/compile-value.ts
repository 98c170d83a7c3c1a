import { markdownFields } from '../../schema/generated/markdown-fields.ts'
import { asksNothing, joinAsks } from '../conditions/asks.ts'
import { toRichText } from '../rich-text/to-rich-text.ts'
import type { CompileContext } from './compile-context.ts'
import { compileItem } from './compile-item.ts'
import { compileList } from './compile-list.ts'
import { isJsonObject, type JsonObject } from './json.ts'
import { hidden, type Node, valueAt } from './node.ts'

const isMarkdown: ReadonlySet<string> = new Set(markdownFields)

/** Compiles one field: Markdown becomes a tree, objects and lists of objects become items with rules of their own. */
export function compileValue(key: string, value: unknown, context: CompileContext): Node {
  if (Array.isArray(value)) return value.some(isJsonObject) ? compileList(value, context) : constant(value)
  if (isJsonObject(value)) return compileItem(value, context)
  return constant(isMarkdown.has(key) && value !== undefined ? toRichText(value) : value)
}

function constant(value: unknown): Node {
  return { constant: true, value, asks: asksNothing }
}

/** Compiles the fields of an item. A field whose own rules hide it is left out. */
export function compileFields(fields: JsonObject, context: CompileContext): Node {
  const entries = Object.entries(fields).map(([key, value]) => [key, compileValue(key, value, context)] as const)
  const asks = joinAsks(entries.map(([, node]) => node.asks))
  const fixed = Object.fromEntries(entries.flatMap(([key, node]) => (node.constant ? [[key, node.value]] : [])))
  const moving = entries.filter(([, node]) => !node.constant)
  if (moving.length === 0) return { constant: true, value: fixed, asks }
  return {
    constant: false,
    asks,
    at: known => {
      const view: Record<string, unknown> = { ...fixed }
      for (const [key, node] of moving) {
        const value = valueAt(node, known)
        if (value !== hidden) view[key] = value
      }
      return view
    },
  }
}
