import { expect, it } from 'vitest'
import { referralsAsked } from './referrals-asked.ts'

const asked = (query: string) => referralsAsked(new URLSearchParams(query))

it('[REFERRAL-02] takes each filter from the address, and the page from 0', () => {
  expect(asked('member=M1&status=PENDING&provider=PR1&current=yes&page=3')).toEqual({
    filter: { patient: 'M1', status: 'PENDING', provider: 'PR1', excludeExpired: true },
    member: 'M1',
    skip: 20,
  })
})

it('[REFERRAL-02] asks for everything when the address names nothing, leaves it empty or makes no sense', () => {
  const everything = {
    filter: { patient: null, status: null, provider: null, excludeExpired: false },
    member: null,
    skip: 0,
  }
  for (const query of ['', 'member=&status=&provider=', 'status=LOST&current=1&page=x'])
    expect(asked(query)).toEqual(everything)
})
