import type { FactName } from '../../schema/generated/facts.ts'
import type { Condition } from '../../schema/generated/manifests.ts'
import type { OpenName } from '../state.ts'
import { type ConditionScope, isFactName, namedCondition, segmentOf } from './condition-scope.ts'
import { foldCondition } from './fold-condition.ts'

/** The facts and open sets that rules ask about: only these need to be fetched. */
export interface Asks {
  facts: ReadonlySet<FactName>
  open: ReadonlySet<OpenName>
}

export const asksNothing: Asks = { facts: new Set(), open: new Set() }

/** The union of what several rules ask. */
export function joinAsks(parts: Iterable<Asks>): Asks {
  const facts = new Set<FactName>()
  const open = new Set<OpenName>()
  for (const part of parts) {
    for (const fact of part.facts) facts.add(fact)
    for (const set of part.open) open.add(set)
  }
  return { facts, open }
}

/**
 * The facts and open sets that a condition mentions, through named conditions and segments too.
 * @throws TypeError for a condition that is malformed, circular, or names something unknown.
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
