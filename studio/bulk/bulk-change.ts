import { isJsonObject, type Json, type JsonObject, sameJson } from '../../engine/json.ts'
import { chosen, followed, type SchemaPart } from '../../engine/schema/manifest-schema.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { labelOf } from '../desk/form/labels.ts'
import { addItem, type FileEdit, removeItem, type Spot, setField } from '../desk/model/item-edits.ts'
import { type ItemNode, nodeOf, type SurfaceTree, treeOf } from '../desk/model/item-tree.ts'
import { listsIn } from '../desk/model/moves.ts'
import { type Files, surfaceOf } from '../desk/model/surface.ts'

/** An item that is to be changed. */
export interface Picked {
  readonly brand: string
  readonly surface: Surface
  readonly id: string
}

/** One change, made of each item alike. */
export type BulkChange =
  | { readonly do: 'set'; readonly field: string; readonly value: Json }
  | { readonly do: 'clear'; readonly field: string }
  /** Whatever leads to one place leads to another. */
  | { readonly do: 'lead'; readonly from: string; readonly to: string }
  | { readonly do: 'remove' }
  /** The items are added to these brands too. */
  | { readonly do: 'copy'; readonly brands: readonly string[] }

/** What a change makes of the files, before anything is changed. */
export interface Changed {
  readonly files: Files
  /** Each file that is otherwise, once. */
  readonly edits: readonly FileEdit[]
  /** Items of which it cannot be made, with the reason. */
  readonly refused: readonly (Picked & { readonly reason: string })[]
}

/** Makes a change of many items, in memory: one edit for each file, to be taken back as one (STUDIO-16). */
export function bulkChange(files: Files, picked: readonly Picked[], change: BulkChange): Changed {
  let now = new Map(files)
  const refused: (Picked & { reason: string })[] = []
  for (const pick of picked) {
    const reason = made(
      pick,
      change,
      () => now,
      edit => {
        now = new Map(now)
        if (edit.text === null) now.delete(edit.path)
        else now.set(edit.path, edit.text)
      },
    )
    if (reason !== undefined) refused.push({ ...pick, reason })
  }
  const paths = [...new Set([...files.keys(), ...now.keys()])].filter(path => files.get(path) !== now.get(path))
  return { files: now, edits: paths.map(path => ({ path, text: now.get(path) ?? null })), refused }
}

type Put = (edit: FileEdit) => void

/** Makes it of one item. Says why it cannot. */
function made(pick: Picked, change: BulkChange, files: () => Files, put: Put): string | undefined {
  const { brand, surface, id } = pick
  const spot = (): Spot => ({ files: files(), brand, surface })
  const tree = treeIn(files(), brand, surface)
  const node = nodeOf(tree.items, id)
  if (!node) return change.do === 'remove' ? undefined : 'It is not there.'
  if (change.do === 'set' || change.do === 'clear') return setIn(node, change, spot, put)
  if (change.do === 'lead') return ledElsewhere(node, change, spot, put)
  if (change.do === 'remove') {
    if (!node.list) return 'It is part of another item, and not of a list.'
    put(removeItem(spot(), id))
    return undefined
  }
  const reasons = change.brands.flatMap(to => copied(node, { ...pick, brand: to }, files, put) ?? [])
  return reasons.length === 0 ? undefined : reasons.join(' ')
}

function setIn(node: ItemNode, change: BulkChange & { do: 'set' | 'clear' }, spot: () => Spot, put: Put) {
  const { field } = change
  if (!node.schema.properties?.[field]) return `It has no field “${field}”.`
  if (change.do === 'clear' && node.schema.required?.includes(field)) return `It has to have the field “${field}”.`
  const value = change.do === 'set' ? change.value : undefined
  if (!sameJson(node.value[field], value)) put(setField(spot(), node.id, field, value))
  return undefined
}

function ledElsewhere(
  { id, value, schema }: ItemNode,
  change: BulkChange & { do: 'lead' },
  spot: () => Spot,
  put: Put,
) {
  let isFound = false
  for (const [field, inside] of Object.entries(value)) {
    const part = schema.properties?.[field]
    const next = part ? withTarget(inside, part, change) : inside
    if (sameJson(inside, next)) continue
    isFound = true
    put(setField(spot(), id, field, next))
  }
  return isFound ? undefined : `Nothing in it leads to ${change.from}.`
}

/** A value with each of its targets that is one another; items inside are items of their own. */
function withTarget(value: Json, reference: SchemaPart, change: { from: string; to: string }): Json {
  const schema = followed(reference)
  if (Array.isArray(value)) return value.map(entry => withTarget(entry, schema.items ?? {}, change))
  if (isJsonObject(value)) {
    if (value.id !== undefined) return value
    const { properties = {} } = chosen(schema, value)
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [key, withTarget(inside, properties[key] ?? {}, change)]),
    )
  }
  return schema.format === 'target' && value === change.from ? change.to : value
}

/** Adds the same item to another brand, behind the same neighbour where that is there. */
function copied(node: ItemNode, { brand, surface, id }: Picked, files: () => Files, put: Put): string | undefined {
  const tree = treeIn(files(), brand, surface)
  const { list: from } = node
  if (!from) return 'It is part of another item, and not of a list.'
  if (nodeOf(tree.items, id)) return `${brand} has an item ${id} already.`
  const list = listsIn(tree).find(each => each.owner === from.owner && each.field === from.field)
  if (!list) return `${brand} has no ${from.owner} to put it in.`
  const before = from.ids.slice(0, from.ids.indexOf(id)).findLast(other => list.ids.includes(other))
  put(addItem({ files: files(), brand, surface }, list, copyOf(node.value), before))
  return undefined
}

const copyOf = (value: JsonObject): JsonObject => structuredClone(value)

const treeIn = (files: Files, brand: string, surface: Surface): SurfaceTree =>
  treeOf(surface, surfaceOf(files, brand, surface))

/** What a change does to so many items, as a step of undo is called. */
export function changeInWords(change: BulkChange, count: number): string {
  const items = `${count} ${count === 1 ? 'item' : 'items'}`
  if (change.do === 'set') return `${labelOf(change.field)} of ${items}`
  if (change.do === 'clear') return `${items} without ${labelOf(change.field).toLowerCase()}`
  if (change.do === 'lead') return `${items} to ${change.to} in place of ${change.from}`
  return change.do === 'remove' ? `Remove ${items}` : `Add ${items} in other brands`
}
