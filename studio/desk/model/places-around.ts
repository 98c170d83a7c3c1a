import { type ItemList, type ItemNode, nodeOf, type SurfaceTree } from './item-tree.ts'
import { canMove, listsFor, listsIn, type Place } from './moves.ts'

/** Ways in which an item goes by one place: past its neighbour, into the one above it, or out of the one around it. */
export type Way = 'up' | 'down' | 'in' | 'out'

/** Where an item comes to by one step; undefined where there is nothing further. */
export function placeTowards(tree: SurfaceTree, id: string, way: Way): Place | undefined {
  const node = nodeOf(tree.items, id)
  if (!node?.list) return undefined
  const { list } = node
  const index = list.ids.indexOf(id)
  const [above, below] = [list.ids[index - 1], list.ids[index + 1]]
  const fits = (place: Place | undefined) => (place && canMove(tree, id, place) ? place : undefined)
  if (way === 'in') return intoOne(tree, node, above)
  if (way === 'out') return fits({ after: list.owner })
  if (way === 'up')
    return above === undefined ? (fits({ before: list.owner }) ?? intoNext(tree, node, -1)) : { before: above }
  return below === undefined ? (fits({ after: list.owner }) ?? intoNext(tree, node, 1)) : { after: below }
}

/** Into the item above, where that has a list for it. */
function intoOne(tree: SurfaceTree, node: ItemNode, above: string | undefined): Place | undefined {
  const into = listsFor(tree, node).find(({ owner }) => owner !== '' && owner === above)
  return into && { into }
}

/** Into the list before or behind its own, as the tree has them: where one ends the other goes on. */
function intoNext(tree: SurfaceTree, node: ItemNode, step: 1 | -1): Place | undefined {
  const open = listsFor(tree, node)
  const all = listsIn(tree).filter(list => open.some(each => isSame(each, list)))
  const next = all[all.findIndex(list => node.list && isSame(list, node.list)) + step]
  if (!next) return undefined
  const [first] = next.ids
  return step === 1 && first !== undefined ? { before: first } : { into: next }
}

const isSame = (a: ItemList, b: ItemList) => a.owner === b.owner && a.field === b.field

/** The item that is looked at when another is gone: the one behind it, before it, or around it; empty for the surface. */
export function neighbourOf(tree: SurfaceTree, id: string): string {
  const node = nodeOf(tree.items, id)
  const ids = node?.list?.ids ?? []
  const index = ids.indexOf(id)
  return ids[index + 1] ?? ids[index - 1] ?? node?.list?.owner ?? ''
}
