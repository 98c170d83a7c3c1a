import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Guard, Manifest, Route } from '../../schema/generated/manifests.ts'
import { combinationOf } from '../members/combination-of.ts'
import { checkGuards } from '../resolve/check-guards.ts'
import { type CompiledManifest, compileManifest } from '../resolve/compile-manifest.ts'
import { matchRoute } from '../resolve/routes.ts'
import { everybody, type Somebody, smallCondition, smallManifest, smallRegistry } from '../testing/small-world.ts'
import { brandGround } from './brand-ground.ts'
import { loopsOf } from './loops-of.ts'

const paths = ['/a', '/b', '/c', '/d'] as const
const anyPath = fc.constantFrom(...paths)

const anyGuard = (id: string): fc.Arbitrary<Guard> =>
  fc.record({
    id: fc.constant(id),
    description: fc.constant('A gate'),
    allow: smallCondition,
    otherwise: fc.oneof(
      anyPath.map(redirect => ({ redirect })),
      fc.constant({ error: 403 } as const),
    ),
  })

const anyRoute = (path: string): fc.Arbitrary<Route> =>
  fc
    .record({
      to: fc.option(anyPath, { nil: undefined }),
      guards: fc.subarray(['gate', 'door']),
      showWhen: fc.option(smallCondition, { nil: undefined }),
    })
    .map(({ to, guards, showWhen }) => ({
      ...{ id: path.slice(1), path, title: path, guards },
      ...(to === undefined ? { screen: 'contact-us' } : { screen: 'redirect', to }),
      ...(showWhen && { showWhen }),
    })) as fc.Arbitrary<Route>

const anyMaze: fc.Arbitrary<Manifest> = fc
  .tuple(smallManifest, fc.tuple(anyGuard('gate'), anyGuard('door')), fc.tuple(...paths.map(anyRoute)))
  .map(([manifest, guards, routes]) => ({ ...manifest, routes: { guards, routes } }))

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
