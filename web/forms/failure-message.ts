import type { FieldFailure, FieldRules } from './field-rules.ts'

type Words = Readonly<Record<string, string>>

/** Key of each failure's generic message in text "common" of a manifest, and the words without one (VALID-01 to VALID-04). */
const generic: { readonly [Failure in FieldFailure]: { key: string; text: string } } = {
  required: { key: 'requiredField', text: '{label} is a required field' },
  pattern: { key: 'invalidField', text: 'Invalid {labelLowerCase}' },
  minLength: { key: 'tooShort', text: '{label} is under the character minimum' },
  maxLength: { key: 'tooLong', text: '{label} exceeds the maximum number of characters' },
}

/** What to say about a failure: the field's own words, else the generic ones (VALID-05). */
export function failureMessage(failure: FieldFailure, { label, messages }: FieldRules, words: Words = {}): string {
  const text = messages?.[failure] ?? words[generic[failure].key] ?? generic[failure].text
  return text.replaceAll('{label}', label).replaceAll('{labelLowerCase}', label.toLowerCase())
}
