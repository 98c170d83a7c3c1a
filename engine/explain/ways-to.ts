import type { JourneyStep, Route, Surface } from '../../schema/generated/manifests.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { pagesOf, routesOf, surfacesOf } from '../resolve/screen-surfaces.ts'

/** One way in which an item gets on a screen: a route that shows it, and whatever else has to show beside it. */
export interface Way {
  route: Part
  /** Items of other surfaces that bring it there: the block of Home that shows tiles. */
  through: readonly Part[]
}

/** The casts are safe: manifests are checked against their schemas before anything else reads them. */
const routeOf = ({ item }: Part) => item as unknown as Route
const stepOf = ({ item }: Part) => item as unknown as JourneyStep

const isRoute = ({ surface, path }: Part) => surface === 'routes' && path[0] === 'routes'

/**
 * Every way to an item that stands on some screens only; undefined for what stands around every screen, and for routes and
 * steps themselves.
 */
export function waysTo(part: Part, parts: readonly Part[]): readonly Way[] | undefined {
  const routeParts = parts.filter(isRoute)
  const steps = parts.filter(({ surface }) => surface === 'journey').map(stepOf)
  const routes = routesOf({ routes: { routes: routeParts.map(routeOf), guards: [] }, journey: { steps } })
  const onRoutes = (wanted: (route: Route) => boolean): Way[] =>
    routeParts
      .filter((_, index) => {
        const route = routes[index]
        return route !== undefined && route.screen !== 'redirect' && wanted(route)
      })
      .map(route => ({ route, through: [] }))
  const showing = (name: string) => onRoutes(route => surfacesOf(route).some(surface => surface === name))
  const onPage = (id: unknown) => onRoutes(route => pagesOf(route).some(page => page === id))
  const onHome = (...lists: readonly (readonly Part[])[]): Way[] =>
    lists.reduce<Way[]>(
      (ways, list) => ways.flatMap(({ route, through }) => list.map(each => ({ route, through: [...through, each] }))),
      onRoutes(({ screen }) => screen === 'home'),
    )
  const blocks = (block: string) => parts.filter(({ surface, item }) => surface === 'home' && item.block === block)

  const [list, index] = part.path
  const entry = parts.find(
    ({ surface, path }) => surface === part.surface && path.length === 2 && path[1] === index && path[0] === list,
  )
  const places: { readonly [Name in Surface]?: () => Way[] } = {
    home: () => showing('home'),
    tools: () => onHome(blocks('tools')),
    programs: () => {
      const tiles = parts.filter(
        ({ surface, item }) =>
          surface === 'tools' && item.kind === 'program' && (list !== 'items' || item.program === entry?.item.program),
      )
      return [
        ...onRoutes(({ screen }) => screen === 'programs' || screen === 'program'),
        ...onHome(blocks('programs')),
        ...onHome(blocks('tools'), tiles),
      ]
    },
    pages: () => onPage(entry?.item.id),
    contact: () => {
      const contacts = parts.filter(
        ({ surface, item }) =>
          surface === 'pages' &&
          item.block === 'contact' &&
          (!Array.isArray(item.only) || item.only.includes(entry?.item.id ?? '')),
      )
      const onPages = contacts.flatMap(block => {
        const page = pageAround(block, parts)
        return page ? onPage(page.item.id).map(({ route }): Way => ({ route, through: [page, block] })) : []
      })
      return [...showing('contact'), ...(list === 'sections' ? onPages : [])]
    },
  }
  return places[part.surface]?.()
}

const pageAround = ({ path }: Part, parts: readonly Part[]) =>
  parts.find(other => other.surface === 'pages' && other.path.length === 2 && other.path[1] === path[1])
