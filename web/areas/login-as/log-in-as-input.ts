import type { LogInAsInput } from '../../generated/log-in-as.ts'
import { parseDate } from '../../ui/format/dates.ts'
import type { LoginAsIntent } from './member-is-missing.ts'

/** What is asked of the service: the subscriber by id alone, a member by name and date of birth too (LOGINAS-12, LOGINAS-13). */
export function logInAsInput(intent: LoginAsIntent, values: Readonly<Record<string, string>>): LogInAsInput {
  const { subscriberId = '', firstName = '', lastName = '', dateOfBirth = '' } = values
  const person = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    dateOfBirth: parseDate(dateOfBirth) ?? null,
  }
  return {
    subscriberId: subscriberId.trim(),
    preventSalesforce: values.preventSalesforce !== undefined,
    ...(intent === 'member' && person),
  }
}
