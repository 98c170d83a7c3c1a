import type { UpstreamError } from './upstream-error.ts'

/** Longest wait that a member is made to sit through before a second try, in seconds. */
const patience = 2

/**
 * Milliseconds after which a failed GET is worth a second try; undefined when it is not. A broken connection or a 5xx is
 * tried again at once. Retry-After is kept to, and when it asks for more than a member would wait for, or than is left
 * until the deadline, the failure says how long instead.
 */
export function retryDelay({ failure }: UpstreamError, remaining: number): number | undefined {
  const { code, status, retryAfter } = failure
  if (retryAfter !== undefined && (status === 429 || status === 503)) {
    return retryAfter <= patience && retryAfter * 1_000 < remaining ? retryAfter * 1_000 : undefined
  }
  return status >= 500 && code !== 'INVALID_ANSWER' ? 0 : undefined
}
