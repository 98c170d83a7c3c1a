import { checkForm } from './check-form.ts'
import { failureMessage } from './failure-message.ts'
import { fieldFailure } from './field-failure.ts'
import type { FormErrors, FormRules, FormValues } from './field-rules.ts'

/** What an action answers to a form that fails its rules: which fields, and what may be filled in again. */
export interface Refusal<Name extends string> {
  fields: readonly Name[]
  /** What was typed; never a password. */
  values: FormValues<Name>
}

/** The fields that fail. Only names come out, as an action has no words of the screen to make messages with. */
export function failingFields<Name extends string>(rules: FormRules<Name>, values: FormValues<Name>): Name[] {
  const all = values as Readonly<Record<string, string>>
  const fails = (name: Name) => {
    const value = values[name] ?? ''
    return fieldFailure(value, rules[name]) !== undefined || rules[name].check?.(value, all) !== undefined
  }
  return (Object.keys(rules) as Name[]).filter(fails)
}

/** The messages of a refusal, made from the same rules with the words of the screen. What only the service refused is invalid. */
export function refusalErrors<Name extends string>(
  rules: FormRules<Name>,
  refusal: Refusal<Name>,
  words?: Readonly<Record<string, string>>,
): FormErrors<Name> {
  const errors = checkForm(rules, refusal.values, words)
  return Object.fromEntries(
    refusal.fields.map(name => [name, errors[name] ?? failureMessage('pattern', rules[name], words)]),
  ) as FormErrors<Name>
}
