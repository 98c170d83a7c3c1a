import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClock } from '../clock.ts'
import type { Mail } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'

const MAIL: Mail = {
  to: 'ann@mail.example',
  subject: 'Your ID card',
  text: 'Dear Ann,\n\nyour card is attached.',
  attachments: [{ filename: 'card.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
}
const NAME = '2026-06-15T19-00-00-000Z-message-1'

describe('the outbox', () => {
  let top = ''
  beforeEach(async () => {
    top = await mkdtemp(join(tmpdir(), 'outbox-'))
  })
  afterEach(() => rm(top, { recursive: true, force: true }))

  const mailer = (folder: string) => {
    let count = 0
    return createOutboxMailer({
      folder,
      from: 'Member services <no-reply@portal.example>',
      clock: createClock(() => new Date('2026-06-15T19:00:00Z')),
      newId: () => `message-${++count}`,
    })
  }

  it('writes each message twice, as e-mail and as text, under a name without the address', async () => {
    const folder = join(top, 'deeper/outbox')
    await mailer(folder).send(MAIL)
    expect((await readdir(folder)).sort()).toEqual([`${NAME}.eml`, `${NAME}.txt`])
    expect(await readFile(join(folder, `${NAME}.txt`), 'utf8')).toBe(
      [
        'From: Member services <no-reply@portal.example>',
        'To: ann@mail.example',
        'Date: Mon, 15 Jun 2026 19:00:00 GMT',
        'Subject: Your ID card',
        'Attachment: card.pdf (application/pdf, 8 bytes)',
        '',
        'Dear Ann,\n\nyour card is attached.',
        '',
      ].join('\n'),
    )
    const whole = await readFile(join(folder, `${NAME}.eml`), 'utf8')
    expect(whole).toContain('Message-ID: <message-1@member-gateway>')
    expect(whole).toContain(Buffer.from('%PDF-1.7').toString('base64'))
    expect((await stat(join(folder, `${NAME}.eml`))).mode & 0o077).toBe(0)
  })

  it('writes the same bytes for the same message, clock and id', async () => {
    const written = async (folder: string) => {
      await mailer(folder).send(MAIL)
      return readFile(join(folder, `${NAME}.eml`), 'utf8')
    }
    expect(await written(join(top, 'one'))).toBe(await written(join(top, 'two')))
  })

  it('takes an address and a subject for one line each, whatever they hold', async () => {
    await mailer(top).send({
      ...MAIL,
      subject: 'Card\r\nBcc: eve@mail.example',
      to: 'ann@mail.example\nBcc: eve@x.example',
    })
    const whole = await readFile(join(top, `${NAME}.eml`), 'utf8')
    expect(whole).not.toMatch(/^Bcc:/im)
  })

  it('fails without naming the address or quoting the message', async () => {
    const file = join(top, 'a-file')
    await writeFile(file, '')
    const failure = await mailer(join(file, 'outbox'))
      .send(MAIL)
      .catch((error: Error) => error)
    expect(String(failure)).toBe('MailError: mail not sent: ENOTDIR')
  })
})
