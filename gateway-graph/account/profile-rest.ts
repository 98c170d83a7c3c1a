import type {
  AccountStatusCode,
  Address,
  AddressUpdate,
  CodeList,
  PasswordChange,
  PasswordChanged,
  SecurityAnswers,
  SecurityAnswersState,
  SecurityQuestionList,
} from '../../schema/generated/gateway-types.ts'
import {
  validateAccountStatusCode,
  validateAddress,
  validateCodeList,
  validatePasswordChanged,
  validateSecurityAnswersState,
  validateSecurityQuestionList,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `PUT account/password`, which answers a text (CALL-22). */
export function writePassword(rest: RestClient, body: PasswordChange): Promise<AccountStatusCode> {
  return rest.send('PUT', 'account/password', body, validateAccountStatusCode, { answers: 'text/plain' })
}

/** The same where the gateway can end sessions: its JSON answer has a token of a new session, in place of the own (SEC-02). */
export function replaceByPassword(rest: RestClient, body: PasswordChange): Promise<PasswordChanged> {
  return rest.send('PUT', 'account/password', body, validatePasswordChanged, { answers: 'application/json alone' })
}

/** `GET account/security-questions` (CALL-23). */
export function readSecurityQuestions(rest: RestClient): Promise<SecurityQuestionList> {
  return rest.get('account/security-questions', {}, validateSecurityQuestionList)
}

/** `PUT account/security-answers` (CALL-24). */
export function writeSecurityAnswers(rest: RestClient, body: SecurityAnswers): Promise<SecurityAnswersState> {
  return rest.send('PUT', 'account/security-answers', body, validateSecurityAnswersState)
}

/** `PUT account/address` (CALL-25). */
export function writeAddress(rest: RestClient, body: AddressUpdate): Promise<Address> {
  return rest.send('PUT', 'account/address', body, validateAddress)
}

/** `GET account/address/codes` (ENT-13). */
export function readAddressCodes(rest: RestClient): Promise<CodeList> {
  return rest.get('account/address/codes', {}, validateCodeList)
}
