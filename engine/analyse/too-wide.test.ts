import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { MemberSpace } from '../members/member-space.ts'
import { everyCombination } from '../testing/arbitrary-worlds.ts'
import { widestOf } from './too-wide.ts'

/** As many facts as entries, each a question of its own. */
const spaceOf = (facts: number) =>
  new MemberSpace(
    {
      facts: Object.fromEntries(
        Array.from({ length: facts }, (_, number) => [
          `fact${number}`,
          { label: `fact ${number}`, values: { a: 'is a', b: 'is b', c: 'is c' }, canBeUnknown: false },
        ]),
      ),
      impossible: [],
      openSets: {},
    },
    {},
  )

/** Entries that read one thing to some, another to others, and are not there for the rest. */
const entriesOf = (widths: readonly (readonly [number, number])[], space: MemberSpace) =>
  widths.map(([first, second], number) => ({
    forms: [
      { who: space.fact(`fact${number}`, ['a']), width: first },
      { who: space.fact(`fact${number}`, ['b']), width: second },
    ],
  }))

it('[CHECK-10] asks about a bar of many entries as often as it has entries, forms and widths', () => {
  const space = spaceOf(12)
  const bound = space.diagrams.bound
  const and = vi.fn(bound.and)
  vi.spyOn(space.diagrams, 'bound', 'get').mockReturnValue({ ...bound, and })
  const entries = entriesOf(
    Array.from({ length: 12 }, (_, number) => [56 + number, 62] as const),
    space,
  )
  const { width } = widestOf(entries, space)
  expect(width).toBe(entries.reduce((sum, { forms }) => sum + Math.max(...forms.map(form => form.width)), 0))
  // No more sums than quarters of a pixel up to the widest bar, and three choices for each entry: 3 ** 12 were asked before.
  expect(and.mock.calls.length).toBeLessThan(12 * 3 * 4 * width)
})

it('[CHECK-10] finds the widest bar that anybody has, and everybody who has it', () => {
  const anyWidth = fc.integer({ min: 1, max: 12 }).map(quarter => quarter / 4)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyWidth, anyWidth), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (widths, tied) => {
        const space = spaceOf(4)
        const { diagrams } = space
        const all = entriesOf(widths, space)
        // What the first entry reads decides what the last one does.
        const entries = tied ? [...all, { forms: [{ who: space.fact('fact0', ['b', 'c']), width: 2 }] }] : all
        const { who, width } = widestOf(entries, space)
        const each = everyCombination(space).map(combination => ({
          isIn: diagrams.has(who, combination),
          width: entries
            .flatMap(({ forms }) => forms.filter(form => diagrams.has(form.who, combination)))
            .reduce((sum, form) => sum + form.width, 0),
        }))
        expect(width).toBe(Math.max(...each.map(one => one.width)))
        expect(each.every(one => one.isIn === (one.width === width))).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
