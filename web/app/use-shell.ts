import { useRouteLoaderData } from 'react-router'
import type { ShellQuery } from '../generated/shell.ts'

export const rootRouteId = 'root'

/** The shell around the screen: the resolved manifest view and who is signed in. */
export function useShell(): ShellQuery {
  const shell = useRouteLoaderData(rootRouteId) as ShellQuery | undefined
  if (!shell) throw new Error('useShell is used outside the root route')
  return shell
}
