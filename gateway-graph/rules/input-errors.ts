import type { UserError } from '../generated/resolver-types.ts'
import { userError } from '../shared/user-error.ts'
import { fieldFailure } from './field-failure.ts'
import type { FieldRule } from './field-rule.ts'

/** A user error for each required field whose text fails its rule; values never go along. */
export function inputErrors<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  rules: Readonly<Record<Name, FieldRule>>,
): UserError[] {
  return (Object.keys(rules) as Name[]).flatMap(name => {
    const failure = fieldFailure(values[name], rules[name])
    return failure === undefined ? [] : [userError(failure, name)]
  })
}
