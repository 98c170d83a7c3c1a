import { describe, expect, it } from 'vitest'
import { type Dated, dayAfter, daysBetween, happeningsFrom, lanesOf, rangeOf } from './spans.ts'

const dated = (name: string, from: string | null, until: string | null, list = 'items'): Dated => ({
  ...{ surface: 'home', item: name, list, name, from, until },
})

describe('what is dated', () => {
  it('stands list by list, with gaps and overlaps marked', () => {
    const [items, alerts] = lanesOf([
      dated('summer', '2026-06-01', '2026-08-31'),
      dated('winter', '2026-12-01', null),
      dated('spring', null, '2026-06-10'),
      dated('closed', '2026-12-24', '2026-12-25', 'alerts'),
    ])
    expect(items?.items.map(({ name }) => name)).toEqual(['spring', 'summer', 'winter'])
    expect(items?.gaps).toEqual([{ from: '2026-09-01', until: '2026-11-30' }])
    expect(items?.overlaps).toEqual([{ from: '2026-06-01', until: '2026-06-10', names: ['spring', 'summer'] }])
    expect([alerts?.list, alerts?.gaps, alerts?.overlaps]).toEqual(['alerts', [], []])
    // One day after another is neither.
    const [turns] = lanesOf([dated('a', null, '2026-03-31'), dated('b', '2026-04-01', null)])
    expect([turns?.gaps, turns?.overlaps]).toEqual([[], []])
  })

  it('happens on days, the next first', () => {
    const dates = [dated('winter', '2026-12-01', '2027-02-28'), dated('over', '2020-01-01', '2020-02-01')]
    expect(happeningsFrom(dates, '2026-11-26').map(({ day, words }) => `${day} ${words}`)).toEqual([
      '2026-12-01 winter begins',
      '2027-02-28 winter has its last day',
    ])
  })

  it('is shown with a month back and a year ahead, and what is dated within two years', () => {
    expect(rangeOf([], '2026-11-26')).toEqual({ first: '2026-10-27', last: '2027-12-03' })
    expect(rangeOf(['2025-12-31', '2028-06-01', '2001-01-01'], '2026-11-26')).toEqual({
      ...{ first: '2025-12-31', last: '2028-06-08' },
    })
    expect([dayAfter('2026-02-28'), daysBetween('2026-02-28', '2026-03-02')]).toEqual(['2026-03-01', 2])
  })
})
