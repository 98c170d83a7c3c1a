import { itemIds } from '../../overlay/item-ids.ts'
import { hintAt } from '../../overlay/nearest.ts'
import { menuItemOf } from '../../resolve/first-target.ts'
import { isJsonObject } from '../../resolve/json.ts'
import { checkTarget } from './check-target.ts'
import type { FormatCheck } from './format-check.ts'

/** A redirect leads to a path, or to the first entry of a menu item that exists. */
export const checkRedirect: FormatCheck = (value, manifest) => {
  const id = menuItemOf(value)
  if (id === undefined) return checkTarget(value, manifest)
  const { menus }: { menus: unknown } = manifest
  const ids = isJsonObject(menus) ? itemIds(menus) : []
  if (ids.includes(id)) return []
  return [
    {
      found: `"${value}"`,
      expected: 'menu: and the id of an item of menus.json',
      hint: 'an id of menus.json, or a path',
      ...hintAt(id, ids, candidate => value.replace(id, candidate)),
    },
  ]
}
