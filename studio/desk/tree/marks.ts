import { type JsonObject, sameJson } from '../../../engine/json.ts'
import { type ItemNode, nodeOf } from '../model/item-tree.ts'

/** What the tree says of an item beside its name. */
export type Mark = 'changed' | 'dated' | 'hidden' | 'wrong'

export const markWords: { readonly [Name in Mark]: string } = {
  changed: 'changed in this draft',
  dated: 'shown on certain days',
  hidden: 'not shown to this member',
  wrong: 'has a mistake',
}

interface Known {
  /** Items as they were where the draft began. */
  readonly former: readonly ItemNode[]
  /** Ids of items with mistakes, and of those that the member in sight does not see. */
  readonly wrong: ReadonlySet<string>
  readonly hidden: Pick<ReadonlySet<string>, 'has'>
}

/** The marks of every item that has some, by id (STUDIO-03). What stands inside an item has marks of its own. */
export function marksOf(items: readonly ItemNode[], known: Known): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, readonly Mark[]>()
  const visit = (nodes: readonly ItemNode[]): void => {
    for (const node of nodes) {
      const own = marksOn(node, known)
      if (own.length > 0) marks.set(node.id, own)
      visit(node.children)
    }
  }
  visit(items)
  return marks
}

function marksOn(node: ItemNode, { former, wrong, hidden }: Known): Mark[] {
  const before = nodeOf(former, node.id)
  const isDated = node.value.from !== undefined || node.value.until !== undefined
  return [
    ...(before && sameJson(ownOf(before), ownOf(node)) ? [] : ['changed' as const]),
    ...(isDated ? ['dated' as const] : []),
    ...(hidden.has(node.id) ? ['hidden' as const] : []),
    ...(wrong.has(node.id) ? ['wrong' as const] : []),
  ]
}

/** An item without the items in its lists. */
function ownOf({ value, lists }: ItemNode): JsonObject {
  const fields = new Set(lists.map(({ field }) => field))
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.has(field)))
}
