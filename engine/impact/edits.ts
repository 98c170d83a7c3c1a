import type { Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../resolve/json.ts'
import { type Contents, contentsOf } from './contents.ts'
import { sameJson } from './same-json.ts'

/** What somebody changed about one item, condition, segment, section, or a surface's own fields. */
export interface Edit {
  surface: Surface
  /** Its id or name; empty for the surface's own fields. */
  key: string
  what: 'added' | 'removed' | 'changed'
  /** The fields that say something else; "order of items" for the order of a list. */
  fields: readonly string[]
}

/** The edits that lie between two versions of a surface. */
export function editsBetween(surface: Surface, before: JsonObject, after: JsonObject): Edit[] {
  return editsOf(surface, contentsOf(surface, before), contentsOf(surface, after))
}

function editsOf(surface: Surface, before: Contents, after: Contents): Edit[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Edit[] => {
    const [former, latter] = [before.get(key), after.get(key)]
    const fields = [...new Set([...(former?.keys() ?? []), ...(latter?.keys() ?? [])])].filter(
      field => !sameJson(former?.get(field)?.value, latter?.get(field)?.value) && !followsFrom(field, before, after),
    )
    const what = former === undefined ? 'added' : latter === undefined ? 'removed' : 'changed'
    return fields.length > 0 ? [{ surface, key, what, fields }] : []

    /** A list's order is an edit of its own only when what both versions have changed places. */
    function followsFrom(field: string, a: Contents, b: Contents): boolean {
      const orders = [a, b].map(contents => contents.get(key)?.get(field)?.value)
      const [first, second] = orders.map(order => (Array.isArray(order) ? order.map(String) : []))
      if (!field.startsWith('order of ') || !first || !second) return false
      const kept = (order: string[], other: string[]) => order.filter(id => other.includes(id))
      return sameJson(kept(first, second), kept(second, first))
    }
  })
}
