import fc from 'fast-check'
import type { Condition } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import type { Facts, Known, Open } from '../state.ts'

const plan = ['active', 'future', 'termed', 'ineligible'] as const
const yesNo = ['yes', 'no'] as const

const subset = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })

/** Conditions over few facts, so that they often agree and disagree, at most a few levels deep. */
export const anyCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>(tie => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    subset(plan).map((medical): Condition => ({ medical })),
    subset(plan).map((dental): Condition => ({ dental })),
    subset(yesNo).map((referrals): Condition => ({ referrals })),
    fc.constant<Condition>({ use: 'covered' }),
    fc.constant<Condition>({ in: 'pioneers' }),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
    tie('condition').map((not): Condition => ({ not })),
  ),
})).condition

/** Facts of which any may be unknown. */
export const anyFacts: fc.Arbitrary<Facts> = fc.record(
  { medical: fc.constantFrom(...plan), dental: fc.constantFrom(...plan), referrals: fc.constantFrom(...yesNo) },
  { requiredKeys: [] },
)
export const anyOpen: fc.Arbitrary<Open> = fc.record({ groupId: fc.subarray(['G1', 'G2', 'G3']) }, { requiredKeys: [] })

/** The names that the conditions use. */
export const scope: ConditionScope = {
  conditions: { covered: { description: 'Covered', when: { any: [{ medical: ['active'] }, { dental: ['active'] }] } } },
  segments: { pioneers: { description: 'Pilot groups', of: 'groupId', values: ['G1', 'G2'] } },
}

export const anyKnown: fc.Arbitrary<Known> = fc
  .record({ facts: anyFacts, open: anyOpen })
  .map(({ facts, open }) => ({ facts, open, today: '2025-03-01', report: () => {} }))
