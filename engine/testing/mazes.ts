import fc from 'fast-check'
import type { Guard, Manifest, Route } from '../../schema/generated/manifests.ts'
import { smallCondition, smallManifest } from './small-world.ts'

/** The addresses of a maze. */
export const mazePaths = ['/a', '/b', '/c', '/d'] as const
const anyPath = fc.constantFrom(...mazePaths)

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

/** A small brand of four addresses that open, refuse or lead to one another by any rules. */
export const anyMaze: fc.Arbitrary<Manifest> = fc
  .tuple(smallManifest, fc.tuple(anyGuard('gate'), anyGuard('door')), fc.tuple(...mazePaths.map(anyRoute)))
  .map(([manifest, guards, routes]) => ({ ...manifest, routes: { guards, routes } }))
