import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { mainLists } from '../../../engine/overlay/find-list.ts'
import { chosen, followed, type SchemaPart, schemaOf } from '../../../engine/schema/manifest-schema.ts'
import { surfaceTitles } from '../../../engine/schema/surfaces.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'

/** An item of a surface, as the tree shows it and a form draws it. */
export interface ItemNode {
  readonly id: string
  /** What people call it: its first words, else its id. */
  readonly name: string
  readonly value: JsonObject
  /** The schema of its kind. */
  readonly schema: SchemaPart
  /** The list that it stands in; undefined for a single item, such as a link. */
  readonly list: ItemList | undefined
  /** Lists inside it, which more can be added to. */
  readonly lists: readonly ItemList[]
  readonly children: readonly ItemNode[]
}

/** A list of items. */
export interface ItemList {
  /** Of the item around it, or empty for the surface's own. */
  readonly owner: string
  readonly field: string
  /** How an overlay names it; undefined for the list that is meant when nothing is said. */
  readonly into: string | undefined
  /** The kinds of item that it may have. */
  readonly kinds: readonly ItemKind[]
  readonly ids: readonly string[]
}

/** A kind of item: an alert, or one of the blocks of Home. */
export interface ItemKind {
  readonly name: string
  readonly description: string
  readonly schema: SchemaPart
}

/** The items of a surface, outermost first, and the lists that stand in it by themselves. */
export interface SurfaceTree {
  readonly items: readonly ItemNode[]
  readonly lists: readonly ItemList[]
}

/** Trees of surfaces as they were merged: forms ask for the same one again and again. */
const trees = new WeakMap<JsonObject, Map<Surface, SurfaceTree>>()

/** Reads a merged surface as a tree of its items, each with its schema (STUDIO-03). */
export function treeOf(surface: Surface, root: JsonObject): SurfaceTree {
  const known = trees.get(root) ?? new Map<Surface, SurfaceTree>()
  trees.set(root, known)
  const tree = known.get(surface) ?? madeOf(surface, root)
  known.set(surface, tree)
  return tree
}

function madeOf(surface: Surface, root: JsonObject): SurfaceTree {
  const { children, lists } = inside(root, schemaOf(surfaceTitles.get(surface) ?? ''), '', surface)
  return { items: children, lists }
}

const indexes = new WeakMap<readonly ItemNode[], ReadonlyMap<string, ItemNode>>()

/** An item at any depth. Items are never altered: those of a list are looked through once, as marks and forms ask for each of them. */
export function nodeOf(items: readonly ItemNode[], id: string): ItemNode | undefined {
  const known = indexes.get(items)
  if (known) return known.get(id)
  const index = new Map<string, ItemNode>()
  const visit = (nodes: readonly ItemNode[]): void => {
    for (const node of nodes) {
      // The outer one, and of several the first, has the id.
      if (!index.has(node.id)) index.set(node.id, node)
      visit(node.children)
    }
  }
  visit(items)
  indexes.set(items, index)
  return index.get(id)
}

function inside(value: JsonObject, schema: SchemaPart, owner: string, surface: Surface) {
  const children: ItemNode[] = []
  const lists: ItemList[] = []
  for (const [field, reference] of Object.entries(schema.properties ?? {})) {
    if (field === 'variants') continue
    const part = followed(reference)
    const held = value[field]
    const items = part.type === 'array' && part.items ? followed(part.items) : undefined
    const kinds = items ? kindsOf(items) : []
    if (items && kinds.length > 0) {
      const list = listOf(surface, { owner, field, kinds }, held)
      lists.push(list)
      for (const entry of Array.isArray(held) ? held : []) children.push(...nodesOf(entry, items, list, surface))
    } else if (hasId(part)) children.push(...nodesOf(held, part, undefined, surface))
  }
  return { children, lists }
}

function listOf(
  surface: Surface,
  { owner, field, kinds }: Pick<ItemList, 'owner' | 'field' | 'kinds'>,
  held: Json | undefined,
): ItemList {
  const isMain = owner === '' && mainLists[surface] === field
  const ids = (Array.isArray(held) ? held : []).flatMap(entry =>
    isJsonObject(entry) && typeof entry.id === 'string' ? [entry.id] : [],
  )
  return { owner, field, kinds, ids, into: isMain ? undefined : owner === '' ? field : `${owner}.${field}` }
}

function nodesOf(
  value: Json | undefined,
  schema: SchemaPart,
  list: ItemList | undefined,
  surface: Surface,
): ItemNode[] {
  if (!isJsonObject(value) || typeof value.id !== 'string') return []
  const own = chosen(schema, value)
  return [{ id: value.id, name: nameOf(value), value, schema: own, list, ...inside(value, own, value.id, surface) }]
}

const hasId = (schema: SchemaPart) => schema.properties?.id !== undefined

/** The kinds of an entry that has an id; none of what has none, which belongs to the form of the item around it. */
function kindsOf(schema: SchemaPart): ItemKind[] {
  const tag = schema.discriminator?.propertyName
  const parts = schema.oneOf?.map(followed) ?? [schema]
  if (!parts.every(hasId)) return []
  return parts.map(part => {
    const name = tag === undefined ? undefined : part.properties?.[tag]?.const
    return { name: typeof name === 'string' ? name : 'item', description: part.description ?? '', schema: part }
  })
}

/** Fields in which an item says what it is, the most telling first. */
const telling = ['title', 'heading', 'name', 'greeting', 'label', 'text', 'question', 'body', 'path'] as const

/** What people call an item. */
export function nameOf(value: JsonObject): string {
  const words = telling.map(field => value[field]).find(said => typeof said === 'string' && said !== '')
  return typeof words === 'string' ? words : String(value.id)
}
