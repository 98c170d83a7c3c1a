import type {
  Accepted,
  PasswordRecovery,
  PasswordReset,
  PersonDetails,
  SecurityQuestionList,
} from '../../schema/generated/gateway-types.ts'
import { validateAccepted, validateSecurityQuestionList } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `POST account/forgot-username` (CALL-29). */
export function recoverUsername(rest: RestClient, body: PersonDetails): Promise<Accepted> {
  return rest.send('POST', 'account/forgot-username', body, validateAccepted)
}

/** `POST account/forgot-password` (CALL-30). */
export function recoverPassword(rest: RestClient, body: PasswordRecovery): Promise<Accepted> {
  return rest.send('POST', 'account/forgot-password', body, validateAccepted)
}

/** `POST account/forgot-password/questions`: a token has no place in an address. */
export function readRecoveryQuestions(rest: RestClient, token: string): Promise<SecurityQuestionList> {
  return rest.send('POST', 'account/forgot-password/questions', { token }, validateSecurityQuestionList)
}

/** `POST account/forgot-password/reset` (CALL-30). */
export function resetPassword(rest: RestClient, body: PasswordReset): Promise<Accepted> {
  return rest.send('POST', 'account/forgot-password/reset', body, validateAccepted)
}
