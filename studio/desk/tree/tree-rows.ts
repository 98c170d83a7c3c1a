import type { Key } from 'react-aria-components'
import { mainLists } from '../../../engine/overlay/find-list.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import type { ItemNode } from '../model/item-tree.ts'

/** Files with items, those that are changed most first. */
const first: readonly Surface[] = ['home', 'menus', 'alerts', 'pages', 'tools']
export const withItems: readonly Surface[] = [
  ...first,
  ...surfaces.filter(name => mainLists[name] !== undefined && !first.includes(name)),
]

export const surfaceKey = (surface: Surface) => `surface ${surface}`
export const isSurface = (key: Key) => String(key).startsWith('surface ')

/** Ids of the items around one, outermost first; undefined where it is not among these. */
export function around(items: readonly ItemNode[], id: string): string[] | undefined {
  for (const item of items) {
    if (item.id === id) return []
    const inside = around(item.children, id)
    if (inside) return [item.id, ...inside]
  }
  return undefined
}
