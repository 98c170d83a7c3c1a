import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Combinations, Diagrams } from './diagrams.ts'

const sizes = [2, 3, 2, 4]
const everything = sizes.reduce<number[][]>(
  (combinations, size) => combinations.flatMap(each => Array.from({ length: size }, (_, value) => [...each, value])),
  [[]],
)

/** A way to build a set, and beside it the plain list of what is in it. */
interface Recipe {
  make: (diagrams: Diagrams) => Combinations
  has: (combination: readonly number[]) => boolean
}

const recipe: fc.Arbitrary<Recipe> = fc.letrec<{ recipe: Recipe }>(tie => ({
  recipe: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.nat(sizes.length - 1).chain(variable =>
      fc.subarray([0, 1, 2, 3].slice(0, sizes[variable])).map(
        (values): Recipe => ({
          make: diagrams => diagrams.where(variable, values),
          has: combination => values.includes(combination[variable] ?? -1),
        }),
      ),
    ),
    fc.array(tie('recipe'), { maxLength: 3 }).map(
      (parts): Recipe => ({
        make: diagrams => diagrams.and(...parts.map(part => part.make(diagrams))),
        has: combination => parts.every(part => part.has(combination)),
      }),
    ),
    fc.array(tie('recipe'), { maxLength: 3 }).map(
      (parts): Recipe => ({
        make: diagrams => diagrams.or(...parts.map(part => part.make(diagrams))),
        has: combination => parts.some(part => part.has(combination)),
      }),
    ),
    tie('recipe').map(
      (part): Recipe => ({
        make: diagrams => diagrams.not(part.make(diagrams)),
        has: combination => !part.has(combination),
      }),
    ),
  ),
})).recipe

/** Checks a property of a random set, or of two, against the list of its combinations. */
const holds = (check: (a: Made, b: Made, diagrams: Diagrams) => void) =>
  fc.assert(
    fc.property(recipe, recipe, (a, b) => {
      const diagrams = new Diagrams(sizes)
      const made = ({ make, has }: Recipe) => ({ set: make(diagrams), list: everything.filter(has) })
      check(made(a), made(b), diagrams)
    }),
    { numRuns: 300 },
  )
interface Made {
  set: Combinations
  list: number[][]
}

describe('sets of combinations', () => {
  it('return the same as their plain lists', () =>
    holds(({ set, list }, _, diagrams) => {
      expect(everything.filter(each => diagrams.has(set, each))).toEqual(list)
      expect(diagrams.count(set)).toBe(list.length)
    }))
  it('are equal numbers exactly when they are equal', () =>
    holds((a, b) => expect(a.set === b.set).toBe(JSON.stringify(a.list) === JSON.stringify(b.list))))
  it('tell what is in one and not in the other, and whether one is within the other', () =>
    holds((a, b, diagrams) => {
      const rest = a.list.filter(each => !diagrams.has(b.set, each))
      expect(everything.filter(each => diagrams.has(diagrams.except(a.set, b.set), each))).toEqual(rest)
      expect(diagrams.within(a.set, b.set)).toBe(rest.length === 0)
    }))
  it('give one of their combinations, with the preferred values where they can be had', () =>
    holds(({ set, list }, _, diagrams) => {
      const some = diagrams.some(set, [1, 2, 1, 3])
      if (list.length === 0) expect(some).toBeUndefined()
      else expect(list).toContainEqual(some)
      if (diagrams.has(set, [1, 2, 1, 3])) expect(some).toEqual([1, 2, 1, 3])
    }))
  it('fall into parts that do not overlap', () =>
    holds(({ set, list }, _, diagrams) => {
      const parts = [...diagrams.parts(set)]
      const inPart = (part: ReadonlyMap<number, readonly number[]>, each: number[]) =>
        [...part].every(([variable, values]) => values.includes(each[variable] ?? -1))
      for (const each of everything)
        expect(parts.filter(part => inPart(part, each))).toHaveLength(list.includes(each) ? 1 : 0)
    }))
  it('know on which variables they depend', () =>
    holds(({ set }, _, diagrams) => {
      const matters = (variable: number) =>
        everything.some(each =>
          [0, 1, 2, 3]
            .slice(0, sizes[variable])
            .some(value => diagrams.has(set, each) !== diagrams.has(set, each.with(variable, value))),
        )
      expect([...diagrams.variables(set)].toSorted()).toEqual([0, 1, 2, 3].filter(matters))
    }))
  it('drop a question', () =>
    holds(({ set, list }, _, diagrams) => {
      const without = diagrams.regardlessOf(1, set)
      const wanted = everything.filter(each => list.some(other => other.with(1, each[1] ?? 0).join() === each.join()))
      expect(everything.filter(each => diagrams.has(without, each))).toEqual(wanted)
    }))
  it('stay the same where it matters when they are simplified', () =>
    holds((a, b, diagrams) => {
      const simple = diagrams.simplified(a.set, b.set)
      expect(diagrams.and(simple, b.set)).toBe(diagrams.and(a.set, b.set))
      if (diagrams.within(b.set, a.set) && b.set !== diagrams.none) expect(simple).toBe(diagrams.all)
    }))
})
