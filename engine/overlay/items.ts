import { isJsonObject, type Json, type JsonObject } from '../json.ts'

/** An item and what holds it. */
export interface FoundItem {
  item: JsonObject
  /** The list that holds it; undefined for a single item, such as a link. */
  list?: Json[]
  /** The object and the field of it that hold the item or its list. */
  owner: JsonObject
  key: string
}

/** Every item of a surface at any depth, outermost first. Variants have no ids and no items of their own. */
export function* itemsOf(root: JsonObject): Generator<FoundItem & { id: string }> {
  for (const [key, value] of Object.entries(root)) {
    if (key === 'variants') continue
    const list = Array.isArray(value) ? value : undefined
    for (const item of list ?? [value]) {
      if (!isJsonObject(item)) continue
      if (typeof item.id === 'string') yield { id: item.id, item, owner: root, key, ...(list && { list }) }
      yield* itemsOf(item)
    }
  }
}

/** The item with an id, at any depth of a surface. */
export function findItem(root: JsonObject, id: string): FoundItem | undefined {
  for (const key in root) {
    const value = root[key]
    if (key === 'variants' || typeof value !== 'object' || value === null) continue
    const found = Array.isArray(value) ? findInList(value, id, root, key) : findInside(value, id, { owner: root, key })
    if (found) return found
  }
  return undefined
}

function findInList(list: Json[], id: string, owner: JsonObject, key: string): FoundItem | undefined {
  for (const item of list) {
    const found = isJsonObject(item) ? findInside(item, id, { owner, key, list }) : undefined
    if (found) return found
  }
  return undefined
}

/** The item itself, or one inside it. */
const findInside = (item: JsonObject, id: string, place: Omit<FoundItem, 'item'>): FoundItem | undefined =>
  item.id === id ? { item, ...place } : findItem(item, id)

/** Ids of every item of a surface. */
export const itemIds = (root: JsonObject): string[] => Array.from(itemsOf(root), item => item.id)
