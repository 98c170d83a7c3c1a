import type { Condition } from '../../schema/generated/manifests.ts'
import { type Asks, asksNothing, joinAsks } from './asks.ts'
import { type ConditionScope, namedCondition, segmentOf } from './condition-scope.ts'
import { foldCondition } from './fold-condition.ts'
import { isFactName } from './is-fact-name.ts'

/**
 * The facts and open sets that a condition mentions, through named conditions and segments too.
 * @throws TypeError for a condition that is ill formed, circular, or names something unknown.
 */
export function conditionAsks(condition: Condition, scope: ConditionScope, within: readonly string[] = []): Asks {
  return foldCondition<Asks>(condition, {
    all: joinAsks,
    any: joinAsks,
    not: part => part,
    use: name => {
      if (within.includes(name)) throw new TypeError(`The named condition "${name}" uses itself`)
      return conditionAsks(namedCondition(scope, name), scope, [...within, name])
    },
    in: name => ({ ...asksNothing, open: new Set([segmentOf(scope, name).of]) }),
    fact: name => {
      if (!isFactName(name)) throw new TypeError(`There is no fact "${name}"`)
      return { ...asksNothing, facts: new Set([name]) }
    },
  })
}
