import type { Handler } from '../../http/call.ts'
import type { Mail } from '../../mail/mailer.ts'
import { limitAttempts } from '../../security/count-attempt.ts'
import { recoveryAddress } from '../../security/email-changes.ts'
import type { Say } from '../../words/say.ts'
import { LINK_MINUTES, makeLink } from './recovery-links.ts'

interface Person {
  readonly username: string
  readonly memberKey: string
}

/**
 * `POST account/forgot-password` (CALL-30, OPEN-11): e-mails a link that sets a new password to the address in the
 * person's preferences, or to the one before while that is new (SEC-17). The person is looked up after the response, which is the same for everybody.
 */
export const recoverPassword: Handler<'recoverPassword'> = ({ body, ...services }) => {
  const { database, clock, mailer, links, afterwards, say } = services
  limitAttempts(services, 'forgot-password', body.username)
  afterwards(async () => {
    const person = database.get<Person>(
      "select username, memberKey from signIn where username = ? and domainId = ? and status <> 'DIS'",
      body.username.toLowerCase(),
      body.domainId,
    )
    const to = person === undefined ? null : recoveryAddress(services, person.memberKey)
    if (person === undefined || to === null) return
    const link = links.passwordRecovery(body.domainId, makeLink(database, clock, person.username))
    await mailer.send(passwordMail(to, link, LINK_MINUTES, say))
  })
  return { accepted: true }
}

/** The e-mail with the link that sets a new password, which is valid for `minutes`. */
function passwordMail(to: string, link: string, minutes: number, say: Say): Mail {
  return {
    to,
    subject: say('Set a new password for the Member Dashboard'),
    text: [
      say('You asked for a new password for your Member Dashboard. Open this address to set one:'),
      link,
      say('It can be used once, within {minutes} minutes.', { minutes }),
      say('If it was not you who asked, you need not do anything: your password stays as it is.'),
    ].join('\n\n'),
  }
}
