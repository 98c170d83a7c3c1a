import { isJsonObject, type Json, type JsonObject, sameJson } from '../json.ts'
import { hasId, whole } from './edits.ts'

/**
 * The items that two versions of a file have alike, to the last field: `contentsOf` may leave out what is in them. The edits
 * are the same then, and found in a fraction of the time where little differs (CONTENT-12).
 */
export function sameItems(before: JsonObject, after: JsonObject): ReadonlySet<Json> {
  const same = new Set<Json>()
  const [former, latter] = [itemsOf(before), itemsOf(after)]
  if (!former || !latter) return same
  for (const [id, item] of former) {
    const other = latter.get(id)
    if (other && sameJson(item, other)) same.add(item).add(other)
  }
  return same
}

/** Every item by its id; undefined when two have the same one, which are told as one. */
function itemsOf(root: JsonObject): Map<string, JsonObject> | undefined {
  const found = new Map<string, JsonObject>()
  let isOnce = true
  const visit = (value: Json): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry)
    if (!isJsonObject(value)) return
    if (hasId(value)) {
      isOnce &&= !found.has(value.id)
      found.set(value.id, value)
    }
    for (const name of Object.keys(value)) if (!whole.has(name)) visit(value[name] ?? null)
  }
  visit(root)
  return isOnce ? found : undefined
}
