import { describe, expect, it } from 'vitest'
import type { PlanEligibility } from '../../schema/generated/gateway-types.ts'
import { useGateway } from '../testing/use-gateway.ts'

describe('GET eligibility/family', () => {
  const gateway = useGateway()
  const records = async (persona: string) =>
    gateway().get<PlanEligibility[]>('eligibility/family', await gateway().signIn(persona))

  it('[CALL-48] [ENT-11] gives a record per member and category', async () => {
    const family = await records('active')
    expect(family).toHaveLength(4 * 4)
    expect(new Set(family.map(record => record.productCategory))).toEqual(new Set(['M', 'D', 'V', 'X']))
    expect(family[0]).toEqual({
      memberKey: expect.any(String),
      suffix: 0,
      productCategory: expect.any(String),
      effectiveDate: '2024-01-01',
      termedDate: '9999-12-31',
      source: 'ENROLLMENT',
    })
  })

  it('[STATE-11] [STATE-12] [STATE-13] covers every state: future, termed within two years, and none', async () => {
    const future = await records('future')
    expect(future.length > 0 && future.every(record => record.effectiveDate > '2026-06-15')).toBe(true)
    const termed = await records('termed')
    expect(
      termed.length > 0 && termed.every(record => record.termedDate < '2026-06-15' && record.termedDate > '2024-06-15'),
    ).toBe(true)
    expect(await records('noplan')).toEqual([])
  })
})
