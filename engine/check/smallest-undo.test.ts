import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallestUndo } from './smallest-undo.ts'

it('[CHECK-11] finds things that all have to be undone, and no others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.nat(39), { minLength: 1, maxLength: 4 }),
      (count, some) => {
        const things = Array.from({ length: count }, (_, index) => index)
        const guilty = new Set(some.map(each => each % count))
        let asked = 0
        const found = smallestUndo(things, undone => {
          asked += 1
          return [...guilty].every(each => undone.includes(each))
        })
        expect(new Set(found)).toEqual(guilty)
        expect(asked).toBeLessThanOrEqual(2 * guilty.size * (1 + Math.ceil(Math.log2(count))) + 1)
      },
    ),
  )
})

it('prefers what comes first where either would do', () => {
  expect(smallestUndo(['a', 'b', 'c'], undone => undone.includes('a') || undone.includes('c'))).toEqual(['a'])
})
