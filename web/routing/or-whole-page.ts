import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router'
import { portalPath } from '../../schema/portal-path.ts'
import type { Line } from '../state/line.ts'

/**
 * Opens a screen whose code or styles could not be fetched as a page load, which the server renders: after a network
 * failure, or when a newer release has other files. React Router alone would show an error, though nothing is wrong but the line.
 * While there is no line, the page in sight stays until there is one (MEMBER-26): a page load would end at the browser's own error.
 */
export function orWholePage(routes: RouteObject[], line: Line): RouteObject[] {
  for (const route of routes) {
    const { lazy, children } = route
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => onceThereIsALine(lazy, line))
    if (children) orWholePage(children, line)
  }
  return routes
}

/** The files of a screen when the portal answers again; else, as it answers, the screen as a page load. */
async function onceThereIsALine<Module>(lazy: () => Promise<Module>, line: Line): Promise<Module | typeof wholePage> {
  if (await answers()) return wholePage
  do await line.lost()
  while (!(await answers()))
  line.back()
  return lazy().catch(() => wholePage)
}

/** Whether the portal answers at all, whatever it says. */
const answers = () =>
  fetch(window.location.pathname, { method: 'HEAD', credentials: 'same-origin' }).then(
    () => true,
    () => false,
  )

const wholePage = {
  loader({ request }: LoaderFunctionArgs) {
    const { pathname, search } = new URL(request.url)
    return redirectDocument(portalPath(pathname + search) ?? '/')
  },
  Component: () => null,
}
