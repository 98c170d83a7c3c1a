import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ItemNode } from '../model/item-tree.ts'
import type { InTree } from './desk-tree.tsx'

/** Fewer are drawn faster than anybody types. */
const manyItems = 200

/** Whoever pauses so long has the edit on the page already, in milliseconds. */
const calmMs = 1_000

/**
 * What the tree shows. Where it has many items, their names and marks follow when whoever types pauses: to draw a thousand rows anew
 * takes longer than to bring an edit to the page, which goes first (STUDIO-20). Items that come, go or are moved do so at once.
 */
export function useCalmTree({ brand, surface, tree, marks }: InTree): InTree {
  const now = useMemo(() => ({ brand, surface, tree, marks }), [brand, surface, tree, marks])
  const [then, setThen] = useState(now)
  const isLarge = useMemo(() => countOf(tree.items) >= manyItems, [tree])
  useEffect(() => {
    if (!isLarge || then === now) return
    const timer = setTimeout(() => startTransition(() => setThen(now)), calmMs)
    return () => clearTimeout(timer)
  }, [isLarge, then, now])
  const isHere = then.brand === brand && then.surface === surface
  const isCalm = isLarge && isHere && sameItems(then.tree.items, tree.items)
  return isCalm ? then : now
}

const countOf = (items: readonly ItemNode[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

/** Whether the same items stand in the same places, whatever they say. */
function sameItems(before: readonly ItemNode[], now: readonly ItemNode[]): boolean {
  return (
    before.length === now.length &&
    before.every((item, index) => {
      const other = now[index]
      return item === other || (item.id === other?.id && sameItems(item.children, other.children))
    })
  )
}
