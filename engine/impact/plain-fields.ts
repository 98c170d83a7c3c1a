import { isJsonObject, type Json, type JsonObject } from '../resolve/json.ts'

const rules: readonly string[] = ['id', 'showWhen', 'from', 'until', 'variants', 'locked']

/** Something with an id or rules of its own: it is compared for itself, not as a field of what is around it. */
const isItem = (value: Json) => isJsonObject(value) && rules.some(rule => rule in value)

/** The fields of an item by their path, without those that only decide who sees it, and without the items inside it. */
export function plainFields(fields: JsonObject): Map<string, Json> {
  const found = new Map<string, Json>()
  const visit = (value: Json, path: string): void => {
    // An empty list may be one of items, which says nothing by itself.
    if (isItem(value) || (Array.isArray(value) && value.length === 0)) return
    if (Array.isArray(value) && value.some(isJsonObject))
      for (const [index, entry] of value.entries()) visit(entry, `${path}.${index + 1}`)
    else if (isJsonObject(value)) for (const [key, inside] of Object.entries(value)) visit(inside, `${path}.${key}`)
    else found.set(path, value)
  }
  for (const [key, value] of Object.entries(fields)) if (!rules.includes(key)) visit(value, key)
  return found
}

/** The lists of items among the fields of an item, by the path of the field. */
export function itemLists(fields: JsonObject): Map<string, JsonObject[]> {
  const found = new Map<string, JsonObject[]>()
  for (const [key, value] of Object.entries(fields))
    if (key !== 'variants' && Array.isArray(value) && value.some(isItem)) found.set(key, value.filter(isJsonObject))
  return found
}
