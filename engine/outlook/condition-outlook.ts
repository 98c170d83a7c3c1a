import type { Condition } from '../../schema/generated/manifests.ts'
import { conditionAsks } from '../conditions/asks.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho, type Verdict } from '../members/members-who.ts'
import { shorterCondition } from '../shorter/shorter-condition.ts'
import { membersInWords } from '../words/members-in-words.ts'
import { witnessWords } from '../words/witness-in-words.ts'
import { failuresOf } from './failures.ts'

/** What becomes of a condition when something cannot be found out. */
interface UnknownOutcome {
  /** A clause: "If the account cannot be had". */
  readonly when: string
  /** Members for whom the condition is neither true nor false then, in words: "everyone", "every subscriber". */
  readonly who: string
}

/** What somebody who makes a condition wants to know of it besides its sentence (STUDIO-06). */
export interface ConditionOutlook {
  /** A member for whom it is true, in words, with only what makes the difference; undefined where there can be none. */
  readonly example: string | undefined
  /** The same for whom it is false. */
  readonly counterexample: string | undefined
  /** Every failure that leaves it open for somebody. */
  readonly unknown: readonly UnknownOutcome[]
  /** A condition that says the same of every possible member and takes less to read, where there is one. */
  readonly shorter: Condition | undefined
}

/**
 * Looks at a condition for all possible members at once, exactly.
 * @throws TypeError or RangeError for a condition that is malformed or names something unknown
 */
export function conditionOutlook(condition: Condition, scope: ConditionScope, space: MemberSpace): ConditionOutlook {
  const verdict = membersWho(condition, scope, space)
  return {
    example: exampleOf(verdict.yes, space),
    counterexample: exampleOf(verdict.no, space),
    unknown: unknownOutcomes(condition, verdict, scope, space),
    shorter: shorterCondition(condition, scope, space),
  }
}

/** Somebody of whom everything is known, where the set has such a member. */
function exampleOf(set: Combinations, space: MemberSpace): string | undefined {
  const { diagrams, known, possible } = space
  const some = [diagrams.and(set, known), diagrams.and(set, possible)].find(each => each !== diagrams.none)
  return some === undefined ? undefined : witnessWords(some, space, set)
}

function unknownOutcomes(
  condition: Condition,
  { yes, no }: Verdict,
  scope: ConditionScope,
  space: MemberSpace,
): UnknownOutcome[] {
  const { diagrams } = space
  const { facts, open } = conditionAsks(condition, scope)
  const asked: readonly string[] = [...facts, ...open]
  return failuresOf(space).flatMap(({ when, who, asks }) => {
    const left = diagrams.except(who, yes, no)
    if (!asked.some(name => asks.has(name)) || left === diagrams.none) return []
    return [{ when, who: left === who ? 'everyone' : membersInWords(left, who, space) }]
  })
}
