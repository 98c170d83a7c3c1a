import type { Surface } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { Path } from '../overlay/place.ts'
import type { Json } from '../resolve/json.ts'
import type { Split } from './split.ts'

/** One thing that members see, the same thing in both versions of a manifest when `key` is the same. */
export interface Sighting {
  surface: Surface
  key: string
  /** Id of the item; undefined for what is no item: a surface's own fields, an address, where the journey leads. */
  id?: string
  /** Where it stands in the merged surface. */
  path: Path
  /** Words that readers know it by: its title or heading. */
  name?: string
  /** Id of the page that it is on. */
  page?: string
  /** Who sees it. */
  shown: Combinations
  /** Each of its own fields with what it says to whom; nested fields by their path: "images.logo.alt". */
  fields: ReadonlyMap<string, Split<Json>>
  /** The list or field that it stands in. */
  spots: Split<Spot>
}

export interface Spot {
  /** Key of the item around it, if any. */
  parent?: string
  /** Unique within the surface. */
  list: string
}

/** The order of items in one list, for those who have the list like this. */
export interface Listing {
  surface: Surface
  list: string
  orders: Split<readonly string[]>
}

/** All that one version of a manifest shows to whom. */
export interface Sightings {
  /** By surface and key. */
  all: ReadonlyMap<string, Sighting>
  /** By surface and list. */
  listings: ReadonlyMap<string, Listing>
  /** Who has a surface, or one page of it, on any screen that opens. */
  reach(surface: Surface, page: string | undefined): Combinations
}
