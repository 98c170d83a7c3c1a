import { describe, expect, it } from 'vitest'
import { createClock, createClockFrom } from './clock.ts'

describe('clock', () => {
  it('turns the date at midnight of the plan, not of the machine', () => {
    const at = (instant: string, zone?: string) => createClock(() => new Date(instant), zone).today()
    expect(at('2026-04-01T06:59:59Z')).toBe('2026-03-31')
    expect(at('2026-04-01T07:00:00Z')).toBe('2026-04-01')
    expect(at('2026-04-01T06:59:59Z', 'UTC')).toBe('2026-04-01')
  })

  it('runs on from a set start', async () => {
    const clock = createClockFrom(new Date('2025-03-31T12:00:00Z'))
    const first = clock.now().getTime()
    expect(first - Date.parse('2025-03-31T12:00:00Z')).toBeLessThan(1000)
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(clock.now().getTime()).toBeGreaterThan(first)
  })
})
