import { fieldFailure } from './field-failure.ts'
import type { FormRules, FormValues } from './field-rules.ts'
import type { FieldCodes } from './refusal.ts'

/** Code of a field whose own check failed. */
export const checkFailed = 'CHECK'

/** Codes of the fields that fail their rules, which are made without words here; undefined for a form that may be sent. */
export function failingCodes<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
): FieldCodes<Name> | undefined {
  const codes: { [Field in Name]?: string } = {}
  for (const name of Object.keys(rules) as Name[]) {
    const value = values[name] ?? ''
    const failed = fieldFailure(value, rules[name])
    if (failed !== undefined) codes[name] = failed
    else if (rules[name].check?.(value, values as Readonly<Record<string, string>>) !== undefined)
      codes[name] = checkFailed
  }
  return Object.keys(codes).length > 0 ? codes : undefined
}
