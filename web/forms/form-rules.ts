import type { SectionText } from '../../engine/text/screen-text.ts'
import { sayFrom } from '../ui/words/say-from.ts'

/** The ways in which a value can fail a field's own rules. */
export type FieldFailure = 'required' | 'minLength' | 'maxLength' | 'pattern'

/** What a field asks of its value: one list for the browser and the server. */
export interface FieldRules {
  /** Name of the field in its messages, as on the screen. */
  label: string
  required?: boolean | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  /** Blanks around the value, which come with pasting and phones' keyboards, do not count: whoever sends it takes them away. */
  trimmed?: boolean | undefined
  /** The value as it is meant, where more than blanks does not count: whoever sends it sends this. */
  meant?: ((typed: string) => string) | undefined
  /** Every one must match. */
  patterns?: readonly RegExp[] | undefined
  /** Replace the generic messages (VALID-05); `check` is for when the field's own rule failed and the value did not come back. */
  messages?: Partial<Record<FieldFailure | 'check', string>> | undefined
  /** The field's own rule, applied last, with all values of the form; returns the message. */
  check?: ((value: string, values: Readonly<Record<string, string>>) => string | undefined) | undefined
}

export type FormRules<Name extends string = string> = { readonly [Field in Name]: FieldRules }
export type FormValues<Name extends string = string> = { readonly [Field in Name]?: string }
export type FormErrors<Name extends string = string> = { [Field in Name]?: string }

/** The text fields of a posted form; files are left out, an unchecked box is absent. */
export function formValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

type Test = (value: string, rules: FieldRules) => boolean

/** The rules in the order in which they are reported; the length rules count characters as a person does. */
const failures: readonly (readonly [FieldFailure, Test])[] = [
  ['required', (value, { required }) => required === true && value.trim() === ''],
  ['minLength', (value, { minLength }) => value !== '' && Array.from(value).length < (minLength ?? 0)],
  ['maxLength', (value, { maxLength }) => Array.from(value).length > (maxLength ?? Number.POSITIVE_INFINITY)],
  ['pattern', (value, { patterns = [] }) => value !== '' && patterns.some(pattern => !pattern.test(value))],
]

/** What a field is sent as. */
export const asMeant = (typed: string, { meant, trimmed }: Pick<FieldRules, 'meant' | 'trimmed'>): string =>
  meant?.(typed) ?? (trimmed ? typed.trim() : typed)

/** The first rule that a value fails, if any. An empty value fails only `required`. */
export function fieldFailure(typed: string, rules: FieldRules): FieldFailure | undefined {
  const value = asMeant(typed, rules)
  return failures.find(([, fails]) => fails(value, rules))?.[0]
}

/** The words that every form needs, in text "common" of a manifest. */
export type FormWords = Pick<SectionText<'common'>, (typeof genericMessages)[FieldFailure]>

/** The generic message of each failure (VALID-01 to VALID-04). */
const genericMessages = {
  required: 'requiredField',
  pattern: 'invalidField',
  minLength: 'tooShort',
  maxLength: 'tooLong',
} as const satisfies { readonly [Failure in FieldFailure]: keyof SectionText<'common'> }

/** The message of a failure: the field's own, else the generic one (VALID-05). */
export function failureMessage(failure: FieldFailure, { label, messages }: FieldRules, words: FormWords): string {
  const generic = () => sayFrom(words)(genericMessages[failure], { label, labelLowerCase: label.toLowerCase() })
  return messages?.[failure] ?? generic()
}

/**
 * The messages of every field that fails, by name; empty when the form is valid. Runs the same in actions and in the
 * browser.
 */
export function checkForm<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
  words: FormWords,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  const all: Readonly<Record<string, string>> = values as FormValues<Name> & Record<string, string>
  for (const name of Object.keys(rules) as Name[]) {
    const value = values[name] ?? ''
    const failure = fieldFailure(value, rules[name])
    const message = failure ? failureMessage(failure, rules[name], words) : rules[name].check?.(value, all)
    if (message) errors[name] = message
  }
  return errors
}

/** Stands for the words of a screen in its action, which needs the rules of a form and none of their messages. */
export const noWords = {} as never

/** Why fields were refused: failures of their own rules, or codes of the service. */
export type FieldCodes<Name extends string = string> = { readonly [Field in Name]?: string }

/** Code of a field whose own check failed. */
export const checkFailed = 'CHECK'

/** Codes of the fields that fail their rules, for an action, which has no words; undefined for a form that may be sent. */
export function failingCodes<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
): FieldCodes<Name> | undefined {
  const codes: { [Field in Name]?: string } = {}
  for (const name of Object.keys(rules) as Name[]) {
    const value = values[name] ?? ''
    const failure = fieldFailure(value, rules[name])
    if (failure) codes[name] = failure
    else if (rules[name].check?.(value, values as Readonly<Record<string, string>>) !== undefined)
      codes[name] = checkFailed
  }
  return Object.keys(codes).length > 0 ? codes : undefined
}
