import type { Condition, Manifest, Surface } from '../../schema/generated/manifests.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import type { Path } from '../overlay/places.ts'

/** A place of a manifest where a condition asks about a fact. */
export interface FactUse {
  fact: string
  surface: Surface
  path: Path
}

/** Fields that hold a condition. */
const holders: ReadonlySet<string> = new Set(['showWhen', 'when', 'allow'])

/** Where a brand's manifest asks about facts, in the order of its surfaces. */
export function factUses(manifest: Manifest): FactUse[] {
  const visit = (value: unknown, surface: Surface, path: Path): FactUse[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inside]) => {
      const below = [...path, key]
      if (!holders.has(key)) return visit(inside, surface, below)
      // Manifests are checked against their schemas before anything is asked about them.
      return usesOf(inside as Condition).map(([fact, end]) => ({ fact, surface, path: [...below, ...end] }))
    })
  }
  return Object.entries(manifest).flatMap(([surface, root]) => visit(root, surface as Surface, []))
}

type Use = readonly [fact: string, path: Path]

const usesOf = (condition: Condition): Use[] =>
  foldCondition<Use[]>(condition, {
    all: parts => parts.flat(),
    any: parts => parts.flat(),
    not: part => part,
    use: () => [],
    in: () => [],
    fact: (name, _, path) => [[name, path]],
  })
