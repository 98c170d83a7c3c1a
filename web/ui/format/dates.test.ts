import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clockMoment, parseDate, yearsBefore } from './date-arithmetic.ts'
import { today } from './dates.ts'

it('[SEC-05] [OPEN-41] writes a moment on a clock as date and time of day', () => {
  expect(clockMoment('2026-03-07T00:05:59-08:00')).toBe('03/07/2026, 12:05 AM')
  expect(clockMoment('2026-11-21T21:30:00+01:00')).toBe('11/21/2026, 9:30 PM')
})

describe('calendar dates', () => {
  it('reads a date as people type it and refuses days that do not exist', () => {
    expect(['3/7/1980', '03-07-1980', '03071980', '1980-03-07'].map(parseDate)).toEqual(Array(4).fill('1980-03-07'))
    expect(['2/30/2024', '13/01/2024', '1/1/24', 'tomorrow', ''].map(parseDate)).toEqual(Array(5).fill(undefined))
    expect(parseDate('02/29/2024')).toBe('2024-02-29')
  })

  it('reads back every day of the calendar', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), date => {
        const iso = date.toISOString().slice(0, 10)
        const [year, month, day] = iso.split('-')
        return parseDate(`${month}/${day}/${year}`) === iso
      }),
    )
  })

  it('[OPEN-50] today depends on the zone on purpose', () => {
    const now = new Date('2026-11-22T03:30:00Z')
    expect(today(now, 'America/New_York')).toBe('2026-11-21')
    expect(today(now, 'UTC')).toBe('2026-11-22')
  })

  it('[MEMBER-58] today is the same however the browser writes dates', () => {
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}
    onTestFinished(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format))
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format, get: () => () => '11/22/2026' })
    expect(today(new Date('2026-11-22T12:00:00Z'), 'UTC')).toBe('2026-11-22')
  })

  it('go back by years to the same day, from 29 February to 28 February of a common year', () => {
    expect(yearsBefore('2026-11-21', 2)).toBe('2024-11-21')
    expect(yearsBefore('2024-02-29', 2)).toBe('2022-02-28')
    expect(yearsBefore('2024-02-29', 4)).toBe('2020-02-29')
  })
})
