import type { MoveChange } from '../../schema/generated/manifests.ts'
import { findItem } from './find-item.ts'
import { noSuchItem, type OverlayContext } from './overlay-context.ts'
import { putBeside } from './put-beside.ts'

/** Puts an item somewhere else; without `before` and `after` it goes to the end of its list. */
export function moveChange(change: MoveChange, context: OverlayContext): void {
  const found = findItem(context.root, change.id)
  if (!found?.list) {
    context.report(noSuchItem(context, 'id', change.id), ['id'])
    return
  }
  const { item, list } = found
  const place = list.indexOf(item)
  list.splice(place, 1)
  if (!putBeside(context, item, change, () => list)) list.splice(place, 0, item)
}
