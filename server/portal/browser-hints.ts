import type { IncomingHttpHeaders } from 'node:http'
import type { Viewport } from '../../engine/view.ts'
import { cookieNames } from '../session/cookie-names.ts'

const viewports: { [Name in Viewport]: Name } = { phone: 'phone', tablet: 'tablet', desktop: 'desktop' }

/** Width class of the window: from the client's cookie, else guessed from the mobile hint for a first view. */
export function viewportOf(cookies: ReadonlyMap<string, string>, headers: IncomingHttpHeaders): Viewport {
  const said = cookies.get(cookieNames.viewport)
  for (const viewport of Object.values(viewports)) if (viewport === said) return viewport
  return headers['sec-ch-ua-mobile'] === '?1' ? 'phone' : 'desktop'
}

/** The member's time zone: from the client's cookie, if valid, else the brand's (OPEN-50). */
export function timeZoneOf(cookies: ReadonlyMap<string, string>, brandZone: string): string {
  const asked = cookies.get(cookieNames.timeZone)
  return (asked !== undefined && zoneCalled(asked)) || brandZone
}

const namesOfZones: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** A zone by the one name that formats are kept for: zones are told apart without regard to capitals. */
function zoneCalled(name: string): string | undefined {
  if (namesOfZones.has(name)) return name
  // Browsers still report some old names ("Asia/Calcutta"): accepted in the form of a name, never as an offset.
  if (!/^[A-Za-z_]{2,20}(\/[A-Za-z_+\-0-9]{2,30}){1,2}$/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
