import { isJsonObject, type Json, type JsonObject, type Path, valueAt } from '../../engine/json.ts'

/** The item that a text stands in, and the way to the text inside it; undefined for a text of no item. */
export function itemAround(root: JsonObject, path: Path): { id: string; inside: Path } | undefined {
  let found: { id: string; inside: Path } | undefined
  let value: unknown = root
  for (const [index, key] of path.entries()) {
    // A variant may have other items by the same ids: there they stay in its fields.
    if (key === 'variants') break
    value = valueAt(value, [key])
    if (isJsonObject(value) && typeof value.id === 'string') found = { id: value.id, inside: path.slice(index + 1) }
  }
  return found
}

/**
 * Where a brand's overlay has a text itself; undefined for what it has from base.
 * @param overlay the brand's own file
 * @param root the surface with the overlay applied, in which the text stands
 */
export function writtenAt(
  overlay: JsonObject,
  root: JsonObject,
  { path, text }: { path: Path; text: string },
): Path | undefined {
  const item = itemAround(root, path)
  const changes = Array.isArray(overlay.changes) ? overlay.changes : []
  const ways = item
    ? changes.toReversed().flatMap((change, index) => waysIn(change, item, changes.length - 1 - index))
    : []
  const set = item ? wayTo(overlay.set, item.id)?.concat(item.inside) : undefined
  return [...ways, ...(set ? [['set', ...set]] : []), ['set', ...path]].find(way => valueAt(overlay, way) === text)
}

/** Where a change says something of an item: as its field, as a part of what it adds, or of a list that it replaces. */
function waysIn(change: Json, { id, inside }: { id: string; inside: Path }, index: number): Path[] {
  if (!isJsonObject(change)) return []
  if (change.change === 'set' && change.id === id) return [['changes', index, 'fields', ...inside]]
  const field = change.change === 'add' ? 'item' : 'fields'
  const way = wayTo(change[field], id)
  return way ? [['changes', index, field, ...way, ...inside]] : []
}

/** The way to an item inside a value, by its id. */
function wayTo(value: Json | undefined, id: string): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isJsonObject(value) && value.id === id) return []
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'variants') continue
    const way = wayTo(inside, id)
    if (way) return [Array.isArray(value) ? Number(key) : key, ...way]
  }
  return undefined
}
