import type { RouteId, RouteParams } from './generated/routes.ts'

/** The address of a screen by the id of its route; a path with parameters needs their values, which it encodes. */
export type PathOf = <Id extends RouteId>(
  id: Id,
  ...params: Id extends keyof RouteParams ? [RouteParams[Id]] : []
) => string

/** The part of a route table that says where screens are. */
type RouteTable = readonly { id: string; path: string }[]

/** A route that a brand does not have: the portal's start leads on to the brand's default route. */
const start = '/'

const pathOfByTable = new WeakMap<RouteTable, PathOf>()

/** Where a brand has its screens. Made once for each route table. */
export function pathsIn(routes: RouteTable): PathOf {
  const made = pathOfByTable.get(routes)
  if (made) return made
  const paths = new Map(routes.map(({ id, path }) => [id, path]))
  const pathOf: PathOf = (id, ...[params]) => {
    const values = new Map(Object.entries(params ?? {}))
    return (paths.get(id) ?? start).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  }
  pathOfByTable.set(routes, pathOf)
  return pathOf
}
