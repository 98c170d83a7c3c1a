import type { Manifest } from '../../../schema/generated/manifests.ts'
import { routeParameters } from '../../../schema/generated/routes.ts'
import type { Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt } from '../../overlay/nearest.ts'
import { segmentsOf } from '../../resolve/routes.ts'
import { about } from './about.ts'
import type { Rule } from './rule.ts'

/** Paths that differ only in the names of their parameters match the same addresses, unless the parameters have fixed values. */
const shape = (path: string) =>
  segmentsOf(path)
    .map(segment => (segment.startsWith(':') ? ':' : segment))
    .join('/')

/** Screens read these parameters from the address, wherever a brand has the route. */
const ofScreens: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(routeParameters))

/** What is wrong with a route: where, and of its name alone where that is the mistake. */
interface WrongRoute {
  path: Path
  mistake: Mistake
  part?: 'key'
}

const wrongRoutes = about(
  ['routes', 'pages'],
  function* ({ routes, pages }: Pick<Manifest, 'routes' | 'pages'>): Generator<WrongRoute> {
    if (!routes.routes.some(({ path }) => segmentsOf(path).length === 0))
      yield {
        path: ['routes'],
        mistake: {
          found: 'no route with the path "/"',
          expected: 'one: the front page, the logo and error pages lead there',
          hint: '{ "id": "root", "path": "/", "screen": "redirect", "guards": [] }, or not removing it',
        },
      }
    const seen = new Map<string, string>()
    for (const [index, { id, path, params, screen, page }] of routes.routes.entries()) {
      const other = params ? undefined : seen.get(shape(path))
      if (other !== undefined)
        yield {
          path: ['routes', index, 'path'],
          mistake: {
            found: `"${path}", the path of "${other}" as well`,
            expected: 'a path of its own',
            hint: 'another path, or leaving one of the two routes out',
          },
        }
      if (!params) seen.set(shape(path), id)
      if (screen === 'page' && page === undefined)
        yield {
          path: ['routes', index],
          mistake: {
            found: 'no "page"',
            expected: 'the id of a page for the screen "page"',
            ...(pages.pages.some(each => each.id === id)
              ? { hint: `"page": "${id}"`, mend: { do: 'add', field: 'page', value: id } }
              : { hint: '"page": "…"' }),
          },
        }
      const parameters = segmentsOf(path).flatMap(segment => (segment.startsWith(':') ? [segment.slice(1)] : []))
      for (const name of ofScreens.get(id) ?? [])
        if (!parameters.includes(name))
          yield {
            path: ['routes', index, 'path'],
            mistake: {
              found: `"${path}"`,
              expected: `a path with the parameter ":${name}", which the screen of "${id}" reads`,
              hint: `adding "/:${name}"`,
            },
          }
      for (const name of Object.keys(params ?? {}))
        if (!parameters.includes(name))
          yield {
            path: ['routes', index, 'params', name],
            mistake: {
              found: `values for "${name}"`,
              expected: `a parameter of ${path}`,
              hint: 'leaving it out',
              mend: { do: 'leave-out', guess: true },
              ...hintAt(name, parameters),
            },
            part: 'key',
          }
    }
  },
)

/**
 * Every path occurs once, and "/" is one of them, as the logo and error pages lead there; a route of base keeps its parameters
 * wherever it moves, every route of the screen "page" names a page, and `params` lists only parameters of the path.
 */
export const routeTable: Rule = ({ manifest, report }) => {
  for (const { path, mistake, part } of wrongRoutes(manifest)) report('routes', path, mistake, part)
}
