import { categories } from '../../schema/generated/categories.ts'

const places: ReadonlyMap<unknown, number> = new Map(categories.map((category, place) => [category.id, place]))
const last = categories.findIndex(category => category.id === 'none')

/**
 * Items in the sort order of their `category` (CONST-11 to CONST-21, OPEN-63); items without one count as "none".
 * The sort is stable.
 */
export function sortByCategory<Item extends { category?: unknown }>(items: readonly Item[]): Item[] {
  const place = (item: Item) => places.get(item.category) ?? last
  return items.toSorted((a, b) => place(a) - place(b))
}
