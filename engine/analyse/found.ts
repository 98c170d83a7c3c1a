import type { Surface } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { Path } from '../overlay/places.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'

/** What a finder found in the merged manifest of one brand. */
export interface Found {
  surface: Surface
  path: Path
  /** A sentence that a content administrator understands. */
  says: string
  /** What to do about it. */
  todo: string
  /** For whom it is so, where that makes a difference; never nobody. */
  who?: Combinations
}

/** What finders are asked about. */
export interface Subject {
  ground: BrandGround
  /** yyyy-mm-dd */
  today: string
}

/** Finds one kind of thing. */
export type Find = (subject: Subject) => Found[]

/** An item as an administrator knows it: by its id, else by where it stands. */
export const nameOf = ({ item, key }: Pick<Part, 'item' | 'key'>): string =>
  `"${typeof item.id === 'string' ? item.id : key}"`
