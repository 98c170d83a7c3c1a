import { describe, expect, it } from 'vitest'
import { claimLine } from '../testing/claims-fixture.ts'
import { claim } from '../testing/fixture.ts'
import { toClaim, toRecentClaim } from './claim.ts'

describe('toClaim', () => {
  it('[ENT-28] [ENT-29] has everything that the gateway says of a claim', () => {
    expect(toClaim({ ...claim, payeeProvider: { providerId: 'PR2', providerName: 'Clinic' } }, 'medical', 0)).toEqual({
      ...{ id: 'C1', claimType: 'MEDICAL', claimTypeDescription: 'Medical', claimTypeSlug: 'medical' },
      ...{ claimStatus: 'Paid', claimStatusCode: '02', statusDisplay: 'PAID', paidDate: '2026-05-20' },
      ...{ memberSuffix: 0, patientFirstName: 'Robin', patientLastName: 'Sample', serviceDate: '2026-05-01' },
      provider: { providerId: 'PR1', providerName: 'Dr. Good' },
      payeeProvider: { providerId: 'PR2', providerName: 'Clinic' },
      lines: [],
      totals: {
        ...{ chargeAmountTotal: '200.00', paidAmountTotal: '150.00' },
        combinedMemberResponsibilityAmount: '50.00',
      },
      ...{ checkPayeeAmount: '0.00', hasEobButton: true, amountOwed: '50.00', denialReason: null },
    })
  })

  it('[CLAIM-21] [ENT-30] [ENT-31] puts the lines into their sequence with all their amounts', () => {
    const { lines } = toClaim(
      { ...claim, claimDetails: [claimLine(10), claimLine(9, { lineDisallowed: true })] },
      'dental',
      0,
    )
    expect(lines.map(({ sequenceNumber, lineDisallowed }) => [sequenceNumber, lineDisallowed])).toEqual([
      [9, true],
      [10, false],
    ])
    const { claimDetailPK, ...amounts } = claimLine(9, { lineDisallowed: true })
    expect(lines[0]).toEqual({ ...amounts, sequenceNumber: claimDetailPK.sequenceNumber })
  })

  it('[CLAIM-20] [ENT-29] has 0.00 for a payment that is missing, and the payment otherwise', () => {
    const paid = (claimCheck: typeof claim.claimCheck) =>
      toClaim({ ...claim, claimCheck }, 'medical', 0).checkPayeeAmount
    expect([paid(null), paid({}), paid({ checkPayeeAmount: '12.50' })]).toEqual(['0.00', '0.00', '12.50'])
  })

  it('[STATE-17] shows Paid and In Process in their own ways and anything else plain', () => {
    const shown = (claimStatusDescription: string) =>
      toClaim({ ...claim, claimStatusDescription }, 'medical', 0).statusDisplay
    expect(['Paid', 'In Process', 'Denied', 'constructor'].map(shown)).toEqual(['PAID', 'IN_PROCESS', 'PLAIN', 'PLAIN'])
  })

  it('[MEMBER-10] owes no amount while it is in process, whichever way the gateway says so', () => {
    const owed = (changes: Partial<typeof claim>) => [
      toClaim({ ...claim, ...changes }, 'medical', 0).amountOwed,
      toRecentClaim({ ...claim, ...changes }, 'medical', 0).amountOwed,
    ]
    expect(owed({})).toEqual(['50.00', '50.00'])
    expect(owed({ claimStatusDescription: 'In Process' })).toEqual([null, null])
    expect(owed({ claimStatusCode: '01', claimStatusDescription: 'Received' })).toEqual([null, null])
  })

  it('[MEMBER-12] is known as denied by its code, with the reason that the gateway gives', () => {
    const denied = { ...claim, claimStatusCode: '03', claimStatusDescription: 'Denied' }
    expect(toClaim(denied, 'medical', 0)).toMatchObject({ statusDisplay: 'DENIED', denialReason: null })
    const because = toClaim({ ...denied, denialReason: 'No approval was asked for.' }, 'medical', 0)
    expect(because.denialReason).toBe('No approval was asked for.')
  })

  it('[CONST-33] [CLAIM-23] [MEMBER-19] leads the subscriber to the EOB of anybody’s paid claim, and nobody else', () => {
    for (const memberSuffix of [0, 1, 2]) {
      expect(toClaim({ ...claim, memberSuffix }, 'medical', 0).hasEobButton).toBe(true)
      expect(toClaim({ ...claim, memberSuffix, claimStatusCode: '03' }, 'medical', 0).hasEobButton).toBe(false)
      expect(toClaim({ ...claim, memberSuffix }, 'medical', 1).hasEobButton).toBe(false)
    }
  })
})

describe('toRecentClaim', () => {
  it('[HOME-35] [ENT-32] takes status, amount and date from where the claim has them', () => {
    expect(toRecentClaim(claim, 'medical', 0)).toEqual({
      ...{ id: 'C1', claimType: 'MEDICAL', claimTypeDescription: 'Medical', claimTypeSlug: 'medical' },
      ...{ claimStatus: 'Paid', claimStatusCode: '02', statusDisplay: 'PAID', paidDate: '2026-05-20' },
      ...{
        amountOwed: '50.00',
        totalMemberResponsibility: '50.00',
        providerName: 'Dr. Good',
        serviceDate: '2026-05-01',
      },
      ...{ memberSuffix: 0, hasEobButton: true },
    })
  })

  it('[HOME-36] [CONST-33] has an EOB button only when suffix 0 asks, for status 02', () => {
    expect(toRecentClaim({ ...claim, memberSuffix: 1 }, 'medical', 1).hasEobButton).toBe(false)
    expect(toRecentClaim({ ...claim, claimStatusCode: '01' }, 'medical', 0).hasEobButton).toBe(false)
  })

  it('[CONST-02] names each claim type, [OPEN-17] and words the route by the list a claim came from', () => {
    const named = (['M', 'D', 'V', 'U'] as const).map(claimType => toRecentClaim({ ...claim, claimType }, 'dental', 0))
    expect(named.map(({ claimType }) => claimType)).toEqual(['MEDICAL', 'DENTAL', 'VISION', 'UNKNOWN'])
    expect(named.map(({ claimTypeSlug }) => claimTypeSlug)).toEqual(['dental', 'dental', 'dental', 'dental'])
  })
})
