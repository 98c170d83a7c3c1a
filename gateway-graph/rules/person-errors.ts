import type { PersonInput, UserError } from '../generated/resolver-types.ts'
import { identifier, personName } from './field-rules.ts'
import { inputErrors } from './input-errors.ts'

const rules = { subscriberId: identifier, firstName: personName, lastName: personName }

/** Fields of a person that break their rule (REG-03, REG-04). A date of birth is a date already. */
export function personErrors(person: PersonInput): UserError[] {
  return inputErrors(person, rules)
}
