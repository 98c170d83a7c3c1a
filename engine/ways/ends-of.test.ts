import fc from 'fast-check'
import { expect, it } from 'vitest'
import { combinationOf } from '../members/combination-of.ts'
import { brandGround } from '../parts/brand-ground.ts'
import { checkGuards } from '../resolve/check-guards.ts'
import { type CompiledManifest, compileManifest } from '../resolve/compile-manifest.ts'
import { matchRoute } from '../resolve/routes.ts'
import { anyMaze, mazePaths } from '../testing/mazes.ts'
import { everybody, type Somebody, smallRegistry } from '../testing/small-world.ts'
import { endsOf } from './ends-of.ts'

/** Where a browser ends that follows an address: the last address and the status of its error page; undefined in circles. */
function followed(compiled: CompiledManifest, somebody: Somebody, start: string): string | undefined {
  let path = start
  for (let step = 0; step <= mazePaths.length; step += 1) {
    const match = matchRoute(compiled, path)
    if (!match) return `${path} 404`
    const opening = checkGuards(compiled, match.route, somebody)
    if (opening.kind === 'open') return `${path} open`
    if (opening.kind === 'error') return `${path} ${opening.status}`
    path = opening.to
  }
  return undefined
}

it('[CHECK-02] says where everybody ends who follows an address, in any maze', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyMaze, manifest => {
      const ground = brandGround(manifest, smallRegistry)
      const { space } = ground
      const compiled = compileManifest(manifest, ({ error }) => {
        throw error
      })
      for (const start of mazePaths) {
        const ends = endsOf(start, space.possible, ground)
        for (const somebody of everybody(space)) {
          const mine = ends.filter(({ who }) => space.diagrams.has(who, combinationOf(somebody, space)))
          const expected = followed(compiled, somebody, start)
          const told = mine.map(({ way, status }) => `${way.at(-1)} ${status ?? 'open'}`)
          expect(told).toEqual(expected === undefined ? [] : [expected])
          seen.add(expected?.split(' ')[1] ?? 'in circles')
        }
      }
    }),
    { numRuns: 60 },
  )
  expect([...seen].toSorted()).toEqual(['403', '404', '503', 'in circles', 'open'])
})
