import type { IncomingHttpHeaders } from 'node:http'
import type { Viewport } from '../../engine/view.ts'
import { cookieNames } from '../session/cookie-names.ts'

const viewports: { [Name in Viewport]: Name } = { phone: 'phone', tablet: 'tablet', desktop: 'desktop' }

/** Width class of the window: what the client wrote, else a guess from the mobile hint, so that a first view already fits. */
export function viewportOf(cookies: ReadonlyMap<string, string>, headers: IncomingHttpHeaders): Viewport {
  const said = cookies.get(cookieNames.viewport)
  for (const viewport of Object.values(viewports)) if (viewport === said) return viewport
  return headers['sec-ch-ua-mobile'] === '?1' ? 'phone' : 'desktop'
}
