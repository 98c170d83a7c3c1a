import fc from 'fast-check'
import { expect, it } from 'vitest'
import { doneAgain, othersIn, overOthers, partBetween, type Step, takenBack } from './step.ts'

it('[STUDIO-10] a step leads from one text to another and back, and holds no more than what differs', () => {
  const text = fc.option(fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 8 }), { nil: null })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const step = partBetween('', before, after)
      expect(doneAgain(step, before)).toBe(after)
      expect(takenBack(step, after)).toBe(before)
      expect(step.removed.length + step.added.length === 0 || step.removed[0] !== step.added[0]).toBe(true)
    }),
  )
})

/** Lines, each of which somebody may change, add to or take away by itself. */
const lines = ['one', 'two', 'three', 'four', 'five', 'six']

it('[STUDIO-10] steps go on beside what somebody else has put into the same file, and lead where they led without it', () => {
  const edit = fc.record({ line: fc.nat(5), text: fc.constantFrom('', 'a', 'a longer one') })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), edit, fc.nat(5), (own, other, undone) => {
      // Theirs is in a line of its own, between two that nobody touches.
      const withLine = (all: readonly string[], { line, text }: typeof other) => all.with(line, `<${text}>`)
      const textOf = (mine: readonly string[], theirs: string) =>
        [...mine.slice(0, 3), '--', theirs, '--', ...mine.slice(3)].join('\n')
      const states = [lines]
      for (const each of own) states.push(withLine(states.at(-1) ?? [], each))
      const texts = states.map(mine => textOf(mine, 'theirs'))
      const steps = texts.slice(1).map(
        (text, index): Step => ({
          ...{ name: '', of: '' },
          parts: [partBetween('file', texts[index] ?? '', text)],
        }),
      )
      // Some are taken back when theirs comes.
      const at = Math.max(0, own.length - undone)
      const theirs = `<${other.text}>`
      const came = othersIn(new Map([['file', texts[at] ?? '']]), new Map([['file', textOf(states[at] ?? [], theirs)]]))
      const [before, after] = [steps.slice(0, at), steps.slice(at).reverse()]
      const walk = (left: readonly Step[], from: number, way: typeof takenBack, by: number) => {
        expect(left).toHaveLength(by < 0 ? from : own.length - from)
        let text: string | null = textOf(states[from] ?? [], theirs)
        for (const [index, step] of left.toReversed().entries()) {
          const [part] = step.parts
          if (part) text = way(part, text)
          expect(text).toBe(textOf(states[from + by * (index + 1)] ?? [], theirs))
        }
      }
      walk(overOthers(before, came, 'added'), at, takenBack, -1)
      walk(overOthers(after, came, 'removed'), at, doneAgain, 1)
    }),
  )
})

it('[STUDIO-10] loses a step that somebody else has written into, and those below it in the same file alone', () => {
  const step = (path: string, before: string, after: string): Step => ({
    ...{ name: after, of: '' },
    parts: [partBetween(path, before, after)],
  })
  const steps = [step('a', 'x 1', 'x 12'), step('b', 'y', 'yy'), step('a', 'x 12', 'x 123')]
  const others = othersIn(new Map([['a', 'x 123']]), new Map([['a', 'x 1293']]))
  expect(overOthers(steps, others, 'added').map(({ name }) => name)).toEqual(['yy'])
  const apart = othersIn(new Map([['a', 'x 123']]), new Map([['a', 'zz x 123']]))
  expect(overOthers(steps, apart, 'added').map(({ name }) => name)).toEqual(['x 12', 'yy', 'x 123'])
})
