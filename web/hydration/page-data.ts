import { type HydrationState, matchRoutes, type RouteObject, type StaticHandlerContext } from 'react-router'
import { asFailure, type Failure, thrownError } from '../errors/failure.ts'
import { setServerClock } from '../state/server-clock.ts'

/** Id of the element that React renders into. */
export const rootElementId = 'portal'

/** Id of the element that carries the loaders' data to the browser. */
export const pageDataId = 'page-data'

/** What the browser needs to take over the page without asking anything again. */
export interface PageData {
  /** When the page was made, epoch milliseconds by the server's clock. */
  sentAt: number
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  /** What each failed route threw, by route id, as a `Failure`: nothing of the original error leaves the server. */
  failures: Record<string, Failure> | null
}

/** The data of a page, by what its loaders and action returned, without when it is sent. */
export function pageData({ loaderData, actionData, errors }: StaticHandlerContext): Omit<PageData, 'sentAt'> {
  const failures = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, asFailure(error)]))
  return { loaderData, actionData, failures }
}

/** Reads the loaders' data that came with the page, and sets the clock by it. */
export function hydrationState(page: Document): Required<HydrationState> {
  const { sentAt, loaderData, actionData, failures } = JSON.parse(
    page.getElementById(pageDataId)?.textContent ?? '{}',
  ) as PageData
  if (sentAt) setServerClock(sentAt)
  return { loaderData: loaderData ?? {}, actionData: actionData ?? null, errors: routeErrors(failures ?? null) }
}

const routeErrors = (failures: PageData['failures']) =>
  failures && Object.fromEntries(Object.entries(failures).map(([id, failure]) => [id, thrownError(failure)]))

/** Fetches the code of the screen in sight before React takes over, so that hydration finds what the server rendered. */
export async function loadMatchedRoutes(routes: RouteObject[], location: { pathname: string }) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
