import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Route } from '../../schema/generated/manifests.ts'
import { combinationOf } from '../members/combination-of.ts'
import { brandGround } from '../parts/brand-ground.ts'
import { checkGuards } from '../resolve/check-guards.ts'
import { type CompiledManifest, compileManifest } from '../resolve/compile-manifest.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'
import { matchRoute } from '../resolve/routes.ts'
import { anyMaze, mazePaths } from '../testing/mazes.ts'
import { everybody, type Somebody, smallCondition, smallRegistry } from '../testing/small-world.ts'
import { waysOf } from './reached.ts'

/** The screen that somebody ends at who follows an address; undefined for an error page or a circle. */
function screenAt(compiled: CompiledManifest, somebody: Somebody, start: string): string | undefined {
  let path = start
  for (let step = 0; step <= mazePaths.length; step += 1) {
    const match = matchRoute(compiled, path)
    const opening = match && checkGuards(compiled, match.route, somebody)
    if (opening?.kind === 'open') return path
    if (opening?.kind !== 'redirect') return undefined
    path = opening.to
  }
  return undefined
}

/** Every screen that somebody gets to who follows all links in sight, beginning at one. */
function walked(compiled: CompiledManifest, somebody: Somebody, start: string): Set<string> {
  const links = resolveShell(compiled, somebody).menus.utility.map(({ target }) => target)
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const target of links) {
      const next = screenAt(compiled, somebody, target)
      if (next !== undefined) visit(next)
    }
  }
  const first = screenAt(compiled, somebody, start)
  if (first === start) visit(start)
  return seen
}

const anyMenu = fc.array(
  fc.record({ target: fc.constantFrom(...mazePaths), showWhen: fc.option(smallCondition, { nil: undefined }) }),
  { minLength: 1, maxLength: 3 },
)

it('[CHECK-03] says who gets to a screen by links, as everybody finds who follows them all', () => {
  let reachedLater = 0
  fc.assert(
    fc.property(anyMaze, anyMenu, (maze, menu) => {
      const items = menu.map(({ target, showWhen }, index) => ({
        ...{ id: `link-${index}`, title: target, target },
        ...(showWhen && { showWhen }),
      }))
      const menus = maze.menus.menus.map(each => ({ ...each, items: each.id === 'utility' ? items : [] }))
      const errors = { ...maze.errors, pages: maze.errors.pages.map(page => ({ ...page, links: [] })) }
      const routes = maze.routes.routes.map(
        (route): Route =>
          route.path === '/a' ? { ...route, screen: 'contact-us', guards: [], showWhen: { session: ['full'] } } : route,
      )
      const manifest = {
        ...maze,
        routes: { ...maze.routes, routes },
        menus: { menus },
        errors,
        brand: { ...maze.brand, defaultRoute: '/nowhere' },
      }
      const ground = brandGround(manifest, smallRegistry)
      const { space, openings } = ground
      const compiled = compileManifest(manifest, ({ error }) => {
        throw error
      })
      const start = openings.find(({ route }) => route.path === '/a')
      if (!start) return
      const reached = waysOf(ground).from(new Map([[start, space.diagrams.and(start.open, space.possible)]]))
      for (const somebody of everybody(space)) {
        const told = openings.filter(opening =>
          space.diagrams.has(reached.get(opening) ?? space.diagrams.none, combinationOf(somebody, space)),
        )
        const found = walked(compiled, somebody, '/a')
        expect(told.map(({ route }) => route.path).toSorted()).toEqual([...found].toSorted())
        if (found.size > 1) reachedLater += 1
      }
    }),
    { numRuns: 80 },
  )
  expect(reachedLater).toBeGreaterThan(30)
})
