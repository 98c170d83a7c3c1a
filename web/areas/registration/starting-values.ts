import type { FormValues } from '../../forms/field-rules.ts'
import type { RegistrationScreenQuery } from '../../generated/registration-screen.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import type { CarriedField } from './registration-steps.ts'

/** What is known of somebody who comes with a temporary token (REG-13); nothing of anybody else. */
export function startingValues(viewer: RegistrationScreenQuery['viewer']): FormValues<CarriedField> {
  const details = viewer?.registrationDetails
  if (!details) return {}
  const { subscriberId, firstName, lastName, dateOfBirth, emailAddress } = details
  return {
    ...{ subscriberId, firstName, lastName },
    dateOfBirth: calendarDate(dateOfBirth),
    ...(emailAddress && { emailAddress }),
  }
}
