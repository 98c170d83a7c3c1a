import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { conditionWith } from './condition-edits.ts'

/** A form of a condition that has no others in it, as whoever chooses one reads it. */
interface LeafForm {
  /** The condition's one key. */
  readonly key: string
  readonly label: string
  readonly about: 'What is known of the member' | 'By name'
}

/** Every such form of the language, and none besides: the facts are those of the registry (STUDIO-06). */
export const leafForms: readonly LeafForm[] = [
  { about: 'By name', key: 'in', label: 'belongs to a group or program' },
  { about: 'By name', key: 'use', label: 'meets a named condition' },
  ...Object.entries(registry.facts).map(([key, { label }]) => ({
    ...{ key, label },
    about: 'What is known of the member' as const,
  })),
]

/** The first condition of a form: whole and valid, to be changed from there. */
export function firstOf(key: string, scope: ConditionScope): Condition {
  if (key === 'use') return conditionWith(key, Object.keys(scope.conditions)[0] ?? '')
  if (key === 'in') return conditionWith(key, Object.keys(scope.segments)[0] ?? '')
  const { values = {}, ordinary } = registry.facts[key] ?? {}
  return conditionWith(key, [ordinary ?? Object.keys(values)[0] ?? ''])
}
