import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { guardOverload } from './overload.ts'

let worked = 0
beforeEach(() => {
  worked = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A guard over an event loop that works as much as the test says. */
function guard() {
  const guard = guardOverload({
    busyAt: 0.9,
    isInside: ({ headers }) => headers.cookie !== undefined,
    worked: () => worked,
  })
  onTestFinished(guard.stop)
  const ask = (url: string, cookie?: string) => {
    const response = new EventEmitter()
    const request = { url, headers: { cookie } } as IncomingMessage
    return { isTaken: !guard.turnsAway(request, response as ServerResponse), over: () => response.emit('close') }
  }
  return {
    ask,
    /** Asks so often; gives how many were taken. */
    taken: (times: number, cookie?: string) =>
      Array.from({ length: times }, () => ask('/home', cookie)).filter(({ isTaken }) => isTaken).length,
  }
}

/** Looks at the event loop, each with the share of the time since the one before that it has worked. */
function looks(...shares: number[]) {
  for (const share of shares) {
    worked = share
    vi.advanceTimersByTime(25)
  }
}

describe('an instance to which more comes than it can do', () => {
  it('takes all while its event loop has time left, however many wait for the gateway', () => {
    const { taken } = guard()
    looks(0.2, 0.5, 0.89)
    expect(taken(500)).toBe(500)
  })

  it('turns strangers away at 8 requests under way and members who are inside at 16', () => {
    const { taken } = guard()
    looks(1, 1)
    expect([taken(100), taken(100, 'who is inside')]).toEqual([8, 8])
  })

  it('takes the next one when an answer is over, and all once the loop has had time for half a second', () => {
    const { ask, taken } = guard()
    looks(1, 1)
    const asked = Array.from({ length: 20 }, () => ask('/home'))
    expect(taken(1)).toBe(0)
    asked[0]?.over()
    expect(taken(2)).toBe(1)
    looks(...Array.from({ length: 19 }, () => 0.5))
    expect(taken(100, 'who is inside')).toBeLessThan(30)
    looks(0.5)
    expect(taken(100)).toBe(100)
  })

  it('takes a few more at a time while the loop has time left, not all who come at such a moment', () => {
    const { taken } = guard()
    looks(1, 1)
    expect(taken(100, 'who is inside')).toBe(16)
    looks(0.8)
    expect(taken(100, 'who is inside')).toBe(1)
    looks(0.8, 0.8, 0.8)
    expect(taken(100, 'who is inside')).toBe(1)
    looks(1)
    expect(taken(100, 'who is inside')).toBe(0)
  })

  it('takes as many at once as were under way while there was time left, where the gateway is slow, and fewer the longer there is none', () => {
    const { ask, taken } = guard()
    const asked = Array.from({ length: 100 }, () => ask('/home', 'who is inside'))
    looks(0.8, 1, 1)
    for (const { over } of asked) over()
    expect(taken(200, 'who is inside')).toBe(97)
    looks(...Array.from({ length: 200 }, () => 1))
    expect(taken(200, 'who is inside')).toBe(0)
  })

  it('takes a single look that finds it busy for what it often is, a collection of garbage', () => {
    const { taken } = guard()
    looks(0.2, 1)
    expect(taken(100)).toBe(100)
  })

  it('never turns away who watches it, nor what pages are drawn with', () => {
    const { ask, taken } = guard()
    looks(1, 1)
    taken(100)
    const cheap = ['/livez', '/readyz', '/assets/entry-Bx1.js', '/theme.css?v=1', '/brand-assets/a/logo.svg']
    expect(cheap.map(url => ask(url).isTaken)).toEqual(cheap.map(() => true))
    expect(ask('/livezero').isTaken).toBe(false)
  })
})
