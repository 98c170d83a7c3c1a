import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createClock } from '../clock.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

describe('SMTP', () => {
  const received: { to: string[]; from: string; message: string }[] = []
  let server: SMTPServer | undefined
  let mailer: Mailer | undefined
  afterEach(async () => {
    await mailer?.close()
    await new Promise<void>(done => (server === undefined ? done() : server.close(() => done())))
    received.splice(0)
  })

  async function serve(options: SMTPServerOptions = {}): Promise<Mailer> {
    server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          const to = envelope.rcptTo.map(({ address }) => address)
          received.push({ from, to, message: Buffer.concat(chunks).toString('utf8') })
          done()
        })
      },
      ...options,
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    const listening = server.listen(0, '127.0.0.1', resolve)
    await promise
    const address = listening.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Member services <no-reply@portal.example>',
      clock: createClock(() => new Date('2026-06-15T19:00:00Z')),
    })
    return mailer
  }

  it('hands a message over whole: sender, recipient, text and attachment', async () => {
    const attachments = [{ filename: 'card.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }]
    await (await serve()).send({ to: 'ann@mail.example', subject: 'Your card', text: 'Attached.', attachments })
    const [{ from, to, message } = { from: '', to: [], message: '' }] = received
    expect([from, to]).toEqual(['no-reply@portal.example', ['ann@mail.example']])
    for (const part of ['Subject: Your card', 'Date: Mon, 15 Jun 2026 19:00:00 +0000', 'Attached.', 'JVBERi0xLjc='])
      expect(message).toContain(part)
  })

  it('never takes one address for several', async () => {
    const mail = { to: 'ann@mail.example, eve@mail.example', subject: 'Hello', text: 'Hello.' }
    await (await serve()).send(mail).catch(() => undefined)
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@mail.example')
  })

  it('logs that a server refused, without address and content', async () => {
    const refusing = await serve({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no mailbox for ${address}`)),
    })
    const failure = await refusing
      .send({ to: 'ann@mail.example', subject: 'Your card', text: 'Attached.' })
      .catch((error: Error) => error)
    expect(String(failure)).toBe('MailError: mail not sent: EENVELOPE')
  })
})
