import type { RouteObject } from 'react-router'
import type { ShellView } from '../../engine/view.ts'
import type { RouteId } from '../../schema/generated/routes.ts'
import { logOutAction } from '../screen/log-out.ts'
import { rootLoader, rootRouteId, shellReload } from '../screen/shell-data.ts'
import { Root } from './root.tsx'
import { LastResort, ScreenFailure } from './screen-failure.tsx'
import type { ScreenModule, Screens } from './screens.ts'

interface RoutesOptions {
  /** True when the browser knows that the session began or ended since the shell was loaded. */
  sessionChanged?: () => boolean
  /** True while the screen in sight is asked for again because it was shown from memory. */
  refreshing?: () => boolean
}

const logOut: RouteId = 'logout'

/** The parts of a screen's module that a route takes. */
const routeParts = ({ loader, action, shouldRevalidate, Component }: ScreenModule) => ({
  ...{ loader, Component },
  ...(action && { action }),
  ...(shouldRevalidate && { shouldRevalidate }),
})

/**
 * Turns the brand's route table into react-router's: the shell around one lazy route each, and a catch-all that the
 * server answers (ROUTE-15, ROUTE-58).
 */
export function createRoutes(table: ShellView['routes'], screens: Screens, options: RoutesOptions = {}): RouteObject[] {
  const shared = { ErrorBoundary: ScreenFailure }
  const children = table.map(({ id, path, screen }): RouteObject => {
    if (id === logOut)
      return { ...shared, id, path, action: logOutAction, lazy: async () => loaderOnly(await screens[screen]()) }
    return { ...shared, id, path, lazy: async () => routeParts(await screens[screen]()) }
  })
  return [
    {
      id: rootRouteId,
      path: '/',
      loader: rootLoader,
      shouldRevalidate: shellReload(options.sessionChanged ?? (() => false), options.refreshing),
      Component: Root,
      ErrorBoundary: LastResort,
      children: [
        ...children,
        { ...shared, id: '#unknown', path: '*', lazy: async () => routeParts(await screens.error()) },
      ],
    },
  ]
}

const loaderOnly = ({ loader, Component }: ScreenModule) => ({ loader, Component })
