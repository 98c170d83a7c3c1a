import type { Surface } from '../../schema/generated/manifests.ts'
import type { Place } from '../overlay/places.ts'
import type { ExplainedCondition, ExplainedLeaf } from './explain-condition.ts'
import type { NamedChange } from './smallest-changes.ts'

/** The days on which something shows, and the member's day. */
interface ExplainedPeriod {
  from?: string | undefined
  until?: string | undefined
  today: string
  holds: boolean
}

/**
 * One of the rules that all have to hold for a part to show. In the order in which they are evaluated: the rules and guards of a
 * screen that shows it, the rules of what is around it, that the variant of what is around it has this part, its own rules, that no earlier step of the journey applies,
 * and the guards of a route.
 */
export interface Gate {
  kind: 'screen' | 'around' | 'form' | 'own' | 'guard' | 'earlier step'
  /** Key of the part whose rule it is. */
  key: string
  holds: boolean
  place?: Place
  period?: ExplainedPeriod
  condition?: ExplainedCondition
  /** Where a guard leads those whom it does not allow: a path, or the status of an error. */
  otherwise?: string | number
}

/** One variant of an item. */
export interface ExplainedVariant {
  when: ExplainedCondition
  taken: boolean
  place?: Place
  /** The smallest changes of the member that would lead to it; empty for the one that is taken. */
  changes: readonly (readonly NamedChange[])[]
}

/** Why a member sees an item, or gets to a route, or does not. */
export interface Explanation {
  key: string
  surface: Surface
  place?: Place
  /** Whether the item shows, the step is taken, the route opens or the guard allows. */
  shown: boolean
  gates: readonly Gate[]
  /** The first gate that does not hold. */
  refusedBy?: Gate
  /** The questions that decide the outcome. */
  deciding: readonly ExplainedLeaf[]
  /** The item's variants in order; the first that holds is taken. */
  variants: readonly ExplainedVariant[]
  /** Alternative smallest sets of changes of the member, or of the day, that would change the outcome. */
  changes: readonly (readonly NamedChange[])[]
}
