import type { Handler } from '../../http/call.ts'
import { limitAttempts } from '../../security/limit-attempts.ts'
import { findNewcomer } from './find-newcomer.ts'

/** `POST account/registration/validate-user` (CALL-28, OPEN-11): whether such a person can register. */
export const validateRegistrationUser: Handler<'validateRegistrationUser'> = ({ body, ...services }) => {
  limitAttempts(services, 'validate-user', body.subscriberId)
  findNewcomer(body, services)
  return { accepted: true }
}
