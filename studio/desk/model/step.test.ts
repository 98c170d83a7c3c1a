import fc from 'fast-check'
import { expect, it } from 'vitest'
import { doneAgain, partBetween, takenBack } from './step.ts'

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
