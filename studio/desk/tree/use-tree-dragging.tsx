import { useRef } from 'react'
import { DropIndicator, type DropTarget, type Key, useDragAndDrop } from 'react-aria-components'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { nodeOf, type SurfaceTree } from '../model/item-tree.ts'
import { canMove, listsFor, type Place } from '../model/moves.ts'
import styles from './desk-tree.module.css'
import { surfaceKey } from './tree-rows.ts'

interface Options {
  surface: Surface
  tree: SurfaceTree
  mayEdit: boolean
  onPut: (id: string, place: Place) => void
}

/** Dragging items of the tree, by pointer and by keys alike: beside another, or onto one that has a list for it (STUDIO-09). */
export function useTreeDragging({ surface, tree, mayEdit, onPut }: Options) {
  // Whether a place is one is asked while the item is under way, without its name.
  const dragged = useRef<string>(undefined)
  const placeAt = (target: DropTarget, id: string | undefined): Place | undefined => {
    if (target.type !== 'item' || id === undefined) return undefined
    const place = placeOn(tree, surfaceKey(surface), target, id)
    return place && canMove(tree, id, place) ? place : undefined
  }
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayEdit,
    getItems: keys => [...keys].map(key => ({ 'text/plain': nodeOf(tree.items, String(key))?.name ?? String(key) })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0])
    },
    onDragEnd: () => {
      dragged.current = undefined
    },
    getDropOperation: target => (placeAt(target, dragged.current) ? 'move' : 'cancel'),
    onMove: ({ keys, target }) => {
      const id = String([...keys][0])
      const place = placeAt(target, id)
      if (place) onPut(id, place)
    },
    renderDropIndicator: target => <DropIndicator target={target} className={styles.drop ?? ''} />,
  })
  return dragAndDropHooks
}

/** The place that a row means: beside its item, or in the list of it that fits. */
function placeOn(
  tree: SurfaceTree,
  root: string,
  { key, dropPosition }: { key: Key; dropPosition: 'before' | 'after' | 'on' },
  id: string,
): Place | undefined {
  const row = String(key)
  if (dropPosition === 'on') {
    const node = nodeOf(tree.items, id)
    const owner = row === root ? '' : row
    const into = node && listsFor(tree, node).find(list => list.owner === owner)
    return into && { into }
  }
  if (!nodeOf(tree.items, row)) return undefined
  return dropPosition === 'before' ? { before: row } : { after: row }
}
