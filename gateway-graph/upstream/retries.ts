import type { UpstreamError } from '../failures/portal-failure.ts'

/** Longest time that is told, in seconds: an upstream that says more is not to be believed. */
const longest = 24 * 60 * 60

/**
 * Seconds after which an upstream wants to be asked again, rounded up; undefined when it does not say. A date is read
 * against the answer's own Date header, so that clocks of two machines need not agree.
 */
export function retryAfter({
  'retry-after': header,
  date,
}: {
  'retry-after'?: string | undefined
  date?: string | undefined
}): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.parse(date ?? '')) / 1_000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), longest)
}

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

/** Lets at most a share of calls be repeated, so that retries cannot double the load of a gateway in trouble. */
export class RetryBudget {
  readonly #share: number
  readonly #most: number
  #tokens: number

  /** `share`: retries for each call, 0.2 for one in five. `most`: how many can be saved up. */
  constructor(share: number, most: number) {
    this.#share = share
    this.#most = most
    this.#tokens = most
  }

  /** A first attempt was made. */
  earn(): void {
    this.#tokens = Math.min(this.#most, this.#tokens + this.#share)
  }

  /** Whether one retry may be made now; it is taken from the budget. */
  spend(): boolean {
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
