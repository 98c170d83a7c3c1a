import type { JsonObject } from '../../../engine/json.ts'
import { appended, at, emptyFile, type FileEdit, type Spot, textIn, withoutChanges, writtenAt } from './item-edits.ts'
import { type ItemKind, type ItemList, type ItemNode, nodeOf, type SurfaceTree, treeOf } from './item-tree.ts'
import { pathOf, sharedFolder, surfaceOf } from './surface.ts'
import { cutOut, withCut, withValue } from './text-edit.ts'

/** Where an item is put: beside another, in whichever list that stands, or at the end of a list. */
export type Place = { readonly before: string } | { readonly after: string } | { readonly into: ItemList }

/** Every list of a surface. */
export function listsIn({ lists, items }: SurfaceTree): ItemList[] {
  const inside = (node: ItemNode): ItemList[] => [...node.lists, ...node.children.flatMap(inside)]
  return [...lists, ...items.flatMap(inside)]
}

export const treeAt = ({ files, brand, surface }: Spot): SurfaceTree =>
  treeOf(surface, surfaceOf(files, brand, surface))

/** Lists that an item can stand in: those of its kind, but none inside itself. Its own is the first. */
export function listsFor(tree: SurfaceTree, node: ItemNode): ItemList[] {
  const { list: own } = node
  if (!own) return []
  const inside = new Set(idsIn(node))
  const isOf = ({ owner, kinds }: ItemList) => !inside.has(owner) && kinds.some(kind => isOfKind(node, kind))
  // What has an id of a fixed set is where it is.
  const isFree = node.schema.properties?.id?.$ref !== undefined
  const others = isFree ? listsIn(tree).filter(list => list !== own && isOf(list)) : []
  return [own, ...others]
}

/** Whether an item is of a kind: by the fields that it may have, which lists in several places share. */
export const isOfKind = ({ schema }: ItemNode, kind: ItemKind): boolean => kind.schema.properties === schema.properties

const idsIn = ({ id, children }: ItemNode): string[] => [id, ...children.flatMap(idsIn)]

/** The list in which a place is. */
export const listAt = (tree: SurfaceTree, place: Place): ItemList | undefined =>
  'into' in place ? place.into : nodeOf(tree.items, 'before' in place ? place.before : place.after)?.list

/** Whether an item can be put somewhere: into a list of its kind, and not beside itself. */
export function canMove(tree: SurfaceTree, id: string, place: Place): boolean {
  const node = nodeOf(tree.items, id)
  const list = listAt(tree, place)
  if (!node || !list) return false
  if (('before' in place && place.before === id) || ('after' in place && place.after === id)) return false
  return listsFor(tree, node).some(({ owner, field }) => owner === list.owner && field === list.field)
}

/** Puts an item somewhere else, within its list or into another (STUDIO-09). What is written of it stays as it is written. */
export function moveItem(spot: Spot, id: string, place: Place): FileEdit {
  return inText(spot, id, place) ?? byChange(spot, id, place)
}

/** Where both the item and its new place are written in this file, the text itself is moved. */
function inText(spot: Spot, id: string, place: Place): FileEdit | undefined {
  const path = pathOf(spot.brand, spot.surface)
  const written = writtenAt(spot, id)
  // What a brand adds to a list of base is put there by its change.
  if (written === undefined || !isEntry(written) || !targetOf(spot, place)) return undefined
  const cut = cutOut(textIn(spot), written)
  if (!cut) return undefined
  const target = targetOf({ ...spot, files: new Map(spot.files).set(path, cut.text) }, place)
  return target && { path, text: withCut(target.text, target.list, target.index, cut.cut) }
}

const isEntry = (way: readonly (string | number)[]) => typeof way.at(-1) === 'number'

interface Target {
  readonly text: string
  readonly list: (string | number)[]
  /** Before which entry; -1 is the end. */
  readonly index: number
}

/** Where a place is written in this file; undefined where base or a change has it. */
function targetOf(spot: Spot, place: Place): Target | undefined {
  const text = textIn(spot)
  if ('into' in place) {
    const { owner, field } = place.into
    const around = owner === '' ? (spot.brand === sharedFolder ? [] : undefined) : writtenAt(spot, owner)
    const list = around && [...around, field]
    if (!list) return undefined
    return { text: Array.isArray(at(text, list)) ? text : withList(text, list), list, index: -1 }
  }
  const way = writtenAt(spot, 'before' in place ? place.before : place.after)
  const index = way?.at(-1)
  if (!way || typeof index !== 'number') return undefined
  const list = way.slice(0, -1)
  const after = index + 1
  const held = at(text, list)
  const isLast = Array.isArray(held) && after >= held.length
  return { text, list, index: 'before' in place ? index : isLast ? -1 : after }
}

const withList = (text: string, list: readonly (string | number)[]) => withValue(text, [...list], [])

/** Where base or a change has it, a change of the brand says where it stands: none where it stands there without one. */
function byChange(spot: Spot, id: string, place: Place): FileEdit {
  const path = pathOf(spot.brand, spot.surface)
  const kept = withoutChanges(spot, (_, change) => change.change === 'move' && change.id === id)
  const files = new Map(spot.files)
  if (kept.text === null) files.delete(path)
  else files.set(path, kept.text)
  if (isThere(treeAt({ ...spot, files }), id, place)) return kept
  return { path, text: appended(kept.text ?? emptyFile(spot.surface), { change: 'move', id, ...saidOf(place, id) }) }
}

function isThere(tree: SurfaceTree, id: string, place: Place): boolean {
  const list = nodeOf(tree.items, id)?.list
  if (!list) return false
  const index = list.ids.indexOf(id)
  if ('before' in place) return list.ids[index + 1] === place.before
  if ('after' in place) return list.ids[index - 1] === place.after
  return list.owner === place.into.owner && list.field === place.into.field && index === list.ids.length - 1
}

/** A place as a change says it: beside an item where there is one. */
function saidOf(place: Place, id: string): JsonObject {
  if (!('into' in place)) return { ...place }
  const { ids, into, field } = place.into
  const last = ids.findLast(other => other !== id)
  return last === undefined ? { into: into ?? field } : { after: last }
}
