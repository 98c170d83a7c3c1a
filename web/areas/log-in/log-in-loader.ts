import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { throwFatalErrors } from '../../errors/throw-fatal-errors.ts'
import { LogInScreenDocument } from '../../generated/log-in-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { openScreen } from '../../screen/screen-loader.ts'

/** Opens the log-in page, which ends whatever session there was, in the same request (LOGIN-09). */
export async function logInLoader({ request, context }: LoaderFunctionArgs) {
  const portal = context.get(portalContext)
  const path = new URL(request.url).pathname
  const { data, errors } = await portal.query(LogInScreenDocument, { path })
  await throwFatalErrors(errors, portal)
  if (!data) throw routeError({ status: errors[0]?.status ?? 500 })
  const { loggedOut, notice, query } = data.openLogIn
  const screen = openScreen(query.screen, path)
  if (!query.screen.view) throw routeError({ status: 500 })
  return { screen, view: query.screen.view, loggedOut, notice }
}
