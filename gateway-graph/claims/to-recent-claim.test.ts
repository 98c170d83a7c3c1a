import { describe, expect, it } from 'vitest'
import { claim } from '../testing/fixture.ts'
import { toRecentClaim } from './to-recent-claim.ts'

describe('toRecentClaim', () => {
  it('[HOME-35] [ENT-32] takes status, amount and date from where the claim has them', () => {
    expect(toRecentClaim(claim, 'medical')).toEqual({
      ...{ id: 'C1', claimType: 'MEDICAL', claimTypeDescription: 'Medical', claimTypePath: 'medical' },
      ...{ claimStatus: 'Paid', claimStatusCode: '02', paidDate: '2026-05-20' },
      ...{ totalMemberResponsibility: '50.00', providerName: 'Dr. Good', serviceDate: '2026-05-01' },
      ...{ memberSuffix: 0, hasEobButton: true },
    })
  })

  it('[HOME-36] [CONST-33] has an EOB button only for suffix 0 and status 02', () => {
    expect(toRecentClaim({ ...claim, memberSuffix: 1 }, 'medical').hasEobButton).toBe(false)
    expect(toRecentClaim({ ...claim, claimStatusCode: '01' }, 'medical').hasEobButton).toBe(false)
  })

  it('[CONST-02] names each claim type, [OPEN-17] and words the route by the list a claim came from', () => {
    const named = (['M', 'D', 'V', 'U'] as const).map(claimType => toRecentClaim({ ...claim, claimType }, 'dental'))
    expect(named.map(({ claimType }) => claimType)).toEqual(['MEDICAL', 'DENTAL', 'VISION', 'UNKNOWN'])
    expect(named.map(({ claimTypePath }) => claimTypePath)).toEqual(['dental', 'dental', 'dental', 'dental'])
  })
})
