import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import type { ShellQuery } from '../generated/shell.ts'
import { failed } from './failure.ts'
import { portalContext } from './portal-context.ts'

/** Loads the shell. A part that failed is simply missing (SHELL-06); without the manifest's view there is no page. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<ShellQuery> {
  const { data, errors } = await context.get(portalContext).reloadShell()
  if (!data) throw failed({ status: errors[0]?.status ?? 500 })
  return data
}

/** The shell is asked for again after a form was sent, on an explicit refresh, and when the session began or ended. */
export const shellReload =
  (sessionChanged: () => boolean): ShouldRevalidateFunction =>
  ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const sent = formMethod !== undefined && formMethod !== 'GET'
    const refreshed = currentUrl.href === nextUrl.href && defaultShouldRevalidate
    return sent || refreshed || sessionChanged()
  }
