import { afterEach, describe, expect, it } from 'vitest'
import { clockMoment, parseDate } from './date-arithmetic.ts'
import { calendarDate, typedDate } from './dates.ts'
import { money, roundMoney } from './money.ts'
import { speak } from './spoken.ts'
import { waitingTime } from './waiting-time.ts'

afterEach(() => speak('en-US'))

describe('[LOCALE-07] in Spanish', () => {
  it('writes months in words, so that no day can be read as a month', () => {
    speak('es-US')
    expect(calendarDate('2026-03-04')).toBe('4 mar 2026')
    expect(calendarDate('2026-03-04T23:30:00Z')).toBe('4 mar 2026')
    expect(calendarDate('someday')).toBe('someday')
    expect(clockMoment('2026-03-07T00:05:59-08:00')).toMatch(/^7 mar 2026, 12:05\sa\.m\.$/)
  })

  it('keeps typed dates as the fields take them', () => {
    speak('es-US')
    expect(typedDate('2026-03-04')).toBe('03/04/2026')
    expect(parseDate(typedDate('2026-03-04'))).toBe('2026-03-04')
  })

  it('writes dollars as people who speak it here do, and times in its words', () => {
    speak('es-US')
    expect(['1234.5', '0', '-42.10', '90071992547409931.07'].map(money)).toEqual([
      ...['$1,234.50', '$0.00', '-$42.10', '$90,071,992,547,409,931.07'],
    ])
    expect(['1500.00', '1500.05'].map(roundMoney)).toEqual(['$1,500', '$1,500.05'])
    expect([1, 45, 121].map(waitingTime)).toEqual(['1 segundo', '45 segundos', '3 minutos'])
  })
})

it('[LOCALE-07] writes as English where Intl does not know a language', () => {
  speak('qps')
  expect(calendarDate('2026-03-04')).toBe('03/04/2026')
  expect(money('12.5')).toBe('$12.50')
})
