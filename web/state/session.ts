import { atom } from 'jotai'
import { readCookie } from './cookies.ts'
import { serverNow } from './server-clock.ts'

/** End of the full session in epoch milliseconds; undefined when nobody is signed in. */
export const sessionEndAtom = atom<number | undefined>(undefined)

/** Reads the end of the full session from the cookie that scripts may read; a past one counts as none (SESSION-10). */
function readSessionEnd(now = serverNow()): number | undefined {
  const end = Number(readCookie('session-ends'))
  return end > now ? end : undefined
}

/** True when the cookie and what the shell was rendered for disagree: the session began or lapsed since (SESSION-11). */
export const sessionChanged = (shown: 'none' | 'temporary' | 'full', now = serverNow()) =>
  (readSessionEnd(now) !== undefined) !== (shown === 'full')

/** Refreshes the authorization status (ROUTE-70); true when the shell no longer fits it. */
export const refreshSessionAtom = atom(null, (_get, set, shown: 'none' | 'temporary' | 'full') => {
  set(sessionEndAtom, readSessionEnd())
  return sessionChanged(shown)
})
