import type { Condition, Manifest } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'

/** So many real members of one kind: of a group, or of any, who all meet a condition. */
export interface Headcount {
  /** Id of the group; undefined when it is not told. */
  group?: string
  /** What is known of them. */
  kind: Condition
  members: number
}

/** The real members of one brand, each counted once. */
export type Census = readonly Headcount[]

/** How many real members are in a set: surely so many, at most so many when counts do not tell, of all of the brand. */
export interface Counted {
  least: number
  most: number
  of: number
}

/** What differs from moment to moment for one and the same member. */
const passing: readonly string[] = ['session', 'viewport']

/**
 * How many real members see something, on some day, on some screen. Whoever is counted under a kind of which some are in the set
 * and some are not is counted in `most` alone.
 */
export function countedIn(who: Combinations, census: Census, { conditions }: Manifest, space: MemberSpace): Counted {
  const { diagrams } = space
  const seeing = everInSet(who, space)
  let [least, most, of] = [0, 0, 0]
  for (const { group, kind, members } of census) {
    const scope = { conditions: conditions.conditions, segments: space.segments }
    const { yes } = membersWho(kind, scope, space)
    const these = everInSet(diagrams.and(space.known, yes, ...inGroup(group, space)), space)
    of += members
    if (these !== diagrams.none && diagrams.within(these, seeing)) least += members
    if (diagrams.and(these, seeing) !== diagrams.none) most += members
  }
  return { least, most, of }
}

/** Whoever is in a set at some moment. */
const everInSet = (who: Combinations, { diagrams, variables }: MemberSpace): Combinations =>
  variables.reduce(
    (set, variable, place) =>
      variable.kind === 'day' || passing.includes(variable.name) ? diagrams.regardlessOf(place, set) : set,
    who,
  )

/** The segments of groups that members of one group are in, and those that they are not in. */
const inGroup = (group: string | undefined, space: MemberSpace): Combinations[] =>
  group === undefined
    ? []
    : Object.entries(space.segments)
        .filter(([, { of }]) => of === 'groupId')
        .map(([name, { values }]) => space.segment(name, values.includes(group) ? 'yes' : 'no'))
