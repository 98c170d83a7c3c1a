import type { Surface } from '../../schema/generated/manifests.ts'
import { type Json, type Path, sameJson } from '../json.ts'
import type { Combinations, Diagrams } from '../members/diagrams.ts'

/** Members who have the same answer. */
export interface Share<Answer> {
  who: Combinations
  answer: Answer
}

/** Answers by the members who have them. Nobody has two; whoever is in no share has none. */
export type Split<Answer> = readonly Share<Answer>[]

/** Members whose answer differs between the versions; undefined for no answer. */
interface Difference<Answer> {
  who: Combinations
  before?: Answer
  after?: Answer
}

/** Where two splits differ for members of `both`. */
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

/** One thing that members see; in two versions of a manifest it is the same thing when `key` is the same. */
export interface Sighting {
  surface: Surface
  key: string
  /** The item's id; undefined for what is not an item: a surface's own fields, an address, where the journey leads. */
  id?: string
  /** Its path in the merged surface. */
  path: Path
  /** Its title or heading. */
  name?: string
  /** Id of the page that it is on. */
  page?: string
  /** Who sees it. */
  shown: Combinations
  /** The values of its fields by who sees them; nested fields by their path: "images.logo.alt". */
  fields: ReadonlyMap<string, Split<Json>>
  /** The list or field that it is in. */
  spots: Split<Spot>
}

/** A list or field of a surface that an item can be in. */
export interface Spot {
  /** Key of the item around it, if any. */
  parent?: string
  /** Unique within the surface. */
  list: string
}

/** The order of the items of one list, by who has it. */
export interface Listing {
  surface: Surface
  list: string
  orders: Split<readonly string[]>
}

/** All that one version of a manifest shows, and to whom. */
export interface Sightings {
  /** By surface and key. */
  all: ReadonlyMap<string, Sighting>
  /** By surface and list. */
  listings: ReadonlyMap<string, Listing>
  /** Who gets to a screen with a surface, or with one page of it. */
  reach(surface: Surface, page: string | undefined): Combinations
}
