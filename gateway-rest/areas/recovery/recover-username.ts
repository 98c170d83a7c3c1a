import type { Handler } from '../../http/call.ts'
import { limitAttempts } from '../../security/limit-attempts.ts'
import { findPerson } from '../../store/find-person.ts'
import { usernameMail } from './username-mail.ts'

/**
 * `POST account/forgot-username` (CALL-29, OPEN-11): e-mails the user name to the address in the person's preferences.
 * Looking the person up comes after the answer, which is the same for everybody.
 */
export const recoverUsername: Handler<'recoverUsername'> = ({ body, ...services }) => {
  const { database, mailer, afterwards } = services
  limitAttempts(services, 'forgot-username', body.subscriberId)
  afterwards(async () => {
    const { username = null, emailAddress = null, status } = findPerson(database, body) ?? {}
    if (username === null || emailAddress === null || status === 'DIS') return
    await mailer.send(usernameMail(emailAddress, username))
  })
  return { accepted: true }
}
