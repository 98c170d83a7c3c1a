import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAccumulators } from './accumulators.ts'
import { adjudicate } from './adjudicate.ts'

const service = fc.record({
  category: fc.constantFrom('medical' as const, 'dental' as const, 'vision' as const),
  memberKey: fc.constantFrom('a', 'b', 'c'),
  charge: fc.integer({ min: 0, max: 500_000 }),
  discount: fc.integer({ min: 0, max: 100 }),
})

describe('adjudicate', () => {
  it('for any services in any order: nothing is negative, the parts add up, and no limit is exceeded', () => {
    fc.assert(
      fc.property(fc.array(service, { maxLength: 40 }), services => {
        const accumulators = createAccumulators()
        const used = new Map<string, number>()
        for (const { category, memberKey, charge, discount } of services) {
          const disallow = Math.floor((charge * discount) / 100)
          const line = adjudicate({ category, memberKey, charge, disallow, year: 2026 }, accumulators)
          const { paid, coinsurance, copay, deductible, nonCovered } = line
          expect(Math.min(paid, coinsurance, copay, deductible, nonCovered)).toBeGreaterThanOrEqual(0)
          expect(disallow + paid + coinsurance + copay + deductible + nonCovered).toBe(charge)
          for (const owner of [memberKey, 'family']) {
            const add = (kind: string, cents: number) =>
              used.set(`${kind} ${category} ${owner}`, (used.get(`${kind} ${category} ${owner}`) ?? 0) + cents)
            add('deductible', deductible)
            add('paid', paid)
            add('pocket', coinsurance + copay + deductible)
          }
        }
        const most = (key: string) => used.get(key) ?? 0
        expect(most('deductible medical a')).toBeLessThanOrEqual(1_500_00)
        expect(most('deductible medical family')).toBeLessThanOrEqual(3_000_00)
        expect(most('pocket medical a')).toBeLessThanOrEqual(6_000_00)
        expect(most('pocket medical family')).toBeLessThanOrEqual(12_000_00)
        expect(most('paid dental a')).toBeLessThanOrEqual(1_500_00)
        expect(most('paid vision a')).toBeLessThanOrEqual(250_00)
      }),
    )
  })

  it('takes copay, then deductible, then coinsurance of the rest', () => {
    const line = adjudicate(
      { category: 'medical', memberKey: 'a', year: 2026, charge: 2_000_00, disallow: 100_00 },
      createAccumulators(),
    )
    expect(line).toEqual({
      charge: 2_000_00,
      disallow: 100_00,
      copay: 25_00,
      deductible: 1_500_00,
      coinsurance: 75_00,
      paid: 300_00,
      nonCovered: 0,
    })
  })
})
