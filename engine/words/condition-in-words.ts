import type { Condition } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import type { Registry } from '../members/registry.ts'
import { factSaying, segmentSaying } from './fact-saying.ts'
import { bare, negated } from './phrases.ts'
import { everyoneWho, joined, type Saying } from './saying.ts'

export interface Wording {
  registry: Registry
  scope: ConditionScope
  /** Say what a named condition consists of instead of its description. */
  inline?: boolean
}

/**
 * For whom a condition is true, as an English noun phrase: "every subscriber who has an active medical plan". Conditions
 * that read the same mean the same (property test). "Not" is said of what it is about: a fact, a segment, a name.
 * @throws TypeError or RangeError for a condition that is ill formed or names something unknown
 */
export function conditionInWords(condition: Condition, wording: Wording): string {
  return everyoneWho(sayingOf(condition, wording)(false))
}

/** A condition, or its opposite. Each part of "not all" is denied and joined by "or", and the other way round. */
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
      return inline ? sayingOf(when, wording) : phrase(`meets "${bare(description)}"`)
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
