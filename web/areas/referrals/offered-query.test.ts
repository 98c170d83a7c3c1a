import { expect, it } from 'vitest'
import { offeredQuery } from './offered-query.ts'

const filters = {
  members: [],
  statuses: [{ status: 'APPROVED' as const, statusDescription: 'Approved' }],
  providers: [{ providerId: 'PR1', providerName: 'Dr. Good' }],
}
const page = { first: true, last: true, empty: false, numberOfElements: 1, size: 10, totalElements: 1, content: [] }
const offered = (query: string, number = 0, totalPages = 1) =>
  offeredQuery(new URLSearchParams(query), {
    referralFilters: filters,
    referrals: { ...page, number, totalPages },
  })?.toString()

it('keeps a query whose choices are all offered, empty ones too', () => {
  for (const query of ['', 'status=APPROVED&provider=PR1', 'member=&status=&provider='])
    expect(offered(query)).toBeUndefined()
})

it('[REFERRAL-03] leaves out a choice that the chosen member has not, and starts at the first page', () => {
  expect(offered('member=M1&provider=PR9&page=2', 1, 3)).toBe('member=M1')
  expect(offered('status=DENIED&current=yes')).toBe('current=yes')
})

it('[REFERRAL-04] leaves out a page beyond the last', () => {
  expect(offered('status=APPROVED&page=9', 8, 2)).toBe('status=APPROVED')
  expect(offered('page=2', 1, 2)).toBeUndefined()
})
