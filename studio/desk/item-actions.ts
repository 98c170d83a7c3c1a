import { blankOf } from './form/blank-of.ts'
import { copyOf } from './model/copy-of.ts'
import type { DraftStore } from './model/draft-store.ts'
import { freshId } from './model/fresh-id.ts'
import { addItem, type FileEdit, removeItem, type Spot, setField } from './model/item-edits.ts'
import { type ItemKind, type ItemList, type ItemNode, nodeOf, type SurfaceTree } from './model/item-tree.ts'
import { canMove, isOfKind, moveItem, type Place, treeAt } from './model/moves.ts'
import { neighbourOf, placeTowards, type Way } from './model/places-around.ts'

/** What is done with whole items, from the tree as from their forms: each is one step of undo, and tells which item to go to. */
export interface ItemActions {
  add(list: ItemList, kind: ItemKind): string
  /** Adds one of the same kind behind it. */
  addLike(id: string): string
  duplicate(id: string): string
  move(id: string, way: Way): string
  moveTo(id: string, place: Place): string
  /** Shows it until the day before this one. */
  hideFrom(id: string, day: string): string
  remove(id: string): string
}

/** Whether others like an item can be made: menus and the like have ids of a fixed set, all of which are there. */
export const isFree = ({ schema }: Pick<ItemKind, 'schema'>): boolean => schema.properties?.id?.$ref !== undefined

export const canHide = ({ schema }: ItemNode): boolean => schema.properties?.until !== undefined

/** Does things with items of a surface, each with the texts as they are at that moment: clicks come faster than they are drawn. */
export function itemActions(store: DraftStore, { brand, surface }: Omit<Spot, 'files'>): ItemActions {
  const now = (): Spot => ({ files: store.state().files, brand, surface })
  const step = (name: string, edit: FileEdit) => store.oneStep(() => store.edit(name, edit))
  const named = (id: string) => {
    const spot = now()
    const tree = treeAt(spot)
    const node = nodeOf(tree.items, id)
    return node && { spot, tree, node, name: node.name }
  }
  const put = (id: string, placeIn: (tree: SurfaceTree) => Place | undefined) => {
    const found = named(id)
    const place = found && placeIn(found.tree)
    if (place && canMove(found.tree, id, place)) step(`Move ${found.name}`, moveItem(found.spot, id, place))
    return id
  }
  const add = (list: ItemList, kind: ItemKind, after?: string) => {
    const spot = now()
    const id = freshId(`new-${kind.name === 'item' ? list.field : kind.name}`, spot)
    step(`Add ${id}`, addItem(spot, list, { ...blankOf(kind.schema), id }, after))
    return id
  }
  return {
    add: (list, kind) => add(list, kind),
    addLike(id) {
      const node = named(id)?.node
      const kind = node?.list?.kinds.find(each => isOfKind(node, each))
      return node?.list && kind && isFree(kind) ? add(node.list, kind, id) : id
    },
    duplicate(id) {
      const found = named(id)
      if (!found?.node.list || !isFree(found.node)) return id
      const { id: own, copy } = copyOf(found.node.value, found.spot)
      step(`Duplicate ${found.name}`, addItem(found.spot, found.node.list, copy, id))
      return own
    },
    move: (id, way) => put(id, tree => placeTowards(tree, id, way)),
    moveTo: (id, place) => put(id, () => place),
    hideFrom(id, day) {
      const found = named(id)
      if (found && canHide(found.node))
        step(`Hide ${found.name} from ${day}`, setField(found.spot, id, 'until', dayBefore(day)))
      return id
    },
    remove(id) {
      const found = named(id)
      if (!found?.node.list) return id
      step(`Remove ${found.name}`, removeItem(found.spot, id))
      return neighbourOf(found.tree, id)
    },
  }
}

/** The day before one: until it something still shows that is hidden from that day on. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
