import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router'
import { type PathOf, pathsIn } from '../../schema/path-of.ts'
import { routeError } from '../errors/failure.ts'
import type { ShellQuery } from '../generated/shell.ts'
import { portalContext } from './portal.ts'

/** No id of a manifest's route can begin with "#", so none collides. */
export const rootRouteId = '#shell'

/** The shell around the screen: the resolved manifest view and who is signed in. */
export function useShell(): ShellQuery {
  const shell = useRouteLoaderData(rootRouteId) as ShellQuery | undefined
  if (!shell) throw new Error('useShell is used outside the root route')
  return shell
}

/** Where the brand has a screen, by the id of its route. */
export const usePathOf = (): PathOf => pathsIn(useShell().shell.routes)

/** Loads the shell. A part that failed is simply missing (SHELL-06); without the manifest's view there is no page. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<ShellQuery> {
  const { data, errors } = await context.get(portalContext).reloadShell()
  if (!data) throw routeError(errors[0] ?? { status: 500 })
  return data
}

/**
 * The shell is asked for again after a form was taken, on an explicit refresh, and when the session began or ended; not where
 * the screen alone is `refreshing` because it was shown from memory, and not after a refusal, whose form may be sent anew at once.
 */
export const shellReload =
  (sessionChanged: () => boolean, refreshing: () => boolean = () => false): ShouldRevalidateFunction =>
  ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const sent = formMethod !== undefined && formMethod !== 'GET'
    const refreshed = currentUrl.href === nextUrl.href && !refreshing()
    return (defaultShouldRevalidate && (sent || refreshed)) || sessionChanged()
  }
