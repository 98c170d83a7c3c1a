import { joinAsks } from '../conditions/asks.ts'
import type { JsonObject } from './json.ts'
import { hidden, type Node, valueAt } from './node.ts'

/** Compiles the fields of an item. A field whose own rules hide it is left out. */
export function compileFields(fields: JsonObject, compileField: (key: string, value: unknown) => Node): Node {
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
