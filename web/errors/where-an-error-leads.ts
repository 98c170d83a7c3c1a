import type { PortalError } from '../query/query.ts'

export type Way = { to: 'login' } | { to: 'error-page'; status: number; retryAfter?: number } | { to: 'screen' }

/** Who asked for what failed. */
export interface Asking {
  /** True for screens that only a session opens. */
  memberScreen?: boolean | undefined
}

/** Calls whose failures the asking screen shows itself, by a part of their address (ERR-09 to ERR-18). */
const exempt = [
  'registration',
  'token',
  'security-questions',
  'forgot-password',
  'forgot-username',
  'account/password',
  'medicare-materials',
  'eobs',
  'claims',
  'pcp/provider',
]

/** Login-as answers these when the staff member named nobody it may act for (ERR-08). */
const loginAsAnswers = new Set([400, 404])

/**
 * Where one failed call leads (ERR-04 to ERR-18): the screen that asked, the log-in page, or the error page with the
 * failure's status. `unauthorized` is the brand's answer to HTTP 401. A screen of signed-in members has nothing to show
 * for a 401 of its own calls: the session has lapsed (OPEN-58).
 */
export function whereAnErrorLeads(
  error: PortalError,
  unauthorized: 'login' | 'error-page',
  { memberScreen = false }: Asking = {},
): Way {
  const call = error.call ?? ''
  const isLapse = memberScreen && error.status === 401
  if (!isLapse && exempt.some(part => call.includes(part))) return { to: 'screen' }
  if (call.endsWith('login-as') && loginAsAnswers.has(error.status)) return { to: 'screen' }
  if (error.status === 401 && unauthorized === 'login') return { to: 'login' }
  const { status, retryAfter } = error
  return { to: 'error-page', status, ...(retryAfter !== undefined && { retryAfter }) }
}
