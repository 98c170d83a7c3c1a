import type { Surface } from '../../../schema/generated/manifests.ts'
import { ownField } from './field-edits.ts'
import { saysItself } from './item-edits.ts'
import { nodeOf, treeOf } from './item-tree.ts'
import { type Files, surfaceOf } from './surface.ts'
import { usersOf } from './users-of.ts'

/** A brand as an edit of base meets it. */
interface Met {
  readonly key: string
  readonly name: string
}

/** Whom an edit of base reaches (STUDIO-07). */
export interface Reach {
  /** Brands that have what base says. */
  readonly reached: readonly Met[]
  /** Brands that say the field themselves, and those that took the item away. */
  readonly own: readonly Met[]
  readonly without: readonly Met[]
  /** Items that are decided by it elsewhere, as those are that name a condition: by the words that people know them by. */
  readonly users: readonly string[]
}

/** What of base is about to be edited: a field of an item, or of the surface itself where the id is empty. */
interface Subject {
  readonly surface: Surface
  readonly id: string
  readonly field: string
}

/** Says which brands and items an edit of base reaches before anybody makes it (STUDIO-07). */
export function reachOf(files: Files, brands: readonly Met[], { surface, id, field }: Subject): Reach {
  const standing = ({ key }: Met): 'reached' | 'own' | 'without' => {
    const spot = { files, brand: key, surface }
    if (id === '') return ownField(spot, [field]) !== undefined ? 'own' : 'reached'
    if (!nodeOf(treeOf(surface, surfaceOf(files, key, surface)).items, id)) return 'without'
    return saysItself(spot, id, field) ? 'own' : 'reached'
  }
  const found = Map.groupBy(brands, standing)
  const reached = found.get('reached') ?? []
  const users = new Set(reached.flatMap(({ key }) => usersOf(files, key, { surface, id, field })))
  return { reached, own: found.get('own') ?? [], without: found.get('without') ?? [], users: [...users] }
}
