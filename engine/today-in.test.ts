import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { todayIn } from './today-in.ts'

const zones = ['America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC']

describe('the day of a moment', () => {
  it('is the one that a calendar in the zone shows, whatever was asked before', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1 }), fc.constantFrom(...zones), (moments, timeZone) => {
        const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
        for (const now of moments) expect(todayIn(now, timeZone)).toBe(calendar.format(now))
      }),
    )
  })
  it('changes at midnight of the zone, to the millisecond', () => {
    expect(todayIn(new Date('2026-11-21T07:59:59.999Z'), 'America/Los_Angeles')).toBe('2026-11-20')
    expect(todayIn(new Date('2026-11-21T08:00:00.000Z'), 'America/Los_Angeles')).toBe('2026-11-21')
    expect(todayIn(new Date('2026-11-21T07:59:59.999Z'), 'America/Los_Angeles')).toBe('2026-11-20')
  })
  it('is refused for an unknown zone and an invalid date', () => {
    expect(() => todayIn(new Date(), 'Mars/Olympus')).toThrow(RangeError)
    expect(() => todayIn(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
    expect(() => todayIn(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
  })
})
