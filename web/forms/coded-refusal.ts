import { failureMessage } from './failure-message.ts'
import { fieldFailure } from './field-failure.ts'
import type { FieldFailure, FieldRules, FormErrors, FormRules, FormValues } from './field-rules.ts'
import { wordKey } from './word-key.ts'

type Words = Readonly<Record<string, string>>

/** A form that came back: why, by field, and what may be filled in again. Codes, as an action has no words. */
export interface CodedRefusal<Name extends string> {
  /** Why a field was refused: a failure of its own rules, or what the service said. */
  codes: { readonly [Field in Name]?: string }
  /** Why the form as a whole was refused. */
  problem?: string | undefined
  /** What was typed; never a password. */
  values: FormValues<Name>
}

/** Failures of a field as rules and services name them. */
const failures: Readonly<Record<string, FieldFailure>> = {
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
  REQUIRED: 'required',
  TOO_SHORT: 'minLength',
  TOO_LONG: 'maxLength',
  PATTERN: 'pattern',
  INVALID_INPUT: 'pattern',
}

/** Code of a field whose own check failed. */
const checked = 'CHECK'

/** Codes of the fields that fail their rules; rules are made without words here. */
export function failingCodes<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
): { [Field in Name]?: string } {
  const codes: { [Field in Name]?: string } = {}
  for (const name of Object.keys(rules) as Name[]) {
    const value = values[name] ?? ''
    const failed = fieldFailure(value, rules[name])
    if (failed !== undefined) codes[name] = failed
    else if (rules[name].check?.(value, values as Words) !== undefined) codes[name] = checked
  }
  return codes
}

/** What to say about a code of one field. */
function messageOf(code: string, rule: FieldRules, values: Words, value: string, text: Words, words: Words) {
  if (code === checked) return rule.check?.(value, values) || rule.messages?.check
  const failure = Object.hasOwn(failures, code) ? failures[code] : undefined
  return failure ? failureMessage(failure, rule, words) : text[wordKey(code)]
}

/** The messages of a refusal in the screen's words; a code that has none is worded as a failed pattern (ERR-41, ERR-42). */
export function codedErrors<Name extends string>(
  rules: FormRules<Name>,
  { codes, values }: Pick<CodedRefusal<Name>, 'codes' | 'values'>,
  text: Words,
  words: Words = {},
): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const code = codes[name]
    if (code === undefined) continue
    const message = messageOf(code, rules[name], values as Words, values[name] ?? '', text, words)
    errors[name] = message ?? failureMessage('pattern', rules[name], words)
  }
  return errors
}

/** What to say about the form as a whole. */
export const problemMessage = (problem: string | undefined, text: Words): string | undefined =>
  problem === undefined ? undefined : (text[wordKey(problem)] ?? text.unavailable)
