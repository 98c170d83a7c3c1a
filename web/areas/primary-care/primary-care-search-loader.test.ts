import { describe, expect, it } from 'vitest'
import { searchVariables } from './primary-care-search-loader.ts'
import { startsForAll, widerRadius } from './provider-search.ts'

const asked = (query: string, suffix = '2') =>
  searchVariables({ request: new Request(`http://portal.example/x?${query}`), params: { suffix } })

describe('what an address asks for', () => {
  it('[PCP-12] [PCP-13] is a search once every field is well, and a page of it', () => {
    const good = 'zip=97301&radius=50&effectiveDate=2026-12-01&searchString=+eyes+&with1=yes&with2=yes&page=3'
    expect(asked(good)).toMatchObject({
      ...{ searching: true, choosing: false, suffix: 2, skip: 20 },
      search: {
        ...{ zip: '97301', radius: 50, from: '2026-12-01', searchString: 'eyes', suffixes: [2, 1] },
      },
    })
    for (const spoilt of ['zip=9730', 'zip=97301-12', 'radius=7', 'radius=', 'effectiveDate=2026-02-30'])
      expect([spoilt, asked(good.replace(new RegExp(`${spoilt.split('=')[0]}=[^&]*`), spoilt)).searching]).toEqual([
        spoilt,
        false,
      ])
    expect(asked('').searching).toBe(false)
  })

  it('[PCP-16] is a choice only within a search', () => {
    expect(asked('provider=P1').choosing).toBe(false)
    expect(asked('zip=97301&radius=25&effectiveDate=2026-12-01&provider=P1')).toMatchObject({
      ...{ choosing: true, provider: 'P1' },
    })
  })
})

it('[PCP-15] knows the next wider radius, up to the widest', () => {
  expect([5, 10, 25, 50, 100].map(widerRadius)).toEqual([10, 25, 50, 100, undefined])
})

it('[PCP-17] starts only on a day that is eligible for all selected members', () => {
  const member = (suffix: number, ...eligibleDates: string[]) => ({
    ...{ suffix, firstName: 'A', lastName: 'B', eligible: true, eligibleDates, providerName: null },
    ...{ hindrance: null, coming: null },
  })
  const starts = startsForAll(0, [member(0, '2026-12-01', '2027-01-01'), member(1, '2027-01-01')])
  expect(starts('2026-12-01', {})).toBe(true)
  expect(starts('2026-12-02', {})).toBe(false)
  expect(starts('2026-12-01', { with1: 'yes' })).toBe(false)
  expect(starts('2027-01-01', { with1: 'yes' })).toBe(true)
  expect(starts('2027-01-01', { with7: 'yes' })).toBe(false)
})
