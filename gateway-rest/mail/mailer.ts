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
