import { describe, expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'
import { RetryBudget } from './retries.ts'

function breakerAt(start = 0) {
  const clock = { now: start }
  const breaker = new CircuitBreaker({ failures: 3, windowMs: 1_000, openMs: 500, now: () => clock.now })
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.record('claims', false)
  }
  return { clock, breaker, fail }
}

describe('CircuitBreaker', () => {
  it('opens after the failures of one window, for that area only', () => {
    const { breaker, fail } = breakerAt()
    fail(2)
    expect(breaker.allows('claims')).toBe(true)
    fail(1)
    expect(breaker.allows('claims')).toBe(false)
    expect(breaker.allows('account')).toBe(true)
  })

  it('stays closed while most calls succeed', () => {
    const { breaker, fail } = breakerAt()
    for (let time = 0; time < 10; time += 1) breaker.record('claims', true)
    fail(3)
    expect(breaker.allows('claims')).toBe(true)
  })

  it('forgets failures of an earlier window', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(2)
    clock.now = 1_001
    fail(1)
    expect(breaker.allows('claims')).toBe(true)
  })

  it('lets one call try when its time is over, and closes on success', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(3)
    clock.now = 500
    expect(breaker.allows('claims')).toBe(true)
    expect(breaker.allows('claims')).toBe(false)
    breaker.record('claims', true)
    expect(breaker.allows('claims')).toBe(true)
  })

  it('stays open when the try fails', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(3)
    clock.now = 2_000
    expect(breaker.allows('claims')).toBe(true)
    fail(1)
    expect(breaker.allows('claims')).toBe(false)
  })
})

describe('RetryBudget', () => {
  it('lets at most its share of calls be repeated', () => {
    const budget = new RetryBudget(0.2, 1)
    expect(budget.spend()).toBe(true)
    let retries = 0
    for (let call = 0; call < 100; call += 1) {
      budget.earn()
      if (budget.spend()) retries += 1
    }
    expect(retries).toBeLessThanOrEqual(20)
    expect(retries).toBeGreaterThanOrEqual(16)
  })
})
