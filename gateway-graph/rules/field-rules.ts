/** 6 to 32 letters, digits and listed symbols, at least one digit (VALID-06 to VALID-08). */
export const password: FieldRule = { minLength: 6, maxLength: 32, patterns: [/^[A-Za-z0-9@$!%*#?&^_+\-=]*$/, /\d/] }

/** A letter, apostrophe, backtick or hyphen first; then spaces and periods too; at most 30 (VALID-09 to VALID-11). */
export const personName: FieldRule = { maxLength: 30, patterns: [/^[\p{L}'`-][\p{L}'`\-. ]*$/u] }

/** 3 to 16 letters and digits (VALID-12, VALID-13). */
export const username: FieldRule = { minLength: 3, maxLength: 16, patterns: [/^[A-Za-z0-9]*$/] }

/** Letters, digits, the password's symbols and spaces, 3 to 30 (VALID-14, VALID-15, OPEN-07). */
export const securityAnswer: FieldRule = {
  minLength: 3,
  maxLength: 30,
  patterns: [/^[A-Za-z0-9@$!%*#?&^_+\-= ]*$/],
}

/** Nine or ten letters and digits (VALID-16, OPEN-06). */
export const identifier: FieldRule = { patterns: [/^[A-Za-z0-9]{9,10}$/] }

/** One @, a dot after it, no spaces: what the service can reach is its own to say (REG-10). */
export const emailAddress: FieldRule = { maxLength: 254, patterns: [/^[^\s@]+@[^\s@]+\.[^\s@.]+$/] }

/** Any text, as long as there is one (VALID-01). */
export const anyText: FieldRule = {}

/** What a field asks of its text. An empty text fails only as a missing one. */
export interface FieldRule {
  readonly minLength?: number
  readonly maxLength?: number
  /** Every one must match. */
  readonly patterns?: readonly RegExp[]
}

/** The ways in which a text can fail, as user errors name them. */
export type FieldFailure = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'PATTERN'

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
