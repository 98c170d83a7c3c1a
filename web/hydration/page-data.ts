import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router'
import { type PageData, pageDataId } from '../server/page-data.ts'
import { setServerClock } from '../state/server-clock.ts'

const failedAgain = (failures: PageData['failures']) =>
  failures &&
  Object.fromEntries(
    Object.entries(failures).map(([id, failure]) => [id, new ErrorResponse(failure.status, '', failure)]),
  )

/** Reads the loaders' data that came with the page, and sets the clock by it. */
export function hydrationState(page: Document): Required<HydrationState> {
  const { sentAt, loaderData, actionData, failures } = JSON.parse(
    page.getElementById(pageDataId)?.textContent ?? '{}',
  ) as PageData
  if (sentAt) setServerClock(sentAt)
  return { loaderData: loaderData ?? {}, actionData: actionData ?? null, errors: failedAgain(failures ?? null) }
}

/** Fetches the code of the screen in sight before React takes over, so that hydration finds what the server rendered. */
export async function loadMatchedRoutes(routes: RouteObject[], location: { pathname: string }) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
