import type { Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../overlay/place.ts'
import type { Found } from './found.ts'

/** Something with a name, and whether anything says it. */
export interface Definition {
  surface: Surface
  path: Path
  what: string
  name: string
  used: boolean
}

/** The items of a list as definitions. */
export const byId = <Item extends { id: string }>(
  surface: Surface,
  list: string,
  what: string,
  items: readonly Item[],
  isUsed: (item: Item) => boolean,
): Definition[] =>
  items.map((item, index) => ({ surface, path: [list, index], what, name: item.id, used: isUsed(item) }))

/** Those that nothing uses, as findings. */
export const unusedOf = (definitions: readonly Definition[]): Found[] =>
  definitions
    .filter(({ used }) => !used)
    .map(({ surface, path, what, name }) => ({
      surface,
      path,
      says: `Nothing uses the ${what} "${name}".`,
      todo: 'Remove it, or use it.',
    }))
