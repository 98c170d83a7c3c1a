import { describe, expect, it } from 'vitest'
import { seenAddress } from './seen-address.ts'

const searchOf = (value: Record<string, string>) =>
  Object.fromEntries(
    new URL(
      seenAddress({ draft: 'Winter words', brand: 'one', item: 'home/notice', value, today: '2026-11-26' }),
      'http://studio',
    ).searchParams,
  )

describe('seenAddress', () => {
  it('is on the first day of what begins later, and on the last of what is over', () => {
    expect(searchOf({ from: '2026-12-01', until: '2026-12-31' }).at).toBe('2026-12-01T12:00')
    expect(searchOf({ until: '2026-03-31' }).at).toBe('2026-03-31T12:00')
  })

  it('is now for what is shown today, with the item in sight on a phone', () => {
    expect(searchOf({ from: '2026-11-01', until: '2026-11-26' })).toEqual({
      ...{ brand: 'one', seeing: 'home/notice', width: '375' },
    })
  })
})
