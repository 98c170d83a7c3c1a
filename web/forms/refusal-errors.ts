import { checkFailed } from './failing-codes.ts'
import { failureMessage } from './failure-message.ts'
import type { FieldFailure, FieldRules, FormErrors, FormRules } from './field-rules.ts'
import type { Refusal } from './refusal.ts'
import { wordKey } from './word-key.ts'

type Words = Readonly<Record<string, string>>

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

/** What to say about a code of one field. */
function messageOf(code: string, rule: FieldRules, values: Words, value: string, text: Words, words: Words) {
  if (code === checkFailed) return rule.check?.(value, values) || rule.messages?.check
  const failure = Object.hasOwn(failures, code) ? failures[code] : undefined
  return failure ? failureMessage(failure, rule, words) : text[wordKey(code)]
}

/**
 * The messages of a refusal: `text` has the screen's words, `words` is text "common". A code that has no words is
 * worded as a failed pattern (ERR-41, ERR-42).
 */
export function refusalErrors<Name extends string>(
  rules: FormRules<Name>,
  { codes, values }: Pick<Refusal<Name>, 'codes' | 'values'>,
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
