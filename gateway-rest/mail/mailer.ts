import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** A file that goes along with a message. */
export interface MailAttachment {
  /** Name under which the reader's program saves it. */
  readonly filename: string
  /** For example `application/pdf`. */
  readonly contentType: string
  readonly content: Uint8Array
}

/** One message to one person, in plain text. */
export interface Mail {
  /** A single e-mail address: commas and names are not taken apart. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
}

/** Where messages leave the gateway. */
export interface Mailer {
  /**
   * Resolves when the message is handed over: accepted by the SMTP server, or whole in the outbox.
   * @throws MailError, which says what failed but never to whom or what.
   */
  send(mail: Mail): Promise<void>
  /** Finishes what is on its way and gives connections back. */
  close(): Promise<void>
}

/** A message could not be handed over. Its text holds no address and nothing of the message, so that it can be logged. */
export class MailError extends Error {
  constructor(reason: string) {
    super(`mail not sent: ${reason}`)
    this.name = 'MailError'
  }

  /** Keeps the code of a failure (`ECONNECTION`, `ENOSPC`) and drops its text, which may quote the recipient. */
  static from(failure: unknown): MailError {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
    return new MailError(typeof code === 'string' ? code : 'unknown reason')
  }
}

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
