import type { LogInNotice } from '../../gateway-graph/context.ts'

/**
 * What one answer leaves for the next page:
 * - `logged-out`: the Log out action ended the session; the log-in page says so once (LOGIN-16).
 * - `copy-token`: the journey is finished and the brand copies the access token to local storage (SESSION-03).
 * - a notice of another kind for the log-in page.
 */
export type Flash = 'logged-out' | 'copy-token' | LogInNotice

/** What outlives the silent end of a session on the way to the log-in page. */
export const forLogIn: ReadonlySet<string> = new Set<Flash>(['logged-out', 'SESSION_ENDED', 'PASSWORD_SET'])
