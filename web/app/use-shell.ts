import { useRouteLoaderData } from 'react-router'
import type { ShellQuery } from '../generated/shell.ts'

/** No id of a manifest's route can begin with "#", so none collides. */
export const rootRouteId = '#shell'

/** The shell around the screen: the resolved manifest view and who is signed in. */
export function useShell(): ShellQuery {
  const shell = useRouteLoaderData(rootRouteId) as ShellQuery | undefined
  if (!shell) throw new Error('useShell is used outside the root route')
  return shell
}
