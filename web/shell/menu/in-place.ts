import type { MenuItemView } from '../../../engine/view.ts'
import type { MenuPlace } from '../../../schema/generated/manifests.ts'

/** The items that a place of the shell lists; an item without places is in all of them (MENU-02, MENU-03). */
export const inPlace = (items: readonly MenuItemView[], place: MenuPlace): MenuItemView[] =>
  items.filter(item => item.places === undefined || item.places.includes(place))
