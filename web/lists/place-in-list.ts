import { useLocation, useSearchParams } from 'react-router'
import { withQuery } from '../ui/link/addresses.ts'

/** Query value by which the address of a detail remembers what its list was narrowed to. */
const listField = 'list'

/** Element id of an item of a list: whoever comes back to the list comes to it. */
export const placeOf = (item: string): string => `item-${item}`

/** Whether an element id is that of a list's item. */
export const isPlace = (id: string): boolean => id.startsWith('item-')

/**
 * The address of an item's detail, with what the list is narrowed to, so that the way back keeps filters and page, in a new
 * tab, after a reload and without script too (MEMBER-23).
 */
export function useDetailAddress(): (detail: string) => string {
  const [search] = useSearchParams()
  return detail => withQuery(detail, new URLSearchParams(), { [listField]: search.toString() })
}

/** The address of the list that a detail was opened from, at the place of the item. */
export function useWayBack(list: string, item?: string): string {
  const { search } = useLocation()
  const narrowed = new URLSearchParams(new URLSearchParams(search).get(listField) ?? '')
  return withQuery(list, narrowed, {}) + (item === undefined ? '' : `#${placeOf(item)}`)
}
