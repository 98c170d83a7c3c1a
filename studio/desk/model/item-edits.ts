import { type JSONPath, parse } from 'jsonc-parser'
import { isJsonObject, type Json, type JsonObject, sameJson } from '../../../engine/json.ts'
import { findItem } from '../../../engine/overlay/items.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import type { ItemList } from './item-tree.ts'
import { rewritten } from './rewritten.ts'
import { type Files, pathOf, rootOf, sharedFolder } from './surface.ts'
import { withValue } from './text-edit.ts'

/** Where an item or a surface is changed. */
export interface Spot {
  readonly files: Files
  readonly brand: string
  readonly surface: Surface
}

/** What becomes of one file; null takes it away. */
export interface FileEdit {
  readonly path: string
  readonly text: string | null
}

export const emptyFile = (surface: Surface) => `{\n  "$schema": "../../schema/generated/${surface}.schema.json"\n}\n`

/** The file as it is; one that only names its schema where there is none. */
export const textIn = ({ files, brand, surface }: Spot) => files.get(pathOf(brand, surface)) ?? emptyFile(surface)

/** Changes of an overlay as it stands. */
function changesIn({ files, brand, surface }: Spot): JsonObject[] {
  const { changes } = rootOf(files, pathOf(brand, surface))
  return Array.isArray(changes) ? changes.filter(isJsonObject) : []
}

/** The way to an item inside a value, by its id. */
function wayTo(value: Json | undefined, id: string): JSONPath | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && value.id === id) return []
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'variants') continue
    const way = wayTo(inner, id)
    if (way) return [Array.isArray(value) ? Number(key) : key, ...way]
  }
  return undefined
}

/** Where the whole of an item is written in this brand's own file: in base, or where the brand adds it. */
export function writtenAt(spot: Spot, id: string): JSONPath | undefined {
  if (spot.brand === sharedFolder) return wayTo(rootOf(spot.files, pathOf(sharedFolder, spot.surface)), id)
  for (const [index, { change, item }] of changesIn(spot).entries()) {
    const way = change === 'add' ? wayTo(item, id) : undefined
    if (way) return ['changes', index, 'item', ...way]
  }
  return undefined
}

/** Where a file says something of an item: the whole of it, or what it changes last. */
export function placeOf(spot: Spot, id: string): JSONPath | undefined {
  const index = changesIn(spot).findLastIndex(({ id: of }) => of === id)
  return writtenAt(spot, id) ?? (index < 0 ? undefined : ['changes', index])
}

/** Where the brand says a field of an item of base otherwise. */
function setAt(spot: Spot, id: string): number {
  return changesIn(spot).findLastIndex(({ change, id: of }) => change === 'set' && of === id)
}

/** Gives a field of an item a value, or takes it away with undefined (STUDIO-05). */
export function setField(spot: Spot, id: string, field: string, value: Json | undefined): FileEdit {
  const path = pathOf(spot.brand, spot.surface)
  const text = textIn(spot)
  const written = writtenAt(spot, id)
  if (written) return { path, text: rewritten(text, [...written, field], value) }
  const base = findItem(rootOf(spot.files, pathOf(sharedFolder, spot.surface)), id)?.item
  if (sameJson(base?.[field], value)) return goBack(spot, id, field)
  // Null in an overlay takes a field of base away.
  const said = value ?? null
  const index = setAt(spot, id)
  if (index >= 0) return { path, text: rewritten(text, ['changes', index, 'fields', field], said) }
  return { path, text: appended(text, { change: 'set', id, fields: { [field]: said } }) }
}

/** A brand's field goes back to what base says. */
export function goBack(spot: Spot, id: string, field: string): FileEdit {
  const path = pathOf(spot.brand, spot.surface)
  const index = setAt(spot, id)
  const fields = changesIn(spot)[index]?.fields
  if (!isJsonObject(fields)) return { path, text: textIn(spot) }
  const isLast = Object.keys(fields).every(key => key === field)
  return isLast
    ? withoutChanges(spot, each => each === index)
    : { path, text: withValue(textIn(spot), ['changes', index, 'fields', field], undefined) }
}

/** Whether the brand itself says a field of an item, so that it can go back to base. */
export function saysItself(spot: Spot, id: string, field: string): boolean {
  if (spot.brand === sharedFolder || writtenAt(spot, id)) return false
  return changesIn(spot).some(
    ({ change, id: of, fields }) =>
      change === 'set' && of === id && isJsonObject(fields) && Object.hasOwn(fields, field),
  )
}

/** Adds an item to a list, behind another or at its end (STUDIO-09). */
export function addItem(spot: Spot, { owner, field, into }: ItemList, item: JsonObject, after?: string): FileEdit {
  const path = pathOf(spot.brand, spot.surface)
  const text = textIn(spot)
  const around = owner === '' ? [] : writtenAt(spot, owner)
  if (spot.brand === sharedFolder || (owner !== '' && around)) {
    const list = [...(around ?? []), field]
    const held = at(text, list)
    const ids = Array.isArray(held) ? held.map(entry => (isJsonObject(entry) ? entry.id : undefined)) : []
    if (!Array.isArray(held)) return { path, text: withValue(text, list, [item]) }
    const place = after === undefined ? -1 : ids.indexOf(after) + 1
    return { path, text: withValue(text, [...list, place === ids.length ? -1 : place], item, true) }
  }
  const beside = after === undefined ? { ...(into !== undefined && { into }) } : { after }
  return { path, text: appended(text, { change: 'add', ...beside, item }) }
}

/** Takes an item away: out of the file that has it, or by a change where base has it. */
export function removeItem(spot: Spot, id: string): FileEdit {
  const path = pathOf(spot.brand, spot.surface)
  const written = writtenAt(spot, id)
  if (!written) {
    const kept = withoutChanges(spot, (_, change) => change.id === id)
    return { path, text: appended(kept.text ?? emptyFile(spot.surface), { change: 'remove', id }) }
  }
  const isAdded = spot.brand !== sharedFolder && written.length === 3
  if (!isAdded) return { path, text: withValue(textIn(spot), written, undefined) }
  // What stands beside it takes its place.
  const { before, after, into } =
    changesIn(spot).findLast(({ change, id: of, item }) =>
      change === 'move' ? of === id : change === 'add' && isJsonObject(item) && item.id === id,
    ) ?? {}
  const place = Object.entries({ before, after, into }).filter(([, said]) => said !== undefined)
  let text = textIn(spot)
  for (const [index, change] of changesIn(spot).entries()) {
    const beside = change.before === id ? 'before' : change.after === id ? 'after' : undefined
    if (beside === undefined || change.id === id) continue
    text = withValue(text, ['changes', index, beside], undefined)
    for (const [field, said] of place) text = withValue(text, ['changes', index, field], said)
  }
  const files = new Map(spot.files).set(path, text)
  return withoutChanges({ ...spot, files }, (index, change) => index === written[1] || change.id === id)
}

/** The value at a path of a text. */
export const at = (text: string, path: JSONPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    parse(text),
  )

export const appended = (text: string, change: JsonObject) =>
  Array.isArray(at(text, ['changes']))
    ? withValue(text, ['changes', -1], change, true)
    : withValue(text, ['changes'], [change])

/** The file without some changes; null when nothing is left that it says. */
export function withoutChanges(spot: Spot, isGone: (index: number, change: JsonObject) => boolean): FileEdit {
  const path = pathOf(spot.brand, spot.surface)
  const changes = changesIn(spot)
  const gone = changes.flatMap((change, index) => (isGone(index, change) ? [index] : []))
  let text = textIn(spot)
  if (gone.length === changes.length && changes.length > 0) {
    text = withValue(text, ['changes'], undefined)
    const rest = Object.keys(rootOf(new Map([[path, text]]), path)).filter(key => key !== '$schema')
    return { path, text: rest.length === 0 ? null : text }
  }
  for (const index of gone.toReversed()) text = withValue(text, ['changes', index], undefined)
  return { path, text }
}
