import { describe, expect, it } from 'vitest'
import { claimLine } from '../testing/claims-fixture.ts'
import { claim } from '../testing/fixture.ts'
import { toClaim } from './claim.ts'

describe('toClaim', () => {
  it('[ENT-28] [ENT-29] has everything that the gateway says of a claim', () => {
    expect(toClaim({ ...claim, payeeProvider: { providerId: 'PR2', providerName: 'Clinic' } }, 'medical', 0)).toEqual({
      ...{ number: 'C1', category: 'MEDICAL', type: 'MEDICAL' },
      ...{ status: 'PAID', statusDescription: 'Paid', paidDate: '2026-05-20', serviceDate: '2026-05-01' },
      patientSuffix: 0,
      patientName: { firstName: 'Robin', middleInitial: null, lastName: 'Sample' },
      provider: { number: 'PR1', name: 'Dr. Good' },
      payee: { number: 'PR2', name: 'Clinic' },
      lines: [],
      totals: { charged: '200.00', planPaid: '150.00', owed: '50.00' },
      ...{ paidToPayee: '0.00', hasExplanation: true, amountOwed: '50.00', denialReason: null },
    })
  })

  it('[CLAIM-21] [ENT-30] [ENT-31] puts the lines into their sequence with all their amounts', () => {
    const { lines } = toClaim(
      { ...claim, claimDetails: [claimLine(10), claimLine(9, { lineDisallowed: true })] },
      'dental',
      0,
    )
    expect(lines.map(({ number, isDisallowed }) => [number, isDisallowed])).toEqual([
      [9, true],
      [10, false],
    ])
    const line = claimLine(9)
    expect(lines[0]).toMatchObject({
      ...{ status: line.status, procedureCode: line.procedureCode, procedureDescription: line.procedureDescription },
      ...{ charged: line.chargeAmount, planPaid: line.paidAmount, owed: line.combinedMemberResponsibilityAmount },
      ...{ coinsurance: line.coinsuranceAmount, copay: line.copayAmount, deductible: line.deductibleAmount },
      ...{ disallowed: line.disallowAmount, notCovered: line.nonCoveredCharges },
    })
  })

  it('[CLAIM-20] [ENT-29] has 0.00 for a payment that is missing, and the payment otherwise', () => {
    const paid = (claimCheck: typeof claim.claimCheck) => toClaim({ ...claim, claimCheck }, 'medical', 0).paidToPayee
    expect([paid(null), paid({}), paid({ checkPayeeAmount: '12.50' })]).toEqual(['0.00', '0.00', '12.50'])
  })

  it('[STATE-17] shows Paid and In Process in their own ways and anything else plain', () => {
    const shown = (claimStatusDescription: string) => toClaim({ ...claim, claimStatusDescription }, 'medical', 0).status
    expect(['Paid', 'In Process', 'Denied', 'constructor'].map(shown)).toEqual(['PAID', 'IN_PROCESS', 'OTHER', 'OTHER'])
  })

  it('[MEMBER-10] owes no amount while it is in process, whichever way the gateway says so', () => {
    const owed = (changes: Partial<typeof claim>) => toClaim({ ...claim, ...changes }, 'medical', 0).amountOwed
    expect(owed({})).toBe('50.00')
    expect(owed({ claimStatusDescription: 'In Process' })).toBeNull()
    expect(owed({ claimStatusCode: '01', claimStatusDescription: 'Received' })).toBeNull()
  })

  it('[MEMBER-12] is known as denied by its code, with the reason that the gateway gives', () => {
    const denied = { ...claim, claimStatusCode: '03', claimStatusDescription: 'Denied' }
    expect(toClaim(denied, 'medical', 0)).toMatchObject({ status: 'DENIED', denialReason: null })
    const because = toClaim({ ...denied, denialReason: 'No approval was asked for.' }, 'medical', 0)
    expect(because.denialReason).toBe('No approval was asked for.')
  })

  it('[CONST-33] [CLAIM-23] [MEMBER-19] leads the subscriber to the EOB of anybody’s paid claim, and nobody else', () => {
    for (const memberSuffix of [0, 1, 2]) {
      expect(toClaim({ ...claim, memberSuffix }, 'medical', 0).hasExplanation).toBe(true)
      expect(toClaim({ ...claim, memberSuffix, claimStatusCode: '03' }, 'medical', 0).hasExplanation).toBe(false)
      expect(toClaim({ ...claim, memberSuffix }, 'medical', 1).hasExplanation).toBe(false)
    }
  })

  it('[HOME-35] [HOME-36] [ENT-32] [CONST-02] names each type of claim, [OPEN-17] and the list that it came from', () => {
    const named = (['M', 'D', 'V', 'U'] as const).map(claimType => toClaim({ ...claim, claimType }, 'dental', 0))
    expect(named.map(({ type }) => type)).toEqual(['MEDICAL', 'DENTAL', 'VISION', 'UNKNOWN'])
    expect(named.map(({ category }) => category)).toEqual(['DENTAL', 'DENTAL', 'DENTAL', 'DENTAL'])
  })
})
