import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import type { DeskContext } from '../desk-context.ts'

/** A form that a condition can have, as whoever chooses one reads it. */
export interface ConditionForm {
  /** The condition's one key. */
  readonly key: string
  readonly label: string
  /** What it is about: several together, what is known of members, or names. */
  readonly about: 'Several together' | 'What is known of the member' | 'By name'
}

const together = { about: 'Several together' } as const
const byName = { about: 'By name' } as const

/** Every form of the language, and none besides: the facts are those of the registry (STUDIO-06). */
export const conditionForms: readonly ConditionForm[] = [
  { ...together, key: 'all', label: 'all of these hold' },
  { ...together, key: 'any', label: 'any of these holds' },
  { ...together, key: 'not', label: 'this does not hold' },
  { ...byName, key: 'in', label: 'belongs to a group or program' },
  { ...byName, key: 'use', label: 'meets a named condition' },
  ...Object.entries(registry.facts).map(([key, { label }]) => ({
    key,
    label,
    about: 'What is known of the member' as const,
  })),
]

/** A condition as the builder takes it apart: its key and what stands behind it. */
export function partOf(condition: Condition): { key: string; value: Json } {
  const [[key, value] = ['', null]] = Object.entries(condition as JsonObject)
  return { key, value }
}

/** A condition of one key: what the builder makes is always one of the language. */
export const conditionWith = (key: string, value: Json) => ({ [key]: value }) as unknown as Condition

/** The first condition of a form: whole and valid, to be changed from there. What is there already stays inside where it can. */
export function firstOf(key: string, { scope }: Pick<DeskContext, 'scope'>, before?: Condition): Condition {
  const inner = before ? innerOf(before) : []
  const start = inner[0] ?? conditionWith('session', ['full'])
  if (key === 'all' || key === 'any') return conditionWith(key, inner.length > 0 ? inner : [start])
  if (key === 'not') return conditionWith(key, start)
  if (key === 'use') return conditionWith(key, Object.keys(scope.conditions)[0] ?? '')
  if (key === 'in') return conditionWith(key, Object.keys(scope.segments)[0] ?? '')
  const values = Object.keys(registry.facts[key]?.values ?? {})
  return conditionWith(key, [registry.facts[key]?.ordinary ?? values[0] ?? ''])
}

/** The conditions inside one of several; the condition itself where there are none. */
function innerOf(condition: Condition): Condition[] {
  const { key, value } = partOf(condition)
  if ((key === 'all' || key === 'any') && Array.isArray(value)) return value as unknown as Condition[]
  if (key === 'not' && isJsonObject(value)) return [value as unknown as Condition]
  return [condition]
}
