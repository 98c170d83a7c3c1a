import { describe, expect, it } from 'vitest'
import type { ClaimPage, Limit } from '../../../schema/generated/gateway-types.ts'
import { demoSignIns } from '../../seed/personas.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const cents = (money: string | null): number => Math.round(Number(money) * 100)

describe('GET benefits/limits', () => {
  const gateway = useGateway()
  const limits = async (persona: string, asOfDate = '2026-06-15', suffix = 0) =>
    gateway().get<Limit[]>(`benefits/limits?suffix=${suffix}&asOfDate=${asOfDate}`, await gateway().signIn(persona))

  it('[CALL-36] [OPEN-56] [ENT-23] gives the limits of the plans that are active on the date', async () => {
    const found = await limits('active')
    expect(new Set(found.map(limit => limit.productCategory))).toEqual(new Set(['M', 'D', 'V', 'X']))
    expect(new Set(found.map(limit => limit.coverageType))).toEqual(new Set(['INDIVIDUAL', 'FAMILY']))
    expect(found).toContainEqual({
      productCategory: 'D',
      coverageType: 'INDIVIDUAL',
      limitType: 'Annual Limit',
      networkTier: 'tab1',
      total: '1500.00',
      totalMet: expect.stringMatching(/^\d+\.\d\d$/),
      totalRemaining: expect.stringMatching(/^\d+\.\d\d$/),
      detailDescription: { header: 'Annual limit', body: expect.any(String) },
    })
    expect(new Set((await limits('dentalonly')).map(limit => limit.productCategory))).toEqual(new Set(['D']))
    expect(await limits('future')).toEqual([])
    expect(await limits('termed')).toEqual([])
    expect(await limits('active', '2023-12-31')).toEqual([])
  })

  it('[CALL-77] the numbers agree for every subscriber: met is at most the total, and remaining is what is left', async () => {
    for (const { persona } of demoSignIns().filter(
      signIn => signIn.domainId === 1 && !['disabled', 'locked', 'initial', 'forced'].includes(signIn.persona),
    )) {
      if (['dependent', 'minor', 'unsigneddep'].includes(persona)) continue
      for (const { total, totalMet, totalRemaining } of await limits(persona)) {
        expect(cents(totalRemaining)).toBe(cents(total) - cents(totalMet))
        expect(cents(total) < 0 || cents(totalMet) <= cents(total)).toBe(true)
      }
    }
  })

  it("what is met is the sum of the year's claim lines, of one member or of the family", async () => {
    const token = await gateway().signIn('active')
    const deductible = async (suffix: number) => {
      const path = `claims/medical?startDate=2026-01-01&endDate=2026-06-15&suffix=${suffix}&page=0&size=100`
      const { content } = await gateway().get<ClaimPage>(path, token)
      return content.flatMap(claim => claim.claimDetails).reduce((sum, line) => sum + cents(line.deductibleAmount), 0)
    }
    const own = await deductible(0)
    const family = own + (await deductible(1)) + (await deductible(2)) + (await deductible(3))
    const met = (await limits('active'))
      .filter(limit => limit.productCategory === 'M' && limit.limitType === 'Deductible - In Network')
      .map(limit => [limit.coverageType, cents(limit.totalMet)])
    expect(own).toBe(12_601)
    expect(met).toEqual([
      ['INDIVIDUAL', own],
      ['FAMILY', family],
    ])
  })

  it('a new year begins with nothing met', async () => {
    const met = (await limits('active', '2026-01-01')).map(limit => cents(limit.totalMet))
    expect(met.every(amount => amount === 0)).toBe(true)
  })
})
