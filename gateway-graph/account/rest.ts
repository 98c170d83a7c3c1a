import type {
  AccountStatusCode,
  EmployeeInfo,
  EndedSessions,
  LoginAsRequest,
  Preferences,
  PreferencesUpdate,
  RegistrationPolicy,
  RelevantPreferences,
  RevokeRequest,
  SignInSessionList,
  TokenRequest,
  TokenResponse,
} from '../../schema/generated/gateway-types.ts'
import {
  validateAccountStatusCode,
  validateEmployeeInfo,
  validateEndedSessions,
  validatePreferences,
  validateRegistrationPolicy,
  validateRelevantPreferences,
  validateSignInSessionList,
  validateTokenResponse,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `POST token` (CALL-04). A flood of strangers may make it fail, which closes it to no known device (SEC-14). */
export function createToken(rest: RestClient, body: TokenRequest): Promise<TokenResponse> {
  const circuit = body.knownDevice === undefined ? undefined : 'POST token from known devices'
  return rest.send('POST', 'token', body, validateTokenResponse, { circuit })
}

/** `POST token/revoke`: ends sessions, and says which (SEC-06). */
export function revokeToken(rest: RestClient, body: RevokeRequest): Promise<EndedSessions> {
  return rest.send('POST', 'token/revoke', body, validateEndedSessions)
}

/** `GET token/sign-ins`: where the member is signed in (SEC-05). */
export function readSignIns(rest: RestClient): Promise<SignInSessionList> {
  return rest.get('token/sign-ins', {}, validateSignInSessionList)
}

/** `POST login-as` (CALL-06, CALL-07). */
export function logInAs(rest: RestClient, body: LoginAsRequest): Promise<TokenResponse> {
  return rest.send('POST', 'login-as', body, validateTokenResponse)
}

/** `GET account/status`, a text (CALL-15). */
export function readAccountStatus(rest: RestClient): Promise<AccountStatusCode> {
  return rest.text('account/status', {}, validateAccountStatusCode)
}

/** `GET account/getEmployeeId` (CALL-16). */
export function readEmployeeInfo(rest: RestClient): Promise<EmployeeInfo> {
  return rest.get('account/getEmployeeId', {}, validateEmployeeInfo)
}

/** `GET account/registration/policies` (CALL-17). */
export function readRegistrationPolicy(rest: RestClient): Promise<RegistrationPolicy> {
  return rest.get('account/registration/policies', {}, validateRegistrationPolicy)
}

/** `PUT account/registration/policies` (CALL-18). */
export function writeRegistrationPolicy(rest: RestClient, body: RegistrationPolicy): Promise<RegistrationPolicy> {
  return rest.send('PUT', 'account/registration/policies', body, validateRegistrationPolicy)
}

/** `GET account/relevant-preferences` (CALL-19). */
export function readRelevantPreferences(rest: RestClient): Promise<RelevantPreferences> {
  return rest.get('account/relevant-preferences', {}, validateRelevantPreferences)
}

/** `GET account/preferences` (CALL-20). */
export function readPreferences(rest: RestClient): Promise<Preferences> {
  return rest.get('account/preferences', {}, validatePreferences)
}

/** `PUT account/preferences` (CALL-21). */
export function writePreferences(rest: RestClient, body: PreferencesUpdate): Promise<Preferences> {
  return rest.send('PUT', 'account/preferences', body, validatePreferences)
}
