import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../errors/failure.ts'
import { ScreenOnlyDocument } from '../generated/screen.ts'
import { followErrors } from '../screen/ask.ts'
import { portalContext } from '../screen/portal.ts'
import { openScreen } from '../screen/screen-loader.ts'

/** The server answers with a redirect or an error page, and `openScreen` throws both; anything else is an unknown address (ROUTE-58). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const portal = context.get(portalContext)
  const path = new URL(request.url).pathname
  const { data, errors } = await portal.query(ScreenOnlyDocument, { path })
  if (data) openScreen(data.screen, path, portal)
  await followErrors(portal, ScreenOnlyDocument, errors)
  throw routeError(data?.screen.view ? { status: 404 } : (errors[0] ?? { status: 500 }))
}

export const Component = () => null
