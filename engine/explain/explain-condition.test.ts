import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpretCondition } from '../conditions/interpret-condition.ts'
import { allOf, anyOf, opposite, type Truth } from '../conditions/truth.ts'
import { anyCondition, anyKnown, scope } from '../testing/arbitrary-conditions.ts'
import { decidingLeaves, type ExplainedCondition, type ExplainedLeaf, explainCondition } from './explain-condition.ts'

const placeOf = (surface: string, path: readonly (string | number)[]) => ({
  file: surface,
  line: path.length,
  column: 1,
})
const anyExplained = fc.record({ condition: anyCondition, member: anyKnown }).map(given => ({
  ...given,
  explained: explainCondition(given.condition, 'home', ['items', 0], { ...given, scope, placeOf }),
}))

const leavesOf = (condition: ExplainedCondition): ExplainedLeaf[] => {
  if (condition.form === 'all' || condition.form === 'any') return condition.parts.flatMap(leavesOf)
  return condition.form === 'not' || condition.form === 'use' ? leavesOf(condition.part) : [condition]
}

/** What a condition would be if its leaves were what is given. */
function withLeaves(condition: ExplainedCondition, truthOf: (leaf: ExplainedLeaf) => Truth): Truth {
  if (condition.form === 'not') return opposite(withLeaves(condition.part, truthOf))
  if (condition.form === 'use') return withLeaves(condition.part, truthOf)
  if (condition.form === 'all') return allOf(condition.parts.map(part => withLeaves(part, truthOf)))
  if (condition.form === 'any') return anyOf(condition.parts.map(part => withLeaves(part, truthOf)))
  return truthOf(condition)
}

describe('an explained condition', () => {
  it('comes out as the condition does', () => {
    fc.assert(
      fc.property(anyExplained, ({ condition, member, explained }) => {
        expect(explained.truth).toBe(interpretCondition(condition, scope, member))
      }),
    )
  })

  it('is decided by the leaves that are named, whatever the others are', () => {
    fc.assert(
      fc.property(anyExplained, fc.infiniteStream(fc.constantFrom(true, false, undefined)), ({ explained }, truths) => {
        fc.pre(explained.truth !== undefined)
        const deciding = new Set(decidingLeaves(explained))
        const others = new Map(leavesOf(explained).map(leaf => [leaf, truths.next().value]))
        expect(withLeaves(explained, leaf => (deciding.has(leaf) ? leaf.truth : others.get(leaf)))).toBe(
          explained.truth,
        )
      }),
    )
  })

  it('is undecided because of unknown leaves', () => {
    fc.assert(
      fc.property(anyExplained, ({ explained }) => {
        fc.pre(explained.truth === undefined)
        const deciding = decidingLeaves(explained)
        expect(deciding.length).toBeGreaterThan(0)
        for (const leaf of deciding) expect(leaf.truth).toBeUndefined()
      }),
    )
  })

  it('tells what was wanted, what was found and where it was written, through names', () => {
    const member = {
      facts: { medical: 'termed', dental: 'active' },
      open: { groupId: ['G3'] },
      today: '2026-01-01',
    } as const
    const context = { scope, member, placeOf }
    const explained = explainCondition(
      { all: [{ use: 'covered' }, { not: { in: 'pioneers' } }] },
      'menus',
      ['x'],
      context,
    )
    expect(explained).toMatchObject({
      form: 'all',
      truth: true,
      parts: [
        {
          form: 'use',
          name: 'covered',
          place: { file: 'menus', line: 4 },
          part: {
            form: 'any',
            parts: [
              {
                name: 'medical',
                wanted: ['active'],
                actual: 'termed',
                truth: false,
                place: { file: 'conditions', line: 6 },
              },
              { name: 'dental', wanted: ['active'], actual: 'active', truth: true },
            ],
          },
        },
        { form: 'not', truth: true, part: { form: 'in', wanted: ['G1', 'G2'], actual: ['G3'], truth: false } },
      ],
    })
    expect(decidingLeaves(explained).map(({ name }) => name)).toEqual(['dental', 'pioneers'])
  })
})
