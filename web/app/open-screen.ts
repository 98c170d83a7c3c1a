import type { ScreenPartsFragment } from '../generated/screen.ts'
import { failed } from './failure.ts'
import { leadTo } from './lead-to.ts'
import type { ScreenInfo } from './screen-data.ts'

/**
 * Decides what the server's answer to an address means: throws a redirect that guards asked for, throws the error page
 * of a refused, unknown or unfinished address with its status, and otherwise describes the open screen.
 */
export function openScreen(screen: ScreenPartsFragment, path: string): ScreenInfo {
  if (screen.redirect) throw leadTo(screen.redirect)
  if (screen.view?.error || screen.status >= 400)
    throw failed({ status: screen.status, page: screen.view?.error, title: screen.title })
  return {
    route: screen.route,
    kind: screen.kind,
    title: screen.title,
    path,
    params: Object.fromEntries(screen.params.map(({ name, value }) => [name, value])),
  }
}
