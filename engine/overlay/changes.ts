import type { AddChange, MoveChange, RemoveChange, SetChange, Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts'
import { findList } from './find-list.ts'
import { type FoundItem, findItem, itemIds, itemsOf } from './items.ts'
import { setField } from './merge-fields.ts'
import type { Mistake } from './mistake.ts'
import { hintAt } from './nearest.ts'
import { copyTree, type Places } from './places.ts'

/** The surface that a change is applied to, and where its mistakes are reported. */
export interface OverlayContext {
  surface: Surface
  /** The surface as merged so far; changes alter it in place. */
  root: JsonObject
  places: Places
  /** Ids of items that a change was to add and could not: whatever names them is not wrong itself. */
  lost: Set<string>
  /** Reports a mistake at a field of the change. */
  report: (mistake: Mistake, path: Path) => void
}

/** Reports that a field names an item that does not exist. */
function noSuchItem({ root, surface, lost, places, report }: OverlayContext, field: string, id: string): void {
  if (lost.has(id)) return
  const removed = places.removalOf(root, id)
  if (removed) {
    report(
      {
        found: `"${field}": ${JSON.stringify(id)}, which the change in line ${removed.line} takes away`,
        expected: `the id of an item of ${surface}.json that is still there`,
        hint: 'leaving one of the two changes out, or another id',
      },
      [field],
    )
    return
  }
  report(
    {
      found: `"${field}": ${JSON.stringify(id)}`,
      expected: `the id of an item of ${surface}.json`,
      hint: `an id that ${surface}.json of base has, or that an earlier change adds`,
      ...hintAt(id, itemIds(root)),
      lacks: { surface, id },
    },
    [field],
  )
}

/**
 * Puts an item before or after another one, wherever that one is, or else at the end of `list`.
 * @returns false when there is no such place; the mistake was reported then
 */
function putBeside(
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
    noSuchItem(context, field, sibling)
    return false
  }
  found.list.splice(found.list.indexOf(found.item) + (field === 'after' ? 1 : 0), 0, item)
  return true
}

const fixed = new Set(['id', 'locked'])

/** Replaces fields of an item. */
export function setChange(change: SetChange, context: OverlayContext): void {
  const item = findItem(context.root, change.id)?.item
  if (!item) noSuchItem(context, 'id', change.id)
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

/** Whether an item may not be taken away (CHECK-13). */
const staysPresent = ({ item: { locked } }: FoundItem) => Array.isArray(locked) && locked.includes('present')

/** Removes an item, unless it or an item inside it has to stay. */
export function removeChange(change: RemoveChange, context: OverlayContext): void {
  const found = findItem(context.root, change.id)
  if (!found) noSuchItem(context, 'id', change.id)
  else if (staysPresent(found) || Array.from(itemsOf(found.item)).some(staysPresent))
    context.report(
      {
        found: `"remove" of ${JSON.stringify(change.id)}, which is locked or holds a locked item`,
        expected: 'locked items to stay',
        hint: 'leaving this change out',
        mend: { do: 'leave-out', what: 'owner' },
      },
      ['id'],
    )
  else {
    context.places.noteRemoval(context.root, change.id, change)
    if (found.list) found.list.splice(found.list.indexOf(found.item), 1)
    else delete found.owner[found.key]
  }
}

/** The list that `into` names; reports that there is none. */
function namedList({ surface, root, lost, report }: OverlayContext, into: string | undefined): Json[] | undefined {
  const list = findList(surface, root, into)
  if (Array.isArray(list)) return list
  const [owner = ''] = into?.split('.') ?? []
  if (!lost.has(owner)) report(list, into === undefined ? ['change'] : ['into'])
  return undefined
}

/** Adds an item that base does not have. */
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
  const isPut = putBeside(context, copyTree(item, context.places), change, () => namedList(context, into))
  if (!isPut) for (const { id: inside } of itemsOf({ item })) context.lost.add(inside)
}

/** Moves an item: beside another, to the end of another list, or else to the end of its own. */
export function moveChange(change: MoveChange, context: OverlayContext): void {
  const found = findItem(context.root, change.id)
  if (!found?.list) {
    noSuchItem(context, 'id', change.id)
    return
  }
  const { item, list } = found
  const field = change.before === undefined ? 'after' : 'before'
  const sibling = change[field]
  if (sibling !== undefined && itemIds({ item }).includes(sibling)) {
    context.report(
      {
        found: `"${field}": ${JSON.stringify(sibling)}, which is the item itself or inside of it`,
        expected: `the id of an item outside of ${JSON.stringify(change.id)}`,
        hint: 'another item, or leaving this change out',
      },
      [field],
    )
    return
  }
  const place = list.indexOf(item)
  list.splice(place, 1)
  const end = () => (change.into === undefined ? list : namedList(context, change.into))
  if (putBeside(context, item, change, end)) context.places.noteMove(item, change)
  else list.splice(place, 0, item)
}
