import type { Handler } from '../../http/call.ts'
import type { Mail } from '../../mail/mailer.ts'
import { limitAttempts } from '../../security/count-attempt.ts'
import { findPerson } from '../../store/members.ts'
import type { Say } from '../../words/say.ts'

/**
 * `POST account/forgot-username` (CALL-29, OPEN-11): e-mails the user name to the address in the person's preferences.
 * The person is looked up after the response, which is the same for everybody.
 */
export const recoverUsername: Handler<'recoverUsername'> = ({ body, ...services }) => {
  const { database, mailer, afterwards, say } = services
  limitAttempts(services, 'forgot-username', body.subscriberId)
  afterwards(async () => {
    const { username = null, emailAddress = null, status } = findPerson(database, body) ?? {}
    if (username === null || emailAddress === null || status === 'DIS') return
    await mailer.send(usernameMail(emailAddress, username, say))
  })
  return { accepted: true }
}

/** The e-mail that tells somebody their user name. */
function usernameMail(to: string, username: string, say: Say): Mail {
  return {
    to,
    subject: say('Your user name for the Member Dashboard'),
    text: [
      say('You asked for the user name of your Member Dashboard.'),
      say('Your user name is {username}', { username }),
      say('If it was not you who asked, you need not do anything: nobody else has seen it.'),
    ].join('\n\n'),
  }
}
