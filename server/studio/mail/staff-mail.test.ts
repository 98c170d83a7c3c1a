import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqlKnownStaff } from '../../content/store/known-staff.ts'
import { openState } from '../../state/open-state.ts'
import { createStaffMail } from './staff-mail.ts'

const received: { to: string[]; message: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const to = envelope.rcptTo.map(({ address }) => address)
      received.push({ to, message: Buffer.concat(chunks).toString('utf8') })
      done()
    })
  },
})
const state = openState(':memory:')
let port = 0
beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listening = server.listen(0, '127.0.0.1', resolve)
  await promise
  port = (listening.address() as { port: number }).port
})
afterAll(async () => {
  await new Promise<void>(done => server.close(() => done()))
  await state.close()
})

const now = new Date('2026-03-10T12:00:00Z')
const lucia = { id: 'lucia', name: 'Lucia', address: 'lucia@staff.example', grants: [{ role: 'publisher' as const }] }
const message = {
  subject: 'Nora asks for a review of “December”',
  text: 'https://studio.example/drafts/December/review',
}

it('tells staff who signed in within three months by mail, each alone, as they were when they signed in last', async () => {
  const known = sqlKnownStaff(state.content)
  await known.meet({ ...lucia, id: 'gone' }, new Date('2025-11-01T00:00:00Z'))
  await known.meet({ ...lucia, address: 'before@staff.example' }, new Date('2026-03-01T00:00:00Z'))
  await known.meet(lucia, now)
  const told: string[] = []
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'Studio <studio@portal.example>' }
  const mail = createStaffMail({ ...settings, sql: state.content, now: () => now, tell: reason => told.push(reason) })
  const at = mail.at('https://studio.example')
  expect(await at.known()).toEqual([lucia])
  at.send(await at.known(), message)
  await mail.close()
  expect([received.map(({ to }) => to), told]).toEqual([[['lucia@staff.example']], []])
  expect(received[0]?.message).toContain('https://studio.example/drafts/December/review')
})

it('tells whoever runs the studio that mail was not sent, and not to whom', async () => {
  const told: string[] = []
  const mail = createStaffMail({
    ...{ url: 'smtp://127.0.0.1:9', from: 'Studio <studio@portal.example>' },
    ...{ sql: state.content, now: () => now, tell: reason => told.push(reason) },
  })
  mail.at('https://studio.example').send([lucia], message)
  await mail.close()
  expect(told).toEqual([expect.stringMatching(/^E[A-Z]+$/)])
})
