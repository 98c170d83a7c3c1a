import { describe, expect, it } from 'vitest'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { ErrorCode } from '../generated/resolver-types.ts'
import { retryAfter, retryDelay } from './retries.ts'

describe('retryAfter', () => {
  it('takes seconds, and a date against the answer’s own', () => {
    const date = 'Mon, 15 Jun 2026 19:00:00 GMT'
    expect(retryAfter({ 'retry-after': '7' })).toBe(7)
    expect(retryAfter({ 'retry-after': 'Mon, 15 Jun 2026 19:01:30 GMT', date })).toBe(90)
    expect(retryAfter({ 'retry-after': 'Mon, 15 Jun 2026 18:00:00 GMT', date })).toBe(0)
  })

  it('believes nothing unreadable or beyond a day', () => {
    for (const header of [undefined, '', 'soon', '-5', '1e3', 'Mon, 15 Jun 2026 19:01:30 GMT'])
      expect(retryAfter({ 'retry-after': header })).toBeUndefined()
    expect(retryAfter({ 'retry-after': '99999999999' })).toBe(86_400)
  })
})

describe('retryDelay', () => {
  const failure = (status: number, more: { retryAfter?: number; code?: ErrorCode } = {}) =>
    new UpstreamError({ code: 'UPSTREAM', status, area: 'claims', ...more })

  it('tries at once after a 5xx, and never after a refusal or an answer that breaks the contract', () => {
    expect(retryDelay(failure(502), 5_000)).toBe(0)
    for (const status of [1, 400, 401, 403, 404, 408, 429]) expect(retryDelay(failure(status), 5_000)).toBeUndefined()
    expect(retryDelay(failure(502, { code: 'INVALID_ANSWER' }), 5_000)).toBeUndefined()
  })

  it('keeps to Retry-After as long as a member would wait and the deadline allows', () => {
    expect(retryDelay(failure(429, { retryAfter: 1 }), 5_000)).toBe(1_000)
    expect(retryDelay(failure(503, { retryAfter: 2 }), 5_000)).toBe(2_000)
    expect(retryDelay(failure(429, { retryAfter: 1 }), 900)).toBeUndefined()
    expect(retryDelay(failure(429, { retryAfter: 3 }), 5_000)).toBeUndefined()
  })
})
