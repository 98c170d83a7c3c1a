import type { Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'
import type { TextWidth } from '../text/text-width.ts'

/** What a finder found in the merged manifest of one brand, before its place in the files is known. */
export interface Found {
  surface: Surface
  path: Path
  /** A sentence that a content administrator understands. */
  says: string
  /** What to do about it. */
  todo: string
  /** The members concerned, where it concerns only some; never nobody. */
  who?: Combinations
  /** What to say of a brand in which it was not so yet: of those for whom it has changed. */
  before?: (ground: BrandGround) => string
}

/** How wide words are in a typeface of a brand, by the address of its file; undefined where that cannot be measured. */
export type Typefaces = (src: string) => TextWidth | undefined

/** What finders look at. */
interface Subject {
  ground: BrandGround
  /** yyyy-mm-dd */
  today: string
  typefaces: Typefaces
}

/** Finds one kind of thing that is most likely not meant. */
export type Find = (subject: Subject) => Found[]

/** An item as an administrator knows it: by its id, or else by its place. */
export const partName = ({ item, key }: Pick<Part, 'item' | 'key'>): string =>
  `"${typeof item.id === 'string' ? item.id : key}"`
