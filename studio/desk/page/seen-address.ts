import type { JsonObject } from '../../../engine/json.ts'
import { draftAddress } from '../../drafts/draft-list.tsx'

interface Sought {
  draft: string
  brand: string
  /** The item by its whole name, such as home/recent-claims. */
  item: string
  /** The item's own fields, of which its first and last day count. */
  value: JsonObject
  /** yyyy-mm-dd. */
  today: string
}

/**
 * The preview in which a member sees an item of a draft, on a phone, and on a day on which it is shown: today where that is one, else
 * its first day to come or its last one gone by (STUDIO-18, STUDIO-21).
 */
export function seenAddress({ draft, brand, item, value: { from, until }, today }: Sought): string {
  const day =
    typeof from === 'string' && from > today ? from : typeof until === 'string' && until < today ? until : undefined
  const search = new URLSearchParams({ brand, seeing: item, width: '375' })
  // At noon it is that day in every zone in which the brand has members.
  if (day !== undefined) search.set('at', `${day.slice(0, 10)}T12:00`)
  return `${draftAddress(draft)}/preview?${search}`
}
