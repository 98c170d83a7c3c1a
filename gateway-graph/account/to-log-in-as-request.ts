import type { LoginAsRequest } from '../../schema/generated/gateway-types.ts'
import type { LogInAsInput } from '../generated/resolver-types.ts'

/** The body of `POST login-as`: a specific member by all fields (LOGINAS-13), the subscriber by the ID alone (LOGINAS-12). */
export function toLogInAsRequest(input: LogInAsInput, domainId: number): LoginAsRequest {
  const { subscriberId, firstName, lastName, dateOfBirth } = input
  return {
    subscriberId,
    domainId: String(domainId),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(dateOfBirth && { dateOfBirth }),
  }
}
