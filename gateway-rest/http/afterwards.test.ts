import { expect, it } from 'vitest'
import { MailError } from '../mail/mailer.ts'
import { createAfterwards } from './afterwards.ts'
import type { LogRecord } from './logger.ts'

it('starts deferred work after its caller has gone on, and waits for all of it on request', async () => {
  const events: string[] = []
  const { afterwards, settle } = createAfterwards(() => {})
  afterwards(async () => {
    events.push('work')
    afterwards(async () => {
      events.push('more work')
    })
  })
  events.push('answer')
  await settle()
  expect(events).toEqual(['answer', 'work', 'more work'])
})

it('logs a failure by name, and of a mail failure the text, without an address', async () => {
  const records: LogRecord[] = []
  const { afterwards, settle } = createAfterwards(record => records.push(record))
  afterwards(async () => {
    throw new TypeError('robin@mail.example is nobody')
  })
  afterwards(async () => {
    throw new MailError('ECONNECTION')
  })
  await settle()
  expect(records.map(({ error, reason }) => [error, reason])).toEqual([
    ['TypeError', undefined],
    ['MailError', 'mail not sent: ECONNECTION'],
  ])
})
