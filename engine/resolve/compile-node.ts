import type { Condition, Shown } from '../../schema/generated/manifests.ts'
import { markdownFields } from '../../schema/generated/markdown-fields.ts'
import { type Asks, asksNothing, joinAsks } from '../conditions/asks.ts'
import { compileCondition } from '../conditions/compile-condition.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import type { Known, Report } from '../state.ts'
import { saysYear, withYear } from '../text/brand-wide.ts'
import { toRichText } from '../text/rich-text.ts'
import { type CompileContext, compileShown } from './compile-shown.ts'
import { sortByCategory } from './sort-by-category.ts'

/** The value of a node that its rules hide. */
export const hidden: unique symbol = Symbol('hidden')

/** A compiled piece of a manifest: a value that is the same for everyone, or a function of the member's state. */
export type Node = { asks: Asks } & (
  | { constant: true; value: unknown }
  // What it gives may be `hidden`.
  | { constant: false; at: (known: Known) => unknown }
)

export const valueAt = (node: Node, known: Known): unknown => (node.constant ? node.value : node.at(known))

/** Compiles the fields of an item. A field that its own rules hide is left out. */
function compileFields(fields: JsonObject, compileField: (key: string, value: unknown) => Node): Node {
  const entries = Object.entries(fields).map(([key, value]) => [key, compileField(key, value)] as const)
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

interface Rules extends Shown {
  variants?: ({ name?: string; when: Condition } & JsonObject)[]
}

/**
 * Compiles an item's rules, and each variant merged with the item's fields, so that nothing is merged at run time.
 * The first variant whose `when` is known to hold applies; a variant replaces whole fields.
 * @throws TypeError when a rule or a Markdown field is malformed; `compileList` then leaves the item out.
 */
function compileItem(
  item: JsonObject & Rules,
  scope: ConditionScope,
  compileFields: (fields: JsonObject) => Node,
): Node {
  const { showWhen, from, until, locked, variants = [], ...fields } = item
  const shown = compileShown(
    {
      ...(showWhen === undefined ? {} : { showWhen }),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    },
    scope,
  )
  const usual = compileFields(fields)
  const others = variants.map(({ name: _, when, ...changed }) => ({
    when: compileCondition(when, scope),
    node: compileFields({ ...fields, ...changed }),
  }))
  const asks = joinAsks([shown.asks, usual.asks, ...others.flatMap(({ when, node }) => [when.asks, node.asks])])
  if (shown.always && others.length === 0) return { ...usual, asks }
  return {
    constant: false,
    asks,
    at: known => {
      if (!shown.shows(known)) return hidden
      const node = others.find(({ when }) => when.test(known) === true)?.node ?? usual
      return valueAt(node, known)
    },
  }
}

/** Runs `make`; an error is reported and hides the item, so that one bad item never takes the others down. */
function guarded<Made>(id: string, report: Report, make: () => Made): Made | typeof hidden {
  try {
    return make()
  } catch (error) {
    report({ id, error })
    return hidden
  }
}

/** Compiles a list of items in the order of their categories; items that cannot be compiled are reported and left out. */
function compileList(list: readonly unknown[], report: Report, compileItem: (item: JsonObject) => Node): Node {
  const items = sortByCategory(list.filter(isJsonObject)).flatMap(item => {
    const id = typeof item.id === 'string' ? item.id : ''
    const node = guarded(id, report, () => compileItem(item))
    return node === hidden ? [] : [{ id, node }]
  })
  const asks = items.length === 0 ? asksNothing : joinAsks(items.map(({ node }) => node.asks))
  if (items.every(({ node }) => node.constant))
    return { constant: true, asks, value: items.map(({ node }) => (node.constant ? node.value : hidden)) }
  const at = (known: Known) =>
    items
      .map(({ id, node }) => (node.constant ? node.value : guarded(id, known.report, () => valueAt(node, known))))
      .filter(value => value !== hidden)
  return { constant: false, asks, at }
}

const isMarkdown: ReadonlySet<string> = new Set(markdownFields)

const constant = (value: unknown): Node => ({ constant: true, value, asks: asksNothing })

/** Compiles an item with everything inside it. */
export const itemNode = (item: JsonObject, context: CompileContext): Node =>
  compileItem(item, context.scope, fields => compileFields(fields, (key, value) => fieldNode(key, value, context)))

/** Compiles a list of items with everything inside them. */
export const listNode = (list: readonly unknown[], context: CompileContext): Node =>
  compileList(list, context.report, item => itemNode(item, context))

/** Compiles one field: Markdown becomes a tree, and objects and lists of objects become items with rules of their own. */
function fieldNode(key: string, value: unknown, context: CompileContext): Node {
  if (Array.isArray(value) && value.some(isJsonObject)) return listNode(value, context)
  if (isJsonObject(value)) return itemNode(value, context)
  const said = isMarkdown.has(key) && value !== undefined ? toRichText(value) : value
  return saysYear(value)
    ? { constant: false, asks: asksNothing, at: ({ today }) => withYear(said, today) }
    : constant(said)
}
