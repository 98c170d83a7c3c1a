import { failureMessage } from './failure-message.ts'
import { fieldFailure } from './field-failure.ts'
import type { FormErrors, FormRules, FormValues } from './field-rules.ts'

/**
 * The messages of every field that fails, by name; empty when the form is valid. Runs the same in actions and in the
 * browser. `words` is text "common" of the manifest.
 */
export function checkForm<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
  words: Readonly<Record<string, string>> = {},
): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  const all = values as Readonly<Record<string, string>>
  for (const name of Object.keys(rules) as Name[]) {
    const value = values[name] ?? ''
    const failure = fieldFailure(value, rules[name])
    const message = failure ? failureMessage(failure, rules[name], words) : rules[name].check?.(value, all)
    if (message) errors[name] = message
  }
  return errors
}
