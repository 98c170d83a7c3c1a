import fc from 'fast-check'
import { expect, it } from 'vitest'
import { combinationOf } from '../members/combination-of.ts'
import { checkGuards } from '../resolve/check-guards.ts'
import { type CompiledManifest, compileManifest } from '../resolve/compile-manifest.ts'
import { matchRoute } from '../resolve/routes.ts'
import { anyMaze, mazePaths as paths } from '../testing/mazes.ts'
import { everybody, type Somebody, smallRegistry } from '../testing/small-world.ts'
import { brandGround } from './brand-ground.ts'
import { loopsOf } from './loops-of.ts'

/** Whether somebody who opens an address is sent round and round, as a browser would find. */
function goesRound(compiled: CompiledManifest, somebody: Somebody, start: string): boolean {
  let path = start
  for (let step = 0; step <= paths.length; step += 1) {
    const match = matchRoute(compiled, path)
    const opening = match && checkGuards(compiled, match.route, somebody)
    if (opening?.kind !== 'redirect') return false
    path = opening.to
  }
  return true
}

it('[CHECK-01] finds exactly the members whom redirects and guards send round, in any maze', () => {
  let rounds = 0
  fc.assert(
    fc.property(anyMaze, manifest => {
      const ground = brandGround(manifest, smallRegistry)
      const { space } = ground
      const who = space.diagrams.or(...loopsOf(ground).map(loop => loop.who))
      const compiled = compileManifest(manifest, ({ error }) => {
        throw error
      })
      const wrong = everybody(space).filter(somebody => {
        const round = paths.some(path => goesRound(compiled, somebody, path))
        if (round) rounds += 1
        return round !== space.diagrams.has(who, combinationOf(somebody, space))
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 100 },
  )
  expect(rounds).toBeGreaterThan(30)
})
