import { describe, expect, it } from 'vitest'
import type { Claim, ClaimPage } from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const cents = (money: string): number => Math.round(Number(money) * 100)
const sum = (amounts: readonly string[]): number => amounts.reduce((total, amount) => total + cents(amount), 0)

describe('GET claims/{medical|dental|vision}', () => {
  const gateway = useGateway()
  const claims = async (query: string, persona = 'active', category = 'medical') =>
    gateway().get<ClaimPage>(`claims/${category}?suffix=0&${query}`, await gateway().signIn(persona))
  const TWO_YEARS = 'startDate=2024-06-15&endDate=2026-06-15'

  it('[CALL-37] [OPEN-39] [ENT-34] pages from 0, latest service first, in the same envelope as EOBs and referrals', async () => {
    const all = await claims(`${TWO_YEARS}&page=0&size=100`)
    expect(all).toMatchObject({
      first: true,
      last: true,
      empty: false,
      number: 0,
      totalPages: 1,
      totalElements: all.content.length,
    })
    const dates = all.content.map(claim => claim.serviceDateFrom)
    expect(dates).toEqual(dates.toSorted().reverse())
    const second = await claims(`${TWO_YEARS}&page=1&size=3`)
    expect(second.content.map(claim => claim.id)).toEqual(all.content.slice(3, 6).map(claim => claim.id))
    expect(second).toMatchObject({
      first: false,
      number: 1,
      size: 3,
      numberOfElements: 3,
      totalPages: Math.ceil(all.totalElements / 3),
    })
    expect(await claims(`${TWO_YEARS}&page=50&size=3`)).toMatchObject({
      content: [],
      empty: true,
      last: true,
      numberOfElements: 0,
    })
    expect(await claims(`${TWO_YEARS}&page=0&size=3`, 'noclaims')).toMatchObject({
      content: [],
      empty: true,
      first: true,
      last: true,
      totalPages: 0,
    })
  })

  it('[CALL-37] filters by service date, status and a comma list of providers, and by kind', async () => {
    const { content } = await claims(`${TWO_YEARS}&page=0&size=100`)
    const [newest, , third] = content
    const oneDay = await claims(
      `startDate=${newest?.serviceDateFrom}&endDate=${newest?.serviceDateFrom}&page=0&size=10`,
    )
    expect(oneDay.content.map(claim => claim.id)).toEqual([newest?.id])
    const paid = await claims(`${TWO_YEARS}&page=0&size=100&claimStatus=02`)
    expect(paid.content.map(claim => claim.id)).toEqual(
      content.filter(claim => claim.claimStatusCode === '02').map(claim => claim.id),
    )
    const chosen = [newest?.provider.providerId, third?.provider.providerId]
    const byProvider = await claims(`${TWO_YEARS}&page=0&size=100&providerIds=${chosen.join(',')}`)
    expect(byProvider.content.map(claim => claim.id)).toEqual(
      content.filter(claim => chosen.includes(claim.provider.providerId)).map(claim => claim.id),
    )
    expect(
      (await claims(`${TWO_YEARS}&page=0&size=9`, 'active', 'dental')).content.every(claim => claim.claimType === 'D'),
    ).toBe(true)
    expect(
      (await claims(`${TWO_YEARS}&page=0&size=9`, 'active', 'vision')).content.every(claim => claim.claimType === 'V'),
    ).toBe(true)
  })

  it('[ENT-28] [ENT-29] [ENT-30] [ENT-31] [CALL-77] a claim has all its parts, and its totals are the sums of its lines in dollars and cents', async () => {
    const { content } = await claims(`${TWO_YEARS}&page=0&size=100`)
    for (const claim of content) {
      const { claimDetails: lines, claimDetailTotals: totals } = claim
      expect(lines.map(line => line.claimDetailPK.sequenceNumber)).toEqual(lines.map((_, index) => index + 1))
      expect(cents(totals.chargeAmountTotal)).toBe(sum(lines.map(line => line.chargeAmount)))
      expect(cents(totals.paidAmountTotal)).toBe(sum(lines.map(line => line.paidAmount)))
      expect(cents(totals.combinedMemberResponsibilityAmount)).toBe(
        sum(lines.map(line => line.combinedMemberResponsibilityAmount)),
      )
      for (const line of lines) {
        const { deductibleAmount, coinsuranceAmount, copayAmount, nonCoveredCharges } = line
        expect(cents(line.combinedMemberResponsibilityAmount)).toBe(
          sum([deductibleAmount, coinsuranceAmount, copayAmount, nonCoveredCharges]),
        )
        expect(line.lineDisallowed).toBe(claim.claimStatusDescription === 'Denied')
        expect(line.procedureCode).not.toBe('')
        expect(line.procedureDescription).not.toBe('')
      }
      expect(claim.claimCheck?.checkPayeeAmount).toBe(claim.paidDate === null ? '0.00' : totals.paidAmountTotal)
      expect(claim).toMatchObject({ claimType: 'M', memberSuffix: 0, provider: { providerName: expect.any(String) } })
    }
  })

  it('[STATE-17] the three latest claims of the demonstration subscriber are in process, paid and denied', async () => {
    const { content } = await claims(`${TWO_YEARS}&page=0&size=3`)
    const seen = content.map((claim: Claim) => [
      claim.claimStatusDescription,
      claim.claimStatusCode,
      claim.paidDate !== null,
    ])
    expect(seen).toEqual([
      ['In Process', '01', false],
      ['Paid', '02', true],
      ['Denied', '03', false],
    ])
  })

  it('[CALL-41] [OPEN-46] the EOB of a paid claim has a document id, that of any other has none', async () => {
    const token = await gateway().signIn('active')
    for (const claim of (await claims(`${TWO_YEARS}&page=0&size=100`)).content) {
      const { documentId } = await gateway().get<{ documentId: string | null }>(`v2/eobs?claimId=${claim.id}`, token)
      expect(documentId !== null).toBe(claim.claimStatusCode === '02')
    }
  })
})
