import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { registry } from '../../../engine/members/registry.ts'
import { conditionInWords } from '../../../engine/words/condition-in-words.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'

/** For whom a condition is true, as a sentence without its end. */
export function sentenceOf(condition: Condition, scope: ConditionScope): string {
  try {
    const words = conditionInWords(condition, { registry, scope })
    return words.charAt(0).toUpperCase() + words.slice(1)
  } catch {
    return 'This names something that is not there'
  }
}
