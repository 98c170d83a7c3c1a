import type { LoaderFunctionArgs } from 'react-router'
import { failed } from '../../app/failure.ts'
import { followErrors } from '../../app/follow-errors.ts'
import { openScreen } from '../../app/open-screen.ts'
import { portalContext } from '../../app/portal-context.ts'
import { LogInScreenDocument } from '../../generated/log-in-screen.ts'

/** Opens the log-in page, which ends whatever session there was, in the same request (LOGIN-09). */
export async function logInLoader({ request, context }: LoaderFunctionArgs) {
  const portal = context.get(portalContext)
  const path = new URL(request.url).pathname
  const { data, errors } = await portal.query(LogInScreenDocument, { path })
  await followErrors(errors, portal)
  if (!data) throw failed({ status: errors[0]?.status ?? 500 })
  const { loggedOut, notice, query } = data.openLogIn
  const screen = openScreen(query.screen, path)
  if (!query.screen.view) throw failed({ status: 500 })
  return { screen, view: query.screen.view, loggedOut, notice }
}
