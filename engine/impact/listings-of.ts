import type { Surface } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { Part } from '../parts/manifest-parts.ts'
import type { JsonObject } from '../resolve/json.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import { keyOf } from './item-sightings.ts'
import { itemLists } from './plain-fields.ts'
import type { Listing } from './sighting.ts'
import type { Share } from './split.ts'

/** Lists that nobody sees as lists: one of their entries is picked. */
const picked: readonly string[] = ['menus .menus', 'errors .pages', 'errors .tips', 'pages .pages']

/** Every list of items of a surface, in the order in which it shows, for those who have it so. */
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
