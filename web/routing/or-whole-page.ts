import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router'
import { routeError } from '../errors/failure.ts'
import { unreachable } from '../query/browser-query.ts'

/**
 * Opens a screen whose code or styles could not be fetched as a page load, which the server renders: after a network
 * failure, or when a newer release has other files. React Router alone would show an error, though nothing is wrong but the line.
 * While the browser is offline, the error page takes the screen's place (ERR-06).
 */
export function orWholePage(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, children } = route
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => wholePage)
    if (children) orWholePage(children)
  }
  return routes
}

const wholePage = {
  loader({ request }: LoaderFunctionArgs) {
    if (!navigator.onLine) throw routeError(unreachable)
    const { pathname, search } = new URL(request.url)
    return redirectDocument(pathname + search)
  },
  Component: () => null,
}
