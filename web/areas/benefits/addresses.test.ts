import { describe, expect, it } from 'vitest'
import { dayInAddress } from '../../ui/link/addresses.ts'
import { dateInAddress } from './addresses.ts'

describe('times in addresses', () => {
  it('[OPEN-16] [GRAPH-05] are midnights in UTC, which are the same day in every zone', () => {
    expect(dayInAddress('2026-01-01')).toBe('1767225600000')
    for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
      expect(dateInAddress('1767225600000', zone)).toBe('2026-01-01')
    }
  })

  it('any other instant is the day of the person who asks', () => {
    const evening = String(Date.parse('2026-01-01T05:00:00Z'))
    expect(dateInAddress(evening, 'America/Los_Angeles')).toBe('2025-12-31')
    expect(dateInAddress(evening, 'UTC')).toBe('2026-01-01')
  })

  it('anything but whole milliseconds of a year with four digits is refused', () => {
    for (const wrong of [
      '',
      'today',
      '2026-01-01',
      '1e12',
      '-1',
      '1767225600000.5',
      '999999999999999',
      '9'.repeat(40),
    ]) {
      expect(dateInAddress(wrong, 'UTC')).toBeUndefined()
    }
  })
})
