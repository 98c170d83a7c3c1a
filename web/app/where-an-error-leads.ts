import type { PortalError } from './portal.ts'

export type Way = { to: 'login' } | { to: 'error-page'; status: number; retryAfter?: number } | { to: 'screen' }

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
 * failure's status. `unauthorized` is the brand's answer to HTTP 401.
 */
export function whereAnErrorLeads(error: PortalError, unauthorized: 'login' | 'error-page'): Way {
  const call = error.call ?? ''
  if (exempt.some(part => call.includes(part))) return { to: 'screen' }
  if (call.endsWith('login-as') && loginAsAnswers.has(error.status)) return { to: 'screen' }
  if (error.status === 401 && unauthorized === 'login') return { to: 'login' }
  const { status, retryAfter } = error
  return { to: 'error-page', status, ...(retryAfter !== undefined && { retryAfter }) }
}
