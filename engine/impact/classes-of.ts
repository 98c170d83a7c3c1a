import type { Combinations, Diagrams } from '../members/diagrams.ts'
import type { Change, SeenChange } from './change.ts'

/** Members who see the same changes. */
export interface MemberClass {
  who: Combinations
  changes: readonly Change[]
}

/** More classes than anybody would read, and so many that finding all of them could take too long. */
const most = 2_000

/**
 * Everybody who sees a change, by which changes they see: classes do not overlap, and no two have the same changes.
 * Undefined when there would be more than 2,000 of them, as can be when many edits mind different facts.
 */
export function classesOf(seen: readonly SeenChange[], diagrams: Diagrams): MemberClass[] | undefined {
  const together = new Map<Combinations, Change[]>()
  for (const { who, change } of seen) together.set(who, [...(together.get(who) ?? []), change])
  let classes: MemberClass[] = [{ who: diagrams.all, changes: [] }]
  for (const [who, changes] of together) {
    classes = classes
      .flatMap(each => [
        { who: diagrams.and(each.who, who), changes: [...each.changes, ...changes] },
        { who: diagrams.except(each.who, who), changes: each.changes },
      ])
      .filter(each => each.who !== diagrams.none)
    if (classes.length > most) return undefined
  }
  return classes.filter(({ changes }) => changes.length > 0)
}
