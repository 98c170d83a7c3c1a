import type { Condition } from '../../schema/generated/manifests.ts'
import { type ConditionScope, namedCondition } from '../conditions/condition-scope.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import type { Combinations } from './diagrams.ts'
import type { MemberSpace } from './member-space.ts'
import { unknown } from './registry.ts'

/** The members for whom a condition is true, and those for whom it is false; for all others it is unknown. */
export interface Verdict {
  yes: Combinations
  no: Combinations
}

/**
 * Evaluates a condition for all members at once. It agrees with `interpretCondition` for every single member (property test).
 * @throws TypeError or RangeError for a condition that is malformed or names something unknown.
 */
export function membersWho(condition: Condition, scope: ConditionScope, space: MemberSpace): Verdict {
  const { diagrams } = space
  const all = (sets: Combinations[]) => diagrams.and(...sets)
  const any = (sets: Combinations[]) => diagrams.or(...sets)
  return foldCondition<Verdict>(condition, {
    all: parts => ({ yes: all(parts.map(({ yes }) => yes)), no: any(parts.map(({ no }) => no)) }),
    any: parts => ({ yes: any(parts.map(({ yes }) => yes)), no: all(parts.map(({ no }) => no)) }),
    not: ({ yes, no }) => ({ yes: no, no: yes }),
    use: name => membersWho(namedCondition(scope, name), scope, space),
    in: name => ({ yes: space.segment(name, 'yes'), no: space.segment(name, 'no') }),
    fact: (name, values) => {
      const yes = space.fact(name, values)
      return { yes, no: diagrams.except(diagrams.not(yes), factUnknown(space, name)) }
    },
  })
}

const factUnknown = (space: MemberSpace, name: string): Combinations =>
  space.registry.facts[name]?.canBeUnknown ? space.fact(name, [unknown]) : space.diagrams.none
