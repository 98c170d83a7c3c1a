import type { Mail } from '../../mail/mailer.ts'

/** Tells a person the own user name. */
export function usernameMail(to: string, username: string): Mail {
  return {
    to,
    subject: 'Your user name for the Member Dashboard',
    text: [
      'You asked for the user name of your Member Dashboard.',
      `Your user name is ${username}`,
      'If it was not you who asked, you need not do anything: nobody else has seen it.',
    ].join('\n\n'),
  }
}
