import type { PathOf } from '../../../schema/path-of.ts'
import { portalPath } from '../../../schema/portal-path.ts'

/** How a target is followed: by client navigation, by a page load of the portal, or outside it. */
export type LinkWay = 'portal' | 'document' | 'outside'

/** These end or change the session, so nothing of the running page may remain: the browser loads a new page. */
const ofTheSession = ['login', 'logout', 'hand-off'] as const

/** Where a brand has the screens that are opened by loading a page. */
export const documentPaths = (pathOf: PathOf): ReadonlySet<string> => new Set(ofTheSession.map(id => pathOf(id)))

/** Files stream from the server and are no screens. */
const isFile = (path: string) => path.startsWith('/files/')

/** `documents` are the paths that are opened by loading a page. */
export function linkWay(target: string, documents: ReadonlySet<string>): LinkWay {
  if (portalPath(target) === undefined) return 'outside'
  const path = target.replace(/[?#].*$/, '')
  return documents.has(path) || isFile(path) ? 'document' : 'portal'
}

/**
 * An address that a service sent, if a link may lead there: a path of this portal or an http(s) address. Any other
 * (`javascript:`, `//host`) gives undefined, because a program's URL is data and must never become code.
 */
export function safeAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined
  const path = portalPath(address)
  if (path !== undefined || !URL.canParse(address)) return path
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined
}

/** The address of a link that leads outside or to a file; a link with any other leads nowhere, wherever it came from. */
export const outsideAddress = (target: string): string | undefined =>
  portalPath(target) ?? (/^(?:https?|tel|mailto):/i.test(target) ? target : undefined)

/**
 * An address with some query values changed; undefined or '' removes a value. The others stay, so that filters, tabs and
 * pages keep each other.
 */
export function withQuery(
  pathname: string,
  search: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}

/** A day as addresses have it: milliseconds since 1970 of its midnight in UTC, which is the same day everywhere (HISTORY-03). */
export const dayInAddress = (date: string): string => String(Date.parse(date))
