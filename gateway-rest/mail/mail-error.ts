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
