import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { claimPage } from '../testing/fixture.ts'

const { seen, viewer } = asking()

describe('the claims area', () => {
  it('[CALL-37] [HOME-43] [HOME-45] asks recent claims of the last two years, then dental for the rest', async () => {
    expect(await viewer('member { recentClaims { number totals { owed } hasExplanation } }')).toEqual({
      member: { recentClaims: [{ number: 'C1', totals: { owed: '50.00' }, hasExplanation: true }] },
    })
    const asked = { startDate: '2024-06-15', endDate: '2026-06-15', suffix: '0', page: '0', size: '3' }
    const claimCalls = seen().filter(({ call }) => call.startsWith('GET claims/'))
    expect(claimCalls.map(({ call, query: sent }) => [call, sent])).toEqual([
      ['GET claims/medical', asked],
      ['GET claims/dental', asked],
    ])
  })

  it('[HOME-27] gives an empty list to a member without claims', async () => {
    expect(await viewer('member { recentClaims { number } }', { 'GET claims/medical': { json: claimPage() } })).toEqual(
      {
        member: { recentClaims: [] },
      },
    )
  })
})
