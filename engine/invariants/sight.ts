import type { Surface } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { Path } from '../overlay/place.ts'

/** One thing of those that an invariant is about, with everybody who meets it. */
export interface Sight {
  surface: Surface
  path: Path
  /** What it is, for the report: "the link to /id-card". */
  what: string
  who: Combinations
}

/** Sights of which those who come here have to meet one, when the rule is "always". */
export interface Sights {
  /** Where they are looked for; undefined for anywhere. */
  at?: Sight
  sights: readonly Sight[]
}
