import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '../../schema/generated/manifests.ts'
import { interpretCondition } from '../conditions/interpret-condition.ts'
import { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import { registry } from '../members/registry.ts'
import { anyCondition, scope } from '../testing/arbitrary-conditions.ts'
import { everybody, smallCondition, smallRegistry } from '../testing/small-world.ts'
import { sameMeaning, shorterCondition, sizeOf } from './shorter-condition.ts'

const space = new MemberSpace(registry, scope.segments)
const small = new MemberSpace(smallRegistry, scope.segments)
const nothingNamed = { ...scope, conditions: {} }

describe('a shorter condition', () => {
  it.each<[string, Condition, Condition]>([
    ['a name for what it says', { any: [{ medical: ['active'] }, { dental: ['active'] }] }, { use: 'covered' }],
    [
      'one fact for its values',
      { any: [{ medical: ['active'] }, { medical: ['future'] }] },
      { medical: ['active', 'future'] },
    ],
    [
      'what both alternatives share, once',
      {
        any: [
          { all: [{ medical: ['active'] }, { referrals: ['yes'] }] },
          { all: [{ medical: ['active'] }, { email: ['missing'] }] },
        ],
      },
      { all: [{ medical: ['active'] }, { any: [{ referrals: ['yes'] }, { email: ['missing'] }] }] },
    ],
    ['no denial of a denial', { not: { not: { in: 'pioneers' } } }, { in: 'pioneers' }],
    [
      'no values that the rest rules out',
      { all: [{ use: 'covered' }, { memberStatus: ['active', 'termed'] }] },
      { use: 'covered' },
    ],
    [
      'nothing that follows from the rest',
      { all: [{ medical: ['active'] }, { memberStatus: ['active', 'future'] }, { referrals: ['no'] }] },
      { all: [{ medical: ['active'] }, { referrals: ['no'] }] },
    ],
  ])('has %s', (_, long, short) => {
    expect(shorterCondition(long, scope, space)).toEqual(short)
  })

  it('[STUDIO-06] is true, false and unknown for the very same possible members, and is shorter', () => {
    fc.assert(
      fc.property(anyCondition, condition => {
        const shorter = shorterCondition(condition, scope, space)
        if (!shorter) return
        expect(sameMeaning(condition, shorter, scope, space)).toBe(true)
        const [before, after] = [sizeOf(condition), sizeOf(shorter)]
        expect(after.rows * 1000 + after.values).toBeLessThan(before.rows * 1000 + before.values)
      }),
      { numRuns: 60 },
    )
  })

  it('[STUDIO-06] means the same to everybody who is asked one by one', () => {
    const all = everybody(small).map(state => ({ ...state, report: () => {} }))
    fc.assert(
      fc.property(smallCondition, condition => {
        const shorter = shorterCondition(condition, nothingNamed, small)
        if (!shorter) return
        for (const known of all)
          expect(interpretCondition(shorter, nothingNamed, known)).toBe(
            interpretCondition(condition, nothingNamed, known),
          )
      }),
      { numRuns: 300 },
    )
  })

  it('[STUDIO-06] is found wherever one of at most four rows means the same', () => {
    const shortest = new Map<string, number>()
    const meaningOf = (condition: Condition) => {
      const { yes, no } = membersWho(condition, nothingNamed, small)
      return [yes, no].map(set => small.diagrams.and(set, small.possible)).join()
    }
    for (const condition of [...upToFourRows()]) {
      const { rows } = sizeOf(condition)
      const meaning = meaningOf(condition)
      shortest.set(meaning, Math.min(rows, shortest.get(meaning) ?? rows))
    }
    fc.assert(
      fc.property(smallCondition, condition => {
        const found = shorterCondition(condition, nothingNamed, small) ?? condition
        const known = shortest.get(meaningOf(condition))
        if (known !== undefined) expect(sizeOf(found).rows).toBeLessThanOrEqual(known)
      }),
      { numRuns: 500 },
    )
  })
})

/** Every condition of the small world of at most four rows. */
function* upToFourRows(): Generator<Condition> {
  const subsets = <Value>(values: readonly Value[]) =>
    Array.from({ length: 2 ** values.length - 1 }, (_, mask) => values.filter((__, place) => ((mask + 1) >> place) & 1))
  const leaves: Condition[] = [
    ...subsets(['none', 'temporary', 'full'] as const).map((session): Condition => ({ session })),
    ...subsets(['subscriber', 'dependent'] as const).map((relationship): Condition => ({ relationship })),
    ...subsets(['active', 'termed'] as const).map((memberStatus): Condition => ({ memberStatus })),
    { in: 'pioneers' },
  ]
  const denials = leaves.map((not): Condition => ({ not }))
  const pairs = leaves.flatMap((one, index) => leaves.slice(index + 1).map(other => [one, other] as const))
  const lists = [
    ...pairs,
    ...pairs.flatMap(([one, other]) =>
      leaves.slice(leaves.indexOf(other) + 1).map(third => [one, other, third] as const),
    ),
    ...leaves.flatMap(one => denials.map(other => [one, other] as const)),
  ]
  yield* [...leaves, ...denials]
  for (const list of lists) yield* [{ all: list }, { any: list }] as unknown as Condition[]
  for (const list of pairs) yield* [{ not: { all: list } }, { not: { any: list } }] as unknown as Condition[]
}
