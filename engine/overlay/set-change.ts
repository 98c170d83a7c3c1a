import type { SetChange } from '../../schema/generated/manifests.ts'
import { isJsonObject } from '../resolve/json.ts'
import { findItem } from './find-item.ts'
import { setField } from './merge-fields.ts'
import { noSuchItem, type OverlayContext } from './overlay-context.ts'

const fixed = new Set(['id', 'locked'])

/** Replaces fields of an item. */
export function setChange(change: SetChange, context: OverlayContext): void {
  const item = findItem(context.root, change.id)?.item
  if (!item) context.report(noSuchItem(context, 'id', change.id), ['id'])
  if (!item || !isJsonObject(change.fields)) return
  for (const key of Object.keys(change.fields)) {
    if (fixed.has(key))
      context.report(
        {
          found: `a new "${key}" for ${JSON.stringify(change.id)}`,
          expected: `"${key}" to stay as base has it`,
          hint: 'leaving it out',
          mend: { do: 'leave-out' },
        },
        ['fields', key],
      )
    else setField(item, key, change.fields, context.places)
  }
}
