import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import type { Listing, Share, Sighting, Split, Spot } from './sighting.ts'

/** Whether a path is in a page's contact block, whose sections are copies from contact.json with the same ids in every block. */
const isInContacts = (surface: Surface, path: Path) => surface === 'pages' && path[4] === 'sections' && path.length > 5

/**
 * The key that identifies an item in both versions: its id, which is unique in a file.
 * @param around the key of the part around it, if any
 */
function keyOf(part: Pick<Part, 'surface' | 'path' | 'item'>, around: string | undefined): string {
  const { id } = part.item
  if (typeof id !== 'string') return `${around ?? ''}/${part.path.at(-1)}`
  return isInContacts(part.surface, part.path) && around !== undefined ? `${around}/${id}` : id
}

/** The items of a surface as members see them. */
export function itemSightings(
  parts: readonly Part[],
  { diagrams }: MemberSpace,
  reach: (page: string | undefined) => Combinations,
  pageOf: (path: Path) => string | undefined,
): { found: ReadonlyMap<string, Sighting>; keys: ReadonlyMap<string, string> } {
  const keys = new Map<string, string>()
  const found = new Map<string, Sighting>()
  for (const part of parts) {
    const around = nearestAround(part.path, keys)
    const key = keyOf(part, around)
    keys.set(JSON.stringify(part.path), key)
    const page = pageOf(part.path)
    const name = itemName(part.item)
    const shown = diagrams.and(part.shown, reach(page))
    const spot: Spot = {
      list: `${around ?? ''}.${listOf(part.path)}`,
      ...(around === undefined ? {} : { parent: around }),
    }
    const other = found.get(key)
    found.set(key, {
      surface: part.surface,
      key,
      ...(typeof part.item.id === 'string' ? { id: part.item.id } : {}),
      path: other?.path ?? part.path,
      ...(name === undefined ? {} : { name }),
      ...(page === undefined ? {} : { page }),
      shown: diagrams.or(shown, other?.shown ?? diagrams.none),
      fields: joinedFields(other?.fields, ownFields(part)),
      spots: [...(other?.spots ?? []), { who: shown, answer: spot }],
    })
  }
  return { found, keys }
}

/** Fields that head an item: the first one present is its name. */
const heads = ['title', 'heading', 'greeting', 'label', 'text', 'value']

const itemName = (item: JsonObject): string | undefined =>
  heads.map(head => item[head]).find(value => typeof value === 'string')

/** The field that an item stands in, alone or in a list. */
const listOf = (path: Path): string => String(path.findLast(key => typeof key === 'string') ?? '')

/** The key of the innermost part around a path. Outer parts have their keys before inner ones are looked at. */
function nearestAround(path: Path, keys: ReadonlyMap<string, string>): string | undefined {
  for (let length = path.length - 1; length > 0; length--) {
    const key = keys.get(JSON.stringify(path.slice(0, length)))
    if (key !== undefined) return key
  }
  return undefined
}

/** The values of each field by who sees them. Members whose form lacks the field are in no share. */
function ownFields({ forms }: Part): Map<string, Split<Json>> {
  const fields = new Map<string, Share<Json>[]>()
  for (const { who, fields: said } of forms)
    for (const [name, answer] of plainFields(said)) fields.set(name, [...(fields.get(name) ?? []), { who, answer }])
  return fields
}

function joinedFields(a: Sighting['fields'] | undefined, b: Sighting['fields']): Sighting['fields'] {
  if (!a) return b
  return new Map([...a.keys(), ...b.keys()].map(name => [name, [...(a.get(name) ?? []), ...(b.get(name) ?? [])]]))
}

const idAndRuleFields: readonly string[] = ['id', 'showWhen', 'from', 'until', 'variants', 'locked']

/** Whether a value has an id or rules of its own: it is compared by itself, not as a field of what is around it. */
const isItem = (value: Json) => isJsonObject(value) && idAndRuleFields.some(rule => rule in value)

/** The fields of an item by their path, without its id, its rules and the items inside it. */
export function plainFields(fields: JsonObject): Map<string, Json> {
  const found = new Map<string, Json>()
  const visit = (value: Json, path: string): void => {
    // An empty list may be a list of items, and says nothing by itself.
    if (isItem(value) || (Array.isArray(value) && value.length === 0)) return
    if (Array.isArray(value) && value.some(isJsonObject))
      for (const [index, entry] of value.entries()) visit(entry, `${path}.${index + 1}`)
    else if (isJsonObject(value)) for (const [key, inside] of Object.entries(value)) visit(inside, `${path}.${key}`)
    else found.set(path, value)
  }
  for (const [key, value] of Object.entries(fields)) if (!idAndRuleFields.includes(key)) visit(value, key)
  return found
}

/** The fields of an item that are lists of items. */
function itemLists(fields: JsonObject): Map<string, JsonObject[]> {
  const found = new Map<string, JsonObject[]>()
  for (const [key, value] of Object.entries(fields))
    if (key !== 'variants' && Array.isArray(value) && value.some(isItem)) found.set(key, value.filter(isJsonObject))
  return found
}

/** Lists of which members see one entry only: their order does not matter. */
const picked: readonly string[] = ['menus .menus', 'errors .pages', 'errors .tips', 'pages .pages']

/** Every list of items of a surface in the orders in which it shows, by who has them. */
export function listingsOf(
  surface: Surface,
  root: JsonObject,
  parts: readonly Part[],
  keys: ReadonlyMap<string, string>,
  everyone: Combinations,
): Listing[] {
  const found = new Map<string, Share<readonly string[]>[]>()
  const add = (around: string | undefined, fields: JsonObject, who: Combinations, path: Part['path']) => {
    for (const [field, items] of itemLists(fields)) {
      const list = `${around ?? ''}.${field}`
      if (picked.includes(`${surface} ${list}`)) continue
      const order = sortByCategory(items).map(item =>
        keyOf({ surface, path: [...path, field, items.indexOf(item)], item }, around),
      )
      found.set(list, [...(found.get(list) ?? []), { who, answer: order }])
    }
  }
  add(undefined, root, everyone, [])
  for (const part of parts)
    for (const { who, fields } of part.forms) add(keys.get(JSON.stringify(part.path)), fields, who, part.path)
  return [...found].map(([list, orders]) => ({ surface, list, orders }))
}
