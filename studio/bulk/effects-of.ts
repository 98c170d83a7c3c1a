import { type Json, sameJson } from '../../engine/json.ts'
import { surfaces } from '../../engine/schema/surfaces.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { type ItemNode, treeOf } from '../desk/model/item-tree.ts'
import { type Files, pathOf, sharedFolder, surfaceOf } from '../desk/model/surface.ts'

/** What becomes of one field; undefined where it says nothing. */
interface FieldEffect {
  readonly field: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** What becomes of one item, and in which brands. */
export interface Effect {
  readonly surface: Surface
  readonly id: string
  readonly name: string
  readonly what: 'added' | 'removed' | 'changed'
  /** Brands whose members it is so for; "base" where what all share is changed itself. */
  readonly brands: readonly string[]
  readonly fields: readonly FieldEffect[]
}

/** What becomes of every item of every brand between two states of the files, each once for all brands where it is alike (STUDIO-16). */
export function effectsOf(before: Files, after: Files): Effect[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(path => before.get(path) !== after.get(path))
  const brands = [...new Set([sharedFolder, ...[...after.keys()].map(path => path.slice(0, path.indexOf('/')))])]
  const found = new Map<string, Effect>()
  for (const surface of surfaces)
    for (const brand of brands) {
      if (!changed.some(path => path === pathOf(brand, surface) || path === pathOf(sharedFolder, surface))) continue
      for (const effect of between(itemsIn(before, brand, surface), itemsIn(after, brand, surface), surface)) {
        const key = JSON.stringify(effect)
        const alike = found.get(key)
        found.set(key, { ...effect, brands: [...(alike?.brands ?? []), brand] })
      }
    }
  return [...found.values()]
}

/** Items by their ids, each without those in it. */
function itemsIn(files: Files, brand: string, surface: Surface): ReadonlyMap<string, ItemNode> {
  const all = (nodes: readonly ItemNode[]): ItemNode[] => nodes.flatMap(node => [node, ...all(node.children)])
  const { items } = treeOf(surface, surfaceOf(files, brand, surface))
  return new Map(all(items).map(node => [node.id, node]))
}

function* between(
  before: ReadonlyMap<string, ItemNode>,
  after: ReadonlyMap<string, ItemNode>,
  surface: Surface,
): Generator<Omit<Effect, 'brands'>> {
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)]
    const [own, other] = [ownFields(was), ownFields(is)]
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
    const fields = names.flatMap((field): FieldEffect[] =>
      sameJson(own[field], other[field]) ? [] : [{ field, before: own[field], after: other[field] }],
    )
    const what = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
    if (fields.length > 0 || what !== 'changed')
      yield { surface, id, name: (is ?? was)?.name ?? id, what, fields: what === 'changed' ? fields : [] }
  }
}

/** What an item says itself. */
function ownFields(node: ItemNode | undefined): { readonly [field: string]: Json } {
  const inside = new Set([...(node?.lists ?? []).map(({ field }) => field), 'id'])
  const children = new Set(node?.children.map(({ value }) => value))
  return Object.fromEntries(
    Object.entries(node?.value ?? {}).filter(([field, value]) => !inside.has(field) && !children.has(value as never)),
  )
}
