import type { AddChange } from '../../schema/generated/manifests.ts'
import { isJsonObject } from '../resolve/json.ts'
import { copyTree } from './copy-tree.ts'
import { findItem } from './find-item.ts'
import { findList } from './find-list.ts'
import type { OverlayContext } from './overlay-context.ts'
import { putBeside } from './put-beside.ts'

/** Adds an item of the brand's own. */
export function addChange(change: AddChange, context: OverlayContext): void {
  const { item, into } = change
  if (!isJsonObject(item)) return
  const { id } = item
  if (typeof id === 'string' && findItem(context.root, id)) {
    context.report(
      {
        found: `"add" of ${JSON.stringify(id)}, which is there already`,
        expected: 'an id of its own',
        hint: `{ "change": "set", "id": "${id}", "fields": … } to change the item that is there, or another id`,
      },
      ['item', 'id'],
    )
    return
  }
  putBeside(context, copyTree(item, context.places), change, () => {
    const list = findList(context.surface, context.root, into)
    if (Array.isArray(list)) return list
    context.report(list, into === undefined ? ['change'] : ['into'])
    return undefined
  })
}
