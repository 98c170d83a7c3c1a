import { expect, it } from 'vitest'
import { Places } from '../overlay/places.ts'
import { anyImage, sampleWords } from '../testing/sample-files.ts'
import type { PlacedMistake } from './blame.ts'
import { blamedMistakes, type Examined } from './check-brand.ts'
import { CheckMemory } from './check-memory.ts'

/** How often any of so many mistakes of base, which two brands have alike, was looked at. */
function looksAt(count: number): number {
  let looks = 0
  const examined = (name: string): Examined => ({
    folder: { name, path: `manifests/${name}`, files: new Map(), languages: new Map() },
    ...{ manifest: undefined, languages: [], stage: 'rules' },
    mistakes: Array.from({ length: count }, (_, line) => {
      const mistake = { found: 'this', expected: `that in ${line}` }
      return new Proxy<PlacedMistake>(
        { place: { file: 'manifests/base/menus.json', line, column: 1 }, mistake },
        {
          get(of, key) {
            looks += 1
            return Reflect.get(of, key)
          },
        },
      )
    }),
  })
  const told = blamedMistakes(examined('one'), [examined('two')], {
    ...{ base: undefined, places: new Places(), imageAddress: anyImage, asked: sampleWords, memory: new CheckMemory() },
  })
  expect(told).toHaveLength(count)
  return looks
}

it('[CHECK-11] looks twice as often at twice as many mistakes that brands share, not four times', () => {
  expect(looksAt(200)).toBeLessThanOrEqual(2 * looksAt(100))
})
