import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { guardOverload } from './overload.ts'

let clock = 0
beforeEach(() => {
  clock = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A guard over an event loop that is as late as the test says. */
function guard() {
  const guard = guardOverload({
    toleratedMs: 50,
    isInside: ({ headers }) => headers.cookie !== undefined,
    now: () => clock,
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

/** Turns of the event loop, each so late. */
function turns(...late: number[]) {
  for (const ms of late) {
    clock += 10 + ms
    vi.advanceTimersByTime(10)
  }
}

describe('an instance to which more comes than it can do', () => {
  it('takes all while its event loop is on time, however many wait for the gateway', () => {
    const { taken } = guard()
    turns(5, 20, 49)
    expect(taken(500)).toBe(500)
  })

  it('turns strangers away at 16 requests under way and members who are inside at 48', () => {
    const { taken } = guard()
    turns(80, 80)
    expect([taken(100), taken(100, 'who is inside')]).toEqual([16, 32])
  })

  it('takes the next one when an answer is over, and all when the loop is on time again', () => {
    const { ask, taken } = guard()
    turns(80, 80)
    const asked = Array.from({ length: 20 }, () => ask('/home'))
    expect(taken(1)).toBe(0)
    asked[0]?.over()
    expect(taken(2)).toBe(1)
    turns(0)
    expect(taken(100)).toBe(100)
  })

  it('takes one late turn of the loop for what it often is, a collection of garbage', () => {
    const { taken } = guard()
    turns(0, 300)
    expect(taken(100)).toBe(100)
  })

  it('never turns away who watches it, nor what pages are drawn with', () => {
    const { ask, taken } = guard()
    turns(80, 80)
    taken(100)
    const cheap = ['/livez', '/readyz', '/assets/entry-Bx1.js', '/theme.css?v=1', '/brand-assets/a/logo.svg']
    expect(cheap.map(url => ask(url).isTaken)).toEqual(cheap.map(() => true))
    expect(ask('/livezero').isTaken).toBe(false)
  })
})
