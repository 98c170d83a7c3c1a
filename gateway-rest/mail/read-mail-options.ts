import { dirname, join } from 'node:path'
import type { MailOptions } from './create-mailer.ts'

type Environment = Readonly<Record<string, string | undefined>>

const FROM = 'Member services <no-reply@portal.example>'

/**
 * Options of e-mail from the environment: GATEWAY_SMTP_URL, GATEWAY_OUTBOX (default: `outbox` beside the data file),
 * GATEWAY_MAIL_FROM.
 * @throws Error when the address of the SMTP server is none; its value may hold a password and is not repeated.
 */
export function readMailOptions(environment: Environment, dataFile: string): MailOptions {
  const smtpUrl = environment.GATEWAY_SMTP_URL || undefined
  if (smtpUrl !== undefined && !isSmtpAddress(smtpUrl))
    throw new Error('GATEWAY_SMTP_URL: expected an address such as smtps://user:password@mail.example:465')
  return {
    smtpUrl,
    outbox: environment.GATEWAY_OUTBOX || join(dataFile === ':memory:' ? '.data' : dirname(dataFile), 'outbox'),
    from: environment.GATEWAY_MAIL_FROM || FROM,
  }
}

function isSmtpAddress(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
}
