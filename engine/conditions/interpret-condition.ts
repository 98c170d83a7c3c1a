import type { Condition } from '../../schema/generated/manifests.ts'
import type { Known } from '../state.ts'
import { type ConditionScope, isFactName, namedCondition, segmentOf } from './condition-scope.ts'
import { foldCondition } from './fold-condition.ts'
import { allOf, anyOf, opposite, type Truth } from './truth.ts'

/**
 * The meaning of a condition in its plainest form, and slow: the reference that property tests hold `compileCondition`,
 * `membersWho` and `explainCondition` to. Nothing that ships evaluates conditions this way.
 * @throws TypeError for a condition that is malformed or names something unknown.
 */
export function interpretCondition(condition: Condition, scope: ConditionScope, known: Known): Truth {
  return foldCondition<Truth>(condition, {
    all: allOf,
    any: anyOf,
    not: opposite,
    use: name => interpretCondition(namedCondition(scope, name), scope, known),
    in: name => {
      const segment = segmentOf(scope, name)
      return known.open[segment.of]?.some(value => segment.values.includes(value))
    },
    fact: (name, values) => {
      if (!isFactName(name)) throw new TypeError(`There is no fact "${name}"`)
      const value = known.facts[name]
      return value === undefined ? undefined : values.includes(value)
    },
  })
}
