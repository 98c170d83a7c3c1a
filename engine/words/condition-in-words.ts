import type { Condition } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import type { Registry } from '../members/registry.ts'
import { factSaying, segmentSaying } from './fact-saying.ts'
import { negated, withoutFullStop } from './phrases.ts'
import { everyoneWho, joined, type Saying } from './saying.ts'

/** How conditions are put into words. */
export interface Wording {
  registry: Registry
  scope: ConditionScope
  /** Spell out named conditions instead of giving their descriptions. */
  inline?: boolean
}

/**
 * For whom a condition is true, as an English noun phrase: "every subscriber who has an active medical plan". Conditions
 * that read the same mean the same (property test). Negations are pushed down to facts, segments and named conditions.
 * @throws TypeError or RangeError for a condition that is malformed or names something unknown
 */
export function conditionInWords(condition: Condition, wording: Wording): string {
  return everyoneWho(sayingOf(condition, wording)(false))
}

/** A condition, or its negation by De Morgan's laws: "not all" becomes "any not", and the other way round. */
function sayingOf(condition: Condition, wording: Wording): (denied: boolean) => Saying {
  const { registry, scope, inline = false } = wording
  const several = (kind: 'all' | 'any') => (parts: ((denied: boolean) => Saying)[]) => (denied: boolean) =>
    joined(
      denied === (kind === 'all') ? 'any' : 'all',
      parts.map(part => part(denied)),
    )
  const phrase =
    (text: string) =>
    (denied: boolean): Saying => ({ kind: 'phrase', text: denied ? negated(text) : text })
  return foldCondition<(denied: boolean) => Saying>(condition, {
    all: several('all'),
    any: several('any'),
    not: part => denied => part(!denied),
    use: name => {
      const { description, when } = named(scope, name)
      return inline ? sayingOf(when, wording) : phrase(`meets "${withoutFullStop(description)}"`)
    },
    in: name => denied => segmentSaying(scope, name, denied),
    fact: (name, values) => denied => factSaying(registry, name, values, denied),
  })
}

function named({ conditions }: ConditionScope, name: string) {
  const condition = Object.hasOwn(conditions, name) ? conditions[name] : undefined
  if (!condition) throw new TypeError(`There is no named condition "${name}"`)
  return condition
}
