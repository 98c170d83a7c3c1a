import type { FoundItem } from './find-items.ts'

/** Items of one surface of one brand. */
export interface FoundGroup {
  readonly brand: string
  readonly surface: FoundItem['surface']
  readonly items: readonly FoundItem[]
}

/** Items by brand and surface: the group with the best item first, as those that are found come best first. */
export const groupsOf = (items: readonly FoundItem[]): FoundGroup[] =>
  [...Map.groupBy(items, ({ brand, surface }) => `${brand} ${surface}`).values()].flatMap(group =>
    group[0] ? [{ brand: group[0].brand, surface: group[0].surface, items: group }] : [],
  )

/** Names an item among those of all brands. */
export const itemKey = ({ brand, surface, id }: Pick<FoundItem, 'brand' | 'surface' | 'id'>): string =>
  `${brand}/${surface}/${id}`

/** Where an item is opened: on the desk of a draft, or as it is live where there is no draft. */
export function itemAddress(
  { brand, surface, id }: Pick<FoundItem, 'brand' | 'surface' | 'id'>,
  draft: string,
): string {
  const search = new URLSearchParams({ brand, surface, item: id })
  return `${draft === '' ? '/live/item' : `/drafts/${encodeURIComponent(draft)}`}?${search}`
}
