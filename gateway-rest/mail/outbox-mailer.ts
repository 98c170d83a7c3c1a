import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, type writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { type Mail, MailError, type Mailer, type MailStamps, toMessage } from './mailer.ts'

/**
 * Puts each message into a folder instead of sending it: `<time>-<id>.eml` with attachments, for mail programs,
 * and `<time>-<id>.txt` to read. File names hold no address. For development and tests: nothing is sent.
 */
export function createOutboxMailer({
  folder,
  from,
  clock,
  newId = randomUUID,
}: MailStamps & { folder: string; from: string }): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })

  async function write(mail: Mail): Promise<void> {
    const now = clock.now()
    const id = newId()
    const { message } = await composer.sendMail(toMessage(mail, { clock, newId: () => id }))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}-${id}`)
    await writeWhole(`${path}.txt`, readableMail(mail, now, from))
    await writeWhole(`${path}.eml`, message)
  }

  return {
    async send(mail) {
      try {
        await write(mail)
      } catch (error) {
        throw MailError.from(error)
      }
    },
    close: async () => {},
  }
}

/** Writes under a temporary name first, so that whoever watches the folder only sees complete files. */
async function writeWhole(path: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const unfinished = `${path}.part`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/** A message as plain text: header lines, a blank line, the text. */
function readableMail({ to, subject, text, attachments = [] }: Mail, date: Date, from: string): string {
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
