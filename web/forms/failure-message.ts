import type { FieldFailure, FieldRules } from './field-rules.ts'

/** Generic messages by failure; `{Label}` stands for the label, `{label}` for the label in lower case. */
export type FailureMessages = { readonly [Failure in FieldFailure]: string }

/** VALID-01 to VALID-04. Text "common" of a manifest may give others under the same keys. */
export const genericMessages: FailureMessages = {
  required: '{Label} is a required field',
  pattern: 'Invalid {label}',
  minLength: '{Label} is under the character minimum',
  maxLength: '{Label} exceeds the maximum number of characters',
}

/** What to say about a failure: the field's own words, else the generic ones (VALID-05). */
export function failureMessage(
  failure: FieldFailure,
  { label, messages }: FieldRules,
  generic = genericMessages,
): string {
  const text = messages?.[failure] ?? generic[failure]
  return text.replaceAll('{Label}', label).replaceAll('{label}', label.toLowerCase())
}
