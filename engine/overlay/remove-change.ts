import type { RemoveChange } from '../../schema/generated/manifests.ts'
import { type FoundItem, findItem, itemsOf } from './find-item.ts'
import { noSuchItem, type OverlayContext } from './overlay-context.ts'

const isLocked = ({ item }: FoundItem) => item.locked === true

/** Takes an item away, unless it is locked or holds one that is. */
export function removeChange(change: RemoveChange, context: OverlayContext): void {
  const found = findItem(context.root, change.id)
  if (!found) context.report(noSuchItem(context, 'id', change.id), ['id'])
  else if (isLocked(found) || Array.from(itemsOf(found.item)).some(isLocked))
    context.report(
      {
        found: `"remove" of ${JSON.stringify(change.id)}, which is locked or holds a locked item`,
        expected: 'locked items to stay',
        hint: 'leaving this change out',
        mend: { do: 'leave-out', what: 'owner' },
      },
      ['id'],
    )
  else if (found.list) found.list.splice(found.list.indexOf(found.item), 1)
  else delete found.owner[found.key]
}
