import { labelOf } from '../desk/form/labels.ts'
import type { BulkChange } from './bulk-change.ts'

/** What a change does to so many items, as a step of undo is called. */
export function changeInWords(change: BulkChange, count: number): string {
  const items = `${count} ${count === 1 ? 'item' : 'items'}`
  if (change.do === 'set') return `${labelOf(change.field)} of ${items}`
  if (change.do === 'clear') return `${items} without ${labelOf(change.field).toLowerCase()}`
  if (change.do === 'lead') return `${items} to ${change.to} in place of ${change.from}`
  return change.do === 'remove' ? `Remove ${items}` : `Add ${items} in other brands`
}
