import type {
  Accepted,
  PersonDetails,
  RegistrationDetails,
  RegistrationRequest,
  RegistrationResult,
  UsernameAvailability,
  UsernameCheck,
} from '../../schema/generated/gateway-types.ts'
import {
  validateAccepted,
  validateRegistrationDetails,
  validateRegistrationResult,
  validateUsernameAvailability,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET account/registration/details` (CALL-27). */
export function readRegistrationDetails(rest: RestClient): Promise<RegistrationDetails> {
  return rest.get('account/registration/details', {}, validateRegistrationDetails)
}

/** `POST account/registration/validate-user` (CALL-28). */
export function validateRegistrationUser(rest: RestClient, body: PersonDetails): Promise<Accepted> {
  return rest.send('POST', 'account/registration/validate-user', body, validateAccepted)
}

/** `POST account/registration/validate-username` (CALL-28). */
export function checkUsername(rest: RestClient, body: UsernameCheck): Promise<UsernameAvailability> {
  return rest.send('POST', 'account/registration/validate-username', body, validateUsernameAvailability)
}

/** `POST account/registration` (CALL-26). */
export function createRegistration(rest: RestClient, body: RegistrationRequest): Promise<RegistrationResult> {
  return rest.send('POST', 'account/registration', body, validateRegistrationResult)
}
