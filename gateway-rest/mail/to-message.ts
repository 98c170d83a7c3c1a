import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Mail } from './mailer.ts'

/** What stamps a message; tests give both, so that the same message always has the same bytes. */
export interface MailStamps {
  readonly clock: Clock
  /** A fresh id for each message: letters, digits and hyphens. */
  readonly newId?: () => string
}

/**
 * The message as nodemailer takes it, stamped with date and id.
 * Contents are only what was handed in: nothing is read from files or addresses that a text might name.
 */
export function toMessage({ to, subject, text, attachments = [] }: Mail, { clock, newId = randomUUID }: MailStamps) {
  const id = newId()
  return {
    // As an object the address is one address, whatever characters it holds.
    to: { name: '', address: to },
    subject,
    text,
    attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
    date: clock.now(),
    messageId: `<${id}@member-gateway>`,
    baseBoundary: id,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
