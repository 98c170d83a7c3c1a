import type { FormValues } from './field-rules.ts'
import { parseDate } from './parse-date.ts'
import type { PersonField } from './person-rules.ts'

/** The person that a valid form names, as the service takes it. */
export function toPerson(values: FormValues<PersonField>) {
  const { subscriberId = '', firstName = '', lastName = '', dateOfBirth = '' } = values
  return {
    subscriberId: subscriberId.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    dateOfBirth: parseDate(dateOfBirth) ?? '',
  }
}
