import { combinationOf } from '../members/combination-of.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { guardOf, guardsOf } from '../parts/part-rules.ts'
import { remembered } from '../remembered.ts'
import { decidingLeaves, type ExplainedLeaf, type Explaining } from './explain-condition.ts'
import type { Explanation, Gate } from './explanation.ts'
import { gatesOf, takenVariant, variantConditions } from './gates.ts'
import { type NamedChange, namedChange, turningPoints } from './smallest-changes.ts'
import { waysTo } from './ways-to.ts'

/** How many ways to change the outcome are listed. */
const changesLimit = 5

/**
 * Why a member sees a part of a manifest, or does not: every rule with the member's values and where it was written, what
 * decides, and the smallest changes that would change the outcome.
 * @param parts all parts of the brand's manifest, in their order
 */
export function explainPart(part: Part, parts: readonly Part[], space: MemberSpace, context: Explaining): Explanation {
  const { diagrams } = space
  const from = combinationOf(context.member, space)
  const changesInto = (set: Combinations): NamedChange[][] =>
    turningPoints(set, from, space, changesLimit).map(change => namedChange(change, from, space))
  const gates = gatesOf(part, parts, context)
  const refusedBy = gates.find(({ holds }) => !holds)
  const who = whoPasses(part, parts, space, context)
  const place = context.placeOf(part.surface, part.path)
  const taken = takenVariant(part, context)
  return {
    key: part.key,
    surface: part.surface,
    ...(place === undefined ? {} : { place }),
    shown: refusedBy === undefined,
    gates,
    ...(refusedBy === undefined ? {} : { refusedBy }),
    deciding: refusedBy ? leavesOf(refusedBy) : gates.flatMap(leavesOf),
    variants: variantConditions(part, context).map((when, index) => ({
      when,
      taken: taken === index,
      changes: taken === index || refusedBy ? [] : changesInto(part.forms[index]?.who ?? diagrams.none),
    })),
    changes: changesInto(refusedBy ? who : diagrams.not(who)),
  }
}

/** Everybody who sees a part, on a screen that opens to them; of a route, to whom it opens; of a guard, whom it allows. */
export const whoPasses = (
  part: Part,
  parts: readonly Part[],
  space: MemberSpace,
  { scope }: Pick<Explaining, 'scope'>,
): Combinations => passing(part, parts, space, scope)

/** Nobody in particular is asked about, so that it is worked out once for all members who ask why. */
const passing = remembered(
  (part: Part, parts: readonly Part[], space: MemberSpace, scope: Explaining['scope']): Combinations => {
    const { and, or } = space.diagrams.bound
    const allowed = guardsOf(part, parts).map(guard => membersWho(guardOf(guard).allow, scope, space).yes)
    const ways = waysTo(part, parts)?.map(({ route, through }) =>
      and(passing(route, parts, space, scope), ...through.map(({ own }) => own)),
    )
    return and(part.shown, ...allowed, ...(ways ? [or(...ways)] : []))
  },
)

/** The leaves that decide a gate; none when its days close it, whatever its condition says. */
function leavesOf({ condition, period, holds }: Gate): ExplainedLeaf[] {
  if (!condition || (!holds && period?.holds === false)) return []
  return decidingLeaves(condition)
}
