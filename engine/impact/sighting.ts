import type { Surface } from '../../schema/generated/manifests.ts'
import { type Json, sameJson } from '../json.ts'
import type { Combinations, Diagrams } from '../members/diagrams.ts'
import type { Path } from '../overlay/places.ts'

/** Members who get one answer. */
export interface Share<Answer> {
  who: Combinations
  answer: Answer
}

/** Answers by who gets them; nobody gets two. Who is in none of them gets no answer. */
export type Split<Answer> = readonly Share<Answer>[]

/** Members whose answer was one and is another; undefined for none. */
interface Difference<Answer> {
  who: Combinations
  before?: Answer
  after?: Answer
}

/** Where two splits say different things to those of `both`. */
export function differencesBetween<Answer>(
  before: Split<Answer>,
  after: Split<Answer>,
  both: Combinations,
  diagrams: Diagrams,
): Difference<Answer>[] {
  const whole = (split: Split<Answer>): Split<Answer | undefined> => [
    ...split,
    { who: diagrams.except(diagrams.all, ...split.map(({ who }) => who)), answer: undefined },
  ]
  return whole(before).flatMap(former =>
    whole(after)
      .filter(latter => !sameJson(former.answer, latter.answer))
      .map(latter => ({
        who: diagrams.and(both, former.who, latter.who),
        ...(former.answer === undefined ? {} : { before: former.answer }),
        ...(latter.answer === undefined ? {} : { after: latter.answer }),
      })),
  )
}

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
