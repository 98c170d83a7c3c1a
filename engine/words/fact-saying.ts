import { type ConditionScope, segmentOf } from '../conditions/condition-scope.ts'
import type { RegisteredFact, Registry } from '../members/registry.ts'
import { isNegative, mergedPhrases, negated, withoutFullStop } from './phrases.ts'
import { joined, type Saying } from './saying.ts'

/**
 * That a fact has one of some values, or is known to have none of them, in the registry's words: "has an active or a future
 * medical plan". Denied values are expressed by the other values where that is as short.
 * @throws RangeError for a fact or a value that the registry does not have
 */
export function factSaying(registry: Registry, name: string, values: readonly string[], denied: boolean): Saying {
  const fact = registry.facts[name]
  if (!fact) throw new RangeError(`There is no fact "${name}"`)
  const wanted = [...new Set(values)].map(value => labelOf(fact, name, value))
  if (!denied) return oneOf(fact, wanted, values)
  const others = Object.keys(fact.values).filter(value => !values.includes(value))
  if (others.length <= wanted.length || wanted.some(isNegative))
    return oneOf(
      fact,
      others.map(value => labelOf(fact, name, value)),
      [],
    )
  const merged = mergedPhrases(wanted)
  const texts = merged === undefined ? wanted : [merged]
  return joined(
    'all',
    texts.map(text => ({ kind: 'phrase', text: negated(text) })),
  )
}

function labelOf({ values }: RegisteredFact, name: string, value: string): string {
  const label = Object.hasOwn(values, value) ? values[value] : undefined
  if (label === undefined) throw new RangeError(`The fact "${name}" has no value "${value}"`)
  return label
}

function oneOf({ label, nouns }: RegisteredFact, phrases: readonly string[], values: readonly string[]): Saying {
  if (phrases.length === 0) return { kind: 'phrase', text: `has none of the values of "${label}"` }
  const text = mergedPhrases(phrases)
  if (text === undefined)
    return joined(
      'any',
      phrases.map(each => ({ kind: 'phrase', text: each })),
    )
  const noun = phrases.length === 1 ? nouns?.[values[0] ?? ''] : undefined
  return { kind: 'phrase', text, ...(noun === undefined ? {} : { noun }) }
}

/** That a member is in a segment, or is not: "is in the segment "Groups of the pilot"". @throws TypeError for an unknown segment */
export function segmentSaying(scope: Pick<ConditionScope, 'segments'>, name: string, denied: boolean): Saying {
  const text = `is in the segment "${withoutFullStop(segmentOf({ ...scope, conditions: {} }, name).description)}"`
  return { kind: 'phrase', text: denied ? negated(text) : text }
}
