import type { ConditionScope } from '../../../../engine/conditions/condition-scope.ts'
import type { Known } from '../../../../engine/state.ts'
import type { Condition } from '../../../../schema/generated/manifests.ts'

/** All conditions of a brand, asked at once: what each says of a member, in their order. */
type AskAll = (known: Known) => readonly boolean[] | Promise<readonly boolean[]>

/** A program that evaluates rules. */
export interface Contender {
  name: string
  /** Brings a brand's conditions into the program's own form, as it would be stored; not part of what is timed. */
  translate(conditions: readonly Condition[], scope: ConditionScope): unknown
  /** What the program does once when rules are loaded. */
  load(translated: never): AskAll
}
