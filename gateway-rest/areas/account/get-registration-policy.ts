import type { Handler } from '../../http/call.ts'
import { registrationPolicyOf } from './registration-policy-of.ts'

/** `GET account/registration/policies` (CALL-17). */
export const getRegistrationPolicy: Handler<'getRegistrationPolicy'> = ({ viewer, database }) =>
  registrationPolicyOf(database, viewer.memberKey)
