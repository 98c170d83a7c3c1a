import type { Manifest } from '../../schema/generated/manifests.ts'
import { byId, type Definition, unusedOf } from './definition.ts'
import type { Find } from './found.ts'
import { namesUsed } from './names-used.ts'

const byName = (surface: 'conditions' | 'segments', what: string, names: object, isUsed: (name: string) => boolean) =>
  Object.keys(names).map((name): Definition => ({ surface, path: [surface, name], what, name, used: isUsed(name) }))

function definitions(manifest: Manifest): Definition[] {
  const { routes, pages, conditions, segments } = manifest
  const names = namesUsed(manifest)
  return [
    ...byName('conditions', 'named condition', conditions.conditions, name => names.has(`use ${name}`)),
    ...byName('segments', 'segment', segments.segments, name => names.has(`in ${name}`)),
    ...byId('routes', 'guards', 'guard', routes.guards, ({ id }) =>
      routes.routes.some(({ guards }) => guards.includes(id)),
    ),
    ...byId('pages', 'pages', 'page', pages.pages, ({ id }) => routes.routes.some(({ page }) => page === id)),
  ]
}

/** Conditions, segments, guards and pages whose name nothing of the brand says. */
export const unusedName: Find = ({ ground: { manifest } }) => unusedOf(definitions(manifest))
