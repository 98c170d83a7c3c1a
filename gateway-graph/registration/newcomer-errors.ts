import type { PersonInput, UserError } from '../generated/resolver-types.ts'
import { personErrors } from '../rules/person-errors.ts'
import { userError } from '../shared/user-error.ts'
import { yearsBefore } from '../shared/years-before.ts'

/** What keeps a person from registering before anybody is asked: fields that break their rule, and being under 18 (REG-05, VALID-20). */
export function newcomerErrors(person: PersonInput, today: string): UserError[] {
  const isAdult = person.dateOfBirth <= yearsBefore(today, 18)
  return [...personErrors(person), ...(isAdult ? [] : [userError('NOT_ADULT', 'dateOfBirth')])]
}
