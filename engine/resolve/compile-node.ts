import { markdownFields } from '../../schema/generated/markdown-fields.ts'
import { asksNothing } from '../conditions/asks.ts'
import { toRichText } from '../rich-text/to-rich-text.ts'
import type { CompileContext } from './compile-context.ts'
import { compileFields } from './compile-fields.ts'
import { compileItem } from './compile-item.ts'
import { compileList } from './compile-list.ts'
import { isJsonObject, type JsonObject } from './json.ts'
import type { Node } from './node.ts'

const isMarkdown: ReadonlySet<string> = new Set(markdownFields)

const constant = (value: unknown): Node => ({ constant: true, value, asks: asksNothing })

/** Compiles an item with everything inside it. */
export const itemNode = (item: JsonObject, context: CompileContext): Node =>
  compileItem(item, context.scope, fields => compileFields(fields, (key, value) => fieldNode(key, value, context)))

/** Compiles a list of items with everything inside them. */
export const listNode = (list: readonly unknown[], context: CompileContext): Node =>
  compileList(list, context.report, item => itemNode(item, context))

/** Compiles one field: Markdown becomes a tree, objects and lists of objects become items with rules of their own. */
function fieldNode(key: string, value: unknown, context: CompileContext): Node {
  if (Array.isArray(value)) return value.some(isJsonObject) ? listNode(value, context) : constant(value)
  if (isJsonObject(value)) return itemNode(value, context)
  return constant(isMarkdown.has(key) && value !== undefined ? toRichText(value) : value)
}
