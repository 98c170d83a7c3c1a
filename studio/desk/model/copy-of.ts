import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { freshId } from './fresh-id.ts'
import type { Spot } from './item-edits.ts'

/** An item again under other ids, those of the items in it too: one that a variant has otherwise stays the same one. */
export function copyOf(item: JsonObject, spot: Spot): { id: string; copy: JsonObject } {
  const ids = new Map<string, string>()
  const fresh = (id: string) => {
    const made = ids.get(id) ?? freshId(`${id}-copy`, spot, new Set(ids.values()))
    ids.set(id, made)
    return made
  }
  const copied = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(copied)
    return isJsonObject(value) ? copiedObject(value) : value
  }
  const copiedObject = (value: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [
        key,
        key === 'id' && typeof inside === 'string' ? fresh(inside) : copied(inside),
      ]),
    )
  const id = fresh(String(item.id))
  return { id, copy: copiedObject(item) }
}
