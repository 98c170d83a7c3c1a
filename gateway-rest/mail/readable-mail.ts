import type { Mail } from './mailer.ts'

/** A message as a person reads it in the outbox: four header lines, a blank line, the text. */
export function readableMail({ to, subject, text, attachments = [] }: Mail, date: Date, from: string): string {
  const files = attachments.map(
    ({ filename, contentType, content }) => `Attachment: ${filename} (${contentType}, ${content.byteLength} bytes)`,
  )
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Date: ${date.toUTCString()}`,
    `Subject: ${subject}`,
    ...files,
    '',
    text,
    '',
  ].join('\n')
}
