import { afterEach, describe, expect, it, vi } from 'vitest'
import { PublicAnswers } from './public-answers.ts'

const times = { freshMs: 100, staleMs: 1_000, pauseMs: 50, timeoutMs: 20, deadlineMs: 200 }

/** Answers at a time that the test sets, from a source that the test answers for. */
function kept() {
  const clock = { now: 0 }
  const answers = new PublicAnswers({ ...times, now: () => clock.now })
  const asked: PromiseWithResolvers<unknown>[] = []
  const get = (remaining = 8_000) =>
    answers.get(
      'source',
      () => {
        const answer = Promise.withResolvers<unknown>()
        asked.push(answer)
        return answer.promise
      },
      { late: () => new Error('late'), remaining },
    )
  return { clock, asked, get }
}
afterEach(() => {
  vi.useRealTimers()
})

/** With the timers of a test: an answer is given up after just so many milliseconds. */
async function expectLate(answer: Promise<unknown>, milliseconds: number): Promise<void> {
  let outcome: unknown = 'none yet'
  answer.catch(error => {
    outcome = error
  })
  if (milliseconds > 0) {
    await vi.advanceTimersByTimeAsync(milliseconds - 1)
    expect(outcome).toBe('none yet')
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toEqual(new Error('late'))
}
const settled = () => new Promise(done => setTimeout(done, 0))

describe('PublicAnswers', () => {
  it('asks once for all who come at the same time, and not again while the answer is fresh', async () => {
    const { asked, get } = kept()
    const both = [get(), get()]
    asked[0]?.resolve('answer')
    expect(await Promise.all(both)).toEqual(['answer', 'answer'])
    expect(await get()).toBe('answer')
    expect(asked).toHaveLength(1)
  })

  it('gives an older answer at once and asks anew beside it', async () => {
    const { clock, asked, get } = kept()
    const first = get()
    asked[0]?.resolve('old')
    await first
    clock.now = 500
    expect(await get()).toBe('old')
    expect(asked).toHaveLength(2)
    asked[1]?.resolve('new')
    await settled()
    expect(await get()).toBe('new')
  })

  it('keeps the older answer when asking anew fails', async () => {
    const { clock, asked, get } = kept()
    const first = get()
    asked[0]?.resolve('old')
    await first
    clock.now = 500
    await get()
    asked[1]?.reject(new Error('down'))
    await settled()
    expect(await get()).toBe('old')
    clock.now = 1_001
    await expect(get()).rejects.toThrow('down')
  })

  it('waits for a source that hangs no longer than a page should, and takes its answer later', async () => {
    vi.useFakeTimers()
    const { clock, asked, get } = kept()
    await expectLate(get(), times.timeoutMs)
    clock.now = 20
    await expectLate(get(), 0)
    asked[0]?.resolve('at last')
    await vi.advanceTimersByTimeAsync(0)
    expect(await get()).toBe('at last')
    expect(asked).toHaveLength(1)
  })

  it('waits no longer than the request has left', async () => {
    vi.useFakeTimers()
    const { asked, get } = kept()
    await expectLate(get(1), 1)
    expect(asked).toHaveLength(1)
  })

  it('does not call a failed source for a while, and then retries it in the background', async () => {
    const { clock, asked, get } = kept()
    const first = get()
    asked[0]?.reject(new Error('down'))
    await expect(first).rejects.toThrow('down')
    await expect(get()).rejects.toThrow('down')
    expect(asked).toHaveLength(1)
    clock.now = 60
    await expect(get()).rejects.toThrow('down')
    expect(asked).toHaveLength(2)
    asked[1]?.resolve('up')
    await settled()
    expect(await get()).toBe('up')
  })

  it('returns what no member can change', async () => {
    const { asked, get } = kept()
    const answer = get()
    asked[0]?.resolve({ list: [{ level: 'one' }] })
    const { list } = (await answer) as { list: { level: string }[] }
    expect(() => list.push({ level: 'two' })).toThrow(TypeError)
    expect(() => Object.assign(list[0] ?? {}, { level: 'two' })).toThrow(TypeError)
  })
})
