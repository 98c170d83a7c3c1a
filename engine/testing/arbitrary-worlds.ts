import fc from 'fast-check'
import type { Condition } from '../../schema/generated/manifests.ts'
import { MemberSpace } from '../members/member-space.ts'
import type { RegisteredFact, Registry } from '../members/registry.ts'

/** A registry of few facts with everything that conditions may name, small enough to try every member. */
export interface SmallWorld {
  space: MemberSpace
  conditions: readonly Condition[]
}

const names = ['medical', 'dental', 'referrals', 'chat'] as const
const values = ['active', 'future', 'termed'] as const
const segments = {
  north: { description: 'North', of: 'groupId', values: ['1', '2'] },
  south: { description: 'South', of: 'groupId', values: ['2', '3'] },
} as const

const anyFact: fc.Arbitrary<RegisteredFact> = fc
  .record({ size: fc.integer({ min: 2, max: 3 }), canBeUnknown: fc.boolean() })
  .map(({ size, canBeUnknown }) => ({
    label: 'plan',
    values: Object.fromEntries(values.slice(0, size).map(value => [value, `has ${value}`])),
    canBeUnknown,
  }))

/** Some values of some of the facts. */
const valuesOf = (facts: Registry['facts'], name: string) =>
  fc.subarray(Object.keys(facts[name]?.values ?? {}), { minLength: 1 })

const anyRegistry: fc.Arbitrary<Registry> = fc
  .subarray([...names], { minLength: 2 })
  .chain(chosen => fc.record(Object.fromEntries(chosen.map(name => [name, anyFact]))))
  .chain(facts => {
    const [first = '', second = ''] = Object.keys(facts)
    return fc
      .array(fc.record({ [first]: valuesOf(facts, first), [second]: valuesOf(facts, second) }), { maxLength: 2 })
      .map(whens => ({
        facts,
        impossible: whens.map(when => ({ because: 'It is so.', when })),
        openSets: { groupId: { label: 'group id', single: true } },
      }))
  })

function anyConditionOf({ facts }: Registry): fc.Arbitrary<Condition> {
  const leaves = Object.keys(facts).map(name => valuesOf(facts, name).map(some => ({ [name]: some }) as Condition))
  return fc.letrec<{ condition: Condition }>(tie => ({
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      ...leaves,
      fc.constantFrom<Condition[]>({ in: 'north' }, { in: 'south' }),
      fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
      fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
      tie('condition').map((not): Condition => ({ not })),
    ),
  })).condition
}

/** Any small registry that allows somebody, two segments, a dated stretch, and a few conditions about them. */
export const anySmallWorld: fc.Arbitrary<SmallWorld> = anyRegistry
  .map(registry => new MemberSpace(registry, segments as never, [{ from: '2026-03-01', until: '2026-03-31' }]))
  .filter(space => space.possible !== space.diagrams.none)
  .chain(space =>
    fc.array(anyConditionOf(space.registry), { minLength: 1, maxLength: 4 }).map(conditions => ({ space, conditions })),
  )

/** Every combination of a space's values, possible or not. */
export function everyCombination({ variables }: MemberSpace): number[][] {
  return variables.reduce<number[][]>(
    (found, variable) => found.flatMap(each => variable.values.map((_, value) => [...each, value])),
    [[]],
  )
}
