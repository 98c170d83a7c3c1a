import type { Change, Overlay } from '../../schema/generated/manifests.ts'
import { isJsonObject, type JsonObject, type Path } from '../json.ts'
import { findItem } from '../overlay/items.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'

type Report = (mistake: Mistake, path: Path) => void

/** The item that a change puts somewhere. */
function placedBy(change: Change): string | undefined {
  if (change.change === 'move') return change.id
  if (change.change !== 'add' || !isJsonObject(change.item)) return undefined
  return typeof change.item.id === 'string' ? change.item.id : undefined
}

/** A place that a change gives to an item holds: the sort by category, which comes last, does not undo it (CHECK-08). */
export function placesHold(overlay: Overlay, root: JsonObject, report: Report): void {
  for (const [index, change] of (overlay.changes ?? []).entries()) {
    const found = findItem(root, placedBy(change) ?? '')
    if (!found?.list || (change.change !== 'add' && change.change !== 'move')) continue
    const { item } = found
    const sorted = sortByCategory(found.list.filter(isJsonObject))
    const field = change.before !== undefined ? 'before' : change.after !== undefined ? 'after' : undefined
    const category = `its category "${String(item.category ?? 'none')}"`
    if (field === undefined) {
      if (change.change === 'move' && sorted.at(-1) !== item)
        report(lostPlace('a move to the end', `${category} sorts it before "${String(sorted.at(-1)?.id)}"`), [
          'changes',
          index,
          'id',
        ])
      continue
    }
    const sibling = findItem(root, change[field] ?? '')
    if (sibling?.list !== found.list) continue
    const comesBefore = (list: readonly unknown[]) => list.indexOf(item) < list.indexOf(sibling.item)
    if (comesBefore(found.list) !== comesBefore(sorted))
      report(
        lostPlace(
          `"${field}": "${change[field]}"`,
          `${category} sorts it ${field === 'before' ? 'after' : 'before'} that`,
        ),
        ['changes', index, field],
      )
  }
}

const lostPlace = (said: string, but: string): Mistake => ({
  found: `${said}, but ${but}`,
  expected: 'a place among the entries of its category, where the order of the file counts',
  hint: 'leaving the place out, or another "category"',
})
