import type { Entry, Written } from './written.ts'

/** Where an item stands in one version of a file. */
interface Home {
  /** The list that holds it, by the item around it and its field. */
  readonly list: string
  readonly entry: Entry
}

/** Every item of a version of a file that stands in a list, by its id. */
export type Homes = ReadonlyMap<string, Home>

/** Finds the items of a file. Changes of an overlay are none: they are not moved from one list to another. */
export function homesIn(root: Written | undefined): Homes {
  const homes = new Map<string, Home>()
  const walk = (value: Written, list: string) => {
    if (value.kind === 'value') return
    for (const entry of value.entries) {
      if (value.kind === 'list' && isItem(entry)) homes.set(entry.key, { list, entry })
      walk(entry.value, value.kind === 'list' ? `${entry.key}/` : `${list}${entry.key}/`)
    }
  }
  if (root) walk(root, '')
  return homes
}

/** Whether an entry of a list is an item with an id, and not a change of an overlay. */
export const isItem = ({ key }: Entry): boolean => !key.includes(' ')

/** Items that do not stand in one and the same list in all versions that have them. */
export function travellersOf(...versions: readonly Homes[]): ReadonlySet<string> {
  const lists = new Map<string, string>()
  const travellers = new Set<string>()
  for (const homes of versions)
    for (const [id, { list }] of homes) {
      if ((lists.get(id) ?? list) !== list) travellers.add(id)
      lists.set(id, list)
    }
  return travellers
}
