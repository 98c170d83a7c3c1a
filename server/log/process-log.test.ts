import { expect, it, onTestFinished, vi } from 'vitest'
import { processLog } from './process-log.ts'

const now = () => new Date('2026-11-23T08:00:00Z')

it('[OPS-10] what a process says of itself is a line of JSON, and nobody is named by an error', () => {
  const lines: string[] = []
  const log = processLog({ write: line => lines.push(line) }, now)
  log.info('The portal answers')
  log.warn('Waiting for the database')
  log.error(
    'What instances share cannot be read',
    Object.assign(new TypeError('of U12345678'), { code: 'ECONNREFUSED' }),
  )
  const time = '2026-11-23T08:00:00.000Z'
  expect(lines.map(line => JSON.parse(line))).toEqual([
    { level: 'info', time, msg: 'The portal answers' },
    { level: 'warn', time, msg: 'Waiting for the database' },
    {
      level: 'error',
      time,
      code: 'ECONNREFUSED',
      reason: expect.stringMatching(/^TypeError at /),
      msg: 'What instances share cannot be read',
    },
  ])
  expect(lines.join('')).not.toContain('U12345678')
})

it('[OPS-10] a warning that comes again and again is written twenty times in a minute, then counted', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const log = processLog({ write: line => lines.push(line) }, now)
  for (let times = 0; times < 50; times += 1) log.warn('Waiting for the database')
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(21)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'left out: Waiting for the database', leftOut: 30 })
})
