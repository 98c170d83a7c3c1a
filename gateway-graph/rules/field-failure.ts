import type { FieldFailure, FieldRule } from './field-rule.ts'

type Test = (text: string, rule: FieldRule) => boolean

/** The rules in the order in which they are reported; lengths count characters as a person does. */
const failures: readonly (readonly [FieldFailure, Test])[] = [
  ['REQUIRED', text => text.trim() === ''],
  ['TOO_SHORT', (text, { minLength = 0 }) => Array.from(text).length < minLength],
  ['TOO_LONG', (text, { maxLength = Number.POSITIVE_INFINITY }) => Array.from(text).length > maxLength],
  ['PATTERN', (text, { patterns = [] }) => patterns.some(pattern => !pattern.test(text))],
]

/** The first rule that the text of a required field fails, if any (VALID-01 to VALID-04). */
export function fieldFailure(text: string, rule: FieldRule): FieldFailure | undefined {
  return failures.find(([, fails]) => fails(text, rule))?.[0]
}
