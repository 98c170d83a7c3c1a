import type { FieldFailure, FieldRules } from './field-rules.ts'

type Test = (value: string, rules: FieldRules) => boolean

/** The rules in the order in which they are reported; the length rules count characters as a person does. */
const failures: readonly (readonly [FieldFailure, Test])[] = [
  ['required', (value, { required }) => required === true && value.trim() === ''],
  ['minLength', (value, { minLength }) => value !== '' && Array.from(value).length < (minLength ?? 0)],
  ['maxLength', (value, { maxLength }) => Array.from(value).length > (maxLength ?? Number.POSITIVE_INFINITY)],
  ['pattern', (value, { patterns = [] }) => value !== '' && patterns.some(pattern => !pattern.test(value))],
]

/** The first rule that a value fails, if any. An empty value fails only `required`. */
export const fieldFailure = (value: string, rules: FieldRules): FieldFailure | undefined =>
  failures.find(([, fails]) => fails(value, rules))?.[0]
