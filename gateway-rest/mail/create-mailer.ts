import { dirname, join } from 'node:path'
import type { Mailer, MailStamps } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** How the gateway sends e-mail. */
export interface MailOptions {
  /** `smtp://` or `smtps://` address of a server; undefined writes to the outbox instead. */
  readonly smtpUrl: string | undefined
  /** Folder for messages while there is no server. */
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

type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_FROM = 'Member services <no-reply@portal.example>'

/**
 * E-mail options from the environment: GATEWAY_SMTP_URL, GATEWAY_OUTBOX (default: `outbox` beside the data file),
 * GATEWAY_MAIL_FROM.
 * @throws Error when GATEWAY_SMTP_URL is no such URL; the value may hold a password and is not repeated.
 */
export function readMailOptions(environment: Environment, dataFile: string): MailOptions {
  const smtpUrl = environment.GATEWAY_SMTP_URL || undefined
  if (smtpUrl !== undefined && !isSmtpAddress(smtpUrl))
    throw new Error('GATEWAY_SMTP_URL: expected an address such as smtps://user:password@mail.example:465')
  return {
    smtpUrl,
    outbox: environment.GATEWAY_OUTBOX || join(dataFile === ':memory:' ? '.data' : dirname(dataFile), 'outbox'),
    from: environment.GATEWAY_MAIL_FROM || DEFAULT_FROM,
  }
}

function isSmtpAddress(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
}
