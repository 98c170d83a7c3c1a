import { createOutboxMailer } from './create-outbox-mailer.ts'
import { createSmtpMailer } from './create-smtp-mailer.ts'
import type { Mailer } from './mailer.ts'
import type { MailStamps } from './to-message.ts'

/** How the gateway sends e-mail. */
export interface MailOptions {
  /** `smtp://` or `smtps://` address of a server; undefined writes to the outbox instead. */
  readonly smtpUrl: string | undefined
  /** Folder that takes messages while there is no server. */
  readonly outbox: string
  /** Sender, as `Name <address>`. */
  readonly from: string
}

/** The mailer that the options ask for. */
export function createMailer({ smtpUrl, outbox, from }: MailOptions, stamps: MailStamps): Mailer {
  return smtpUrl === undefined
    ? createOutboxMailer({ folder: outbox, from, ...stamps })
    : createSmtpMailer({ url: smtpUrl, from, ...stamps })
}
