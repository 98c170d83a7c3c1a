import type { Json, JsonObject } from '../resolve/json.ts'
import { findItem } from './find-item.ts'
import { noSuchItem, type OverlayContext } from './overlay-context.ts'

/** Puts an item before or after another one, wherever that one is, else at the end of `list`. False when there is no such place. */
export function putBeside(
  context: OverlayContext,
  item: JsonObject,
  { before, after }: { before?: string; after?: string },
  list: () => Json[] | undefined,
): boolean {
  const field = before === undefined ? 'after' : 'before'
  const sibling = before ?? after
  if (sibling === undefined) {
    const end = list()
    end?.push(item)
    return end !== undefined
  }
  const found = findItem(context.root, sibling)
  if (!found?.list) {
    context.report(noSuchItem(context, field, sibling), [field])
    return false
  }
  found.list.splice(found.list.indexOf(found.item) + (field === 'after' ? 1 : 0), 0, item)
  return true
}
