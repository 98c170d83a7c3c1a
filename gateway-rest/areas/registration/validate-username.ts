import type { Handler } from '../../http/call.ts'
import { limitAttempts } from '../../security/limit-attempts.ts'

/** `POST account/registration/validate-username` (CALL-28, OPEN-11): whether a user name is free on every brand. */
export const validateUsername: Handler<'validateUsername'> = ({ body, ...services }) => {
  limitAttempts(services, 'validate-username')
  const taken = services.database.get('select 1 from signIn where username = ?', body.username.toLowerCase())
  return { available: taken === undefined }
}
