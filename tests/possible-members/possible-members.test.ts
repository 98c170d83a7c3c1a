import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationOf } from '../../engine/members/combination-of.ts'
import { MemberSpace } from '../../engine/members/member-space.ts'
import { registry } from '../../engine/members/registry.ts'
import { toWitness } from '../../engine/members/witness.ts'
import { anyWorld } from './any-world.ts'
import { computed, today } from './world.ts'
import { worldOf } from './world-of.ts'

const segment = (of: 'groupId' | 'parentGroupId' | 'programId', ...values: string[]) => ({
  description: of,
  of,
  values,
})
const space = new MemberSpace(registry, {
  ...{ first: segment('groupId', 'G1'), pair: segment('groupId', 'G1', 'G2'), parent: segment('parentGroupId', 'P1') },
  ...{ one: segment('programId', '1'), low: segment('programId', '1', '2') },
})

describe('the members that the registry has for possible', () => {
  it('[OPEN-54] are all members that the rules can compute', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async world => {
        const combination = combinationOf({ ...(await computed(world)), today }, space)
        expect(space.diagrams.has(space.possible, combination)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
  it('[OPEN-54] are no others: each can be computed', async () => {
    const wishes = fc.tuple(...space.variables.map(({ values }) => fc.nat(values.length - 1)))
    await fc.assert(
      fc.asyncProperty(wishes, async wished => {
        const combination = space.diagrams.some(space.possible, wished) ?? []
        const { facts, open } = toWitness(combination, space)
        expect(combinationOf({ ...(await computed(worldOf(facts, open))), today }, space)).toEqual(combination)
      }),
      { numRuns: 1000 },
    )
  })
})
