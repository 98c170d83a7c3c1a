import type { Mail } from '../../mail/mailer.ts'

/** Gives a person the link that sets a new password; `minutes` is how long it is good. */
export function passwordMail(to: string, link: string, minutes: number): Mail {
  return {
    to,
    subject: 'Set a new password for the Member Dashboard',
    text: [
      'You asked for a new password for your Member Dashboard. Open this address to set one:',
      link,
      `It can be used once, within ${minutes} minutes.`,
      'If it was not you who asked, you need not do anything: your password stays as it is.',
    ].join('\n\n'),
  }
}
