import type { Mail, Mailer } from '../mail/mailer.ts'

/** A mailer that only keeps what it was given, in order. */
export function createRecordingMailer(): Mailer & { readonly mails: readonly Mail[] } {
  const mails: Mail[] = []
  return {
    mails,
    send: async mail => {
      mails.push(mail)
    },
    close: async () => {},
  }
}
