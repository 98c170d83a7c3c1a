import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** A file attached to a message. */
interface MailAttachment {
  /** File name for saving it. */
  readonly filename: string
  /** For example `application/pdf`. */
  readonly contentType: string
  readonly content: Uint8Array
}

/** One message to one person, in plain text. */
export interface Mail {
  /** A single e-mail address; it is not parsed for names or commas. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
}

/** Sends e-mail. */
export interface Mailer {
  /**
   * Resolves when the message has been accepted by the SMTP server, or is completely written to the outbox.
   * @throws MailError, which says what failed but never to whom or what.
   */
  send(mail: Mail): Promise<void>
  /** Finishes pending messages and closes connections. */
  close(): Promise<void>
}

/** A message could not be sent. The text holds no address and nothing of the message, so that it can be logged. */
export class MailError extends Error {
  constructor(reason: string) {
    super(`mail not sent: ${reason}`)
    this.name = 'MailError'
  }

  /** Keeps the code of an error (`ECONNECTION`, `ENOSPC`) and drops its text, which may quote the recipient. */
  static from(failure: unknown): MailError {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
    return new MailError(typeof code === 'string' ? code : 'unknown reason')
  }
}

/** Where a message's date and id come from; tests set both, so that the same message always has the same bytes. */
export interface MailStamps {
  readonly clock: Clock
  /** A new id for each message: letters, digits and hyphens. */
  readonly newId?: () => string
}

/**
 * The message for nodemailer, with its date and id. Nothing is read from files or URLs that the content might name.
 */
export function toMessage({ to, subject, text, attachments = [] }: Mail, { clock, newId = randomUUID }: MailStamps) {
  const id = newId()
  return {
    // As an object it is one address, whatever characters it holds.
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
