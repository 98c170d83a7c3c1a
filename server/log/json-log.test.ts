import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../create-app.ts'

const lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers({ now: new Date('2026-11-23T02:59:59.987Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const log = { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } as const
const open = () => createApp({ front: () => false, log })
const failing = { area: 'claims', code: 'UPSTREAM', status: 503 }

describe('[OPS-10] the log', () => {
  it('is JSON with time and level in words', () => {
    const app = open()
    app.log.info({ route: '/home' }, 'answered')
    vi.advanceTimersByTime(13)
    app.log.error({ reason: 'RangeError' }, 'a request failed')
    expect(lines).toEqual([
      { level: 'info', time: '2026-11-23T02:59:59.987Z', route: '/home', msg: 'answered' },
      { level: 'error', time: '2026-11-23T03:00:00.000Z', reason: 'RangeError', msg: 'a request failed' },
    ])
  })

  it('writes 20 warnings of a kind in a minute, then says how many it left out, and loses none of another kind', () => {
    const app = open()
    for (let request = 0; request < 1_000; request += 1)
      app.log.warn({ requestId: `request-${request}`, call: 'claims/{claimId}', ...failing }, 'upstream call failed')
    app.log.warn({ requestId: 'request-x', call: 'account', ...failing }, 'upstream call failed')
    for (let request = 0; request < 50; request += 1) app.log.info({ status: 503 }, 'answered')
    const written = (call: string) => lines.filter(line => line.call === call)
    expect(written('claims/{claimId}')).toHaveLength(20)
    expect(written('account')).toHaveLength(1)
    expect(lines.filter(({ msg }) => msg === 'answered')).toHaveLength(50)

    lines.length = 0
    vi.advanceTimersByTime(60_000)
    expect(lines).toEqual([
      {
        ...{ level: 'warn', time: '2026-11-23T03:00:59.987Z', call: 'claims/{claimId}', ...failing },
        ...{ leftOut: 980, msg: 'left out: upstream call failed' },
      },
    ])
    app.log.warn({ requestId: 'request-y', call: 'claims/{claimId}', ...failing }, 'upstream call failed')
    expect(lines).toHaveLength(2)
  })

  it('says what it left out when it closes before the minute is over', async () => {
    const app = open()
    for (let times = 0; times < 21; times += 1) app.log.error({}, 'a request failed')
    await app.close()
    expect(lines.at(-1)).toMatchObject({ level: 'error', leftOut: 1, msg: 'left out: a request failed' })
  })
})
