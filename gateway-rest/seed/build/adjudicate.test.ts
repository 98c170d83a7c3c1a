import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitsOf } from '../data/plans/limits-of.ts'
import type { PlanDesign } from '../data/plans/plan-design.ts'
import { planDesigns, planVersions } from '../data/plans/plan-designs.ts'
import { adjudicate, createAccumulators, type LineAmounts } from './adjudicate.ts'

const service = fc.record({
  procedure: fc.nat(),
  memberKey: fc.constantFrom('a', 'b', 'c'),
  charge: fc.integer({ min: 0, max: 500_000 }),
  discount: fc.integer({ min: 0, max: 100 }),
})

const COUNTED = {
  deductible: (line: LineAmounts) => line.deductible,
  paid: (line: LineAmounts) => line.paid,
  responsibility: (line: LineAmounts) => line.deductible + line.coinsurance + line.copay,
  nothing: () => 0,
}

describe('adjudicate', () => {
  it.each(planDesigns.map(design => [design.classPlanId, design] as const))(
    '%s, for any services in any order: nothing is negative, the parts add up, and no limit is exceeded',
    (_id, design) => {
      const codes = ['unknown', ...design.services.flatMap(({ procedures = [] }) => procedures)]
      fc.assert(
        fc.property(fc.array(service, { maxLength: 40 }), services => {
          const accumulators = createAccumulators()
          const lines = services.map(({ procedure, memberKey, charge, discount }) => {
            const disallow = Math.floor((charge * discount) / 100)
            const procedureCode = codes[procedure % codes.length] ?? ''
            return {
              memberKey,
              ...adjudicate({ design, procedureCode, memberKey, charge, disallow, year: 2026 }, accumulators),
            }
          })
          for (const { charge, disallow, paid, coinsurance, copay, deductible, nonCovered } of lines) {
            expect(Math.min(paid, coinsurance, copay, deductible, nonCovered)).toBeGreaterThanOrEqual(0)
            expect(disallow + paid + coinsurance + copay + deductible + nonCovered).toBe(charge)
          }
          for (const { coverageType, measure, total } of limitsOf(design).filter(limit => limit.total >= 0)) {
            const counted = lines.filter(line => coverageType === 'FAMILY' || line.memberKey === 'a')
            expect(counted.reduce((sum, line) => sum + COUNTED[measure](line), 0)).toBeLessThanOrEqual(total)
          }
        }),
        { numRuns: 50 },
      )
    },
  )

  const line = (design: PlanDesign, procedureCode: string) =>
    adjudicate(
      { design, procedureCode, memberKey: 'a', year: 2026, charge: 2_100_00, disallow: 100_00 },
      createAccumulators(),
    )
  const medical = planVersions('1', 'regular', 'medical').now
  const whole = { charge: 2_100_00, disallow: 100_00, nonCovered: 0 }

  it('takes the copay of a service that has one, and no deductible', () => {
    expect(line(medical, '99213')).toEqual({ ...whole, copay: 25_00, deductible: 0, coinsurance: 0, paid: 1_975_00 })
  })

  it('takes the deductible, then the share of the rest, of any other', () => {
    const shared = { ...whole, copay: 0, deductible: 1_500_00, coinsurance: 100_00, paid: 400_00 }
    expect(line(medical, '80053')).toEqual(shared)
    expect(line(medical, 'unknown')).toEqual(shared)
  })

  it('pays what the plan leaves, and no more than its annual limit', () => {
    const dental = planVersions('1', 'regular', 'dental').now
    expect(line(dental, 'D1110')).toEqual({
      ...{ ...whole, copay: 0, deductible: 0, coinsurance: 0 },
      ...{ paid: 1_500_00, nonCovered: 500_00 },
    })
  })
})
