import { readFile } from 'node:fs/promises'
import type { Route } from '../generated/manifests.ts'

/** The ids of base's routes, and the parameters of their paths, as types: path below the repository's top to file text. */
export async function generateRoutes(): Promise<Map<string, string>> {
  const file = new URL('../../manifests/base/routes.json', import.meta.url)
  const { routes } = JSON.parse(await readFile(file, 'utf8')) as { routes: Route[] }
  const withParameters = routes.filter(route => parametersOf(route).length > 0)
  const text = [
    '// Generated from manifests/base/routes.json by `npm run generate`. Do not edit.',
    '',
    '/** The routes that base has. Code knows a screen by this id; where it is says the routes.json of the brand. */',
    'export type RouteId =',
    ...routes.map(({ id, title }) => `  /** ${title} */\n  | '${id}'`),
    '',
    '/** Names of the parameters that the paths of routes have, in whichever brand. */',
    'export const routeParameters = {',
    ...withParameters.map(route => `  ${keyOf(route)}: [${parametersOf(route).map(quoted).join(', ')}],`),
    '} as const satisfies { [Id in RouteId]?: readonly string[] }',
    '',
    '/** What such a path needs: the values of its parameters. */',
    'export interface RouteParams {',
    ...withParameters.map(route => `  ${keyOf(route)}: { ${parameterFields(route).join('; ')} }`),
    '}',
    '',
  ].join('\n')
  return new Map([['schema/generated/routes.ts', text]])
}

const parametersOf = ({ path }: Route): string[] => [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])

const parameterFields = (route: Route): string[] => parametersOf(route).map(name => `${name}: string | number`)

const quoted = (text: string) => `'${text}'`

const keyOf = ({ id }: Route) => (/^\w+$/.test(id) ? id : quoted(id))
