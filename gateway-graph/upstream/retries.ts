import type { UpstreamError } from '../failures/portal-failure.ts'

/** Largest Retry-After that is believed, in seconds. */
const largestRetryAfterSeconds = 24 * 60 * 60

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
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), largestRetryAfterSeconds)
}

/** Longest Retry-After, in seconds, that a member waits for before the second try. */
const maxRetryAfterSeconds = 2

/**
 * Milliseconds after which a failed GET is worth a second try; undefined when it is not. A broken connection or a 5xx is
 * tried again at once. A Retry-After is respected; when it is longer than a member would wait, or than the time left until
 * the deadline, there is no second try and the failure says how long.
 */
export function retryDelay({ failure }: UpstreamError, remaining: number): number | undefined {
  const { code, status, retryAfter } = failure
  if (retryAfter !== undefined && (status === 429 || status === 503)) {
    return retryAfter <= maxRetryAfterSeconds && retryAfter * 1_000 < remaining ? retryAfter * 1_000 : undefined
  }
  return status >= 500 && code !== 'INVALID_ANSWER' ? 0 : undefined
}

/** Lets at most a share of calls be repeated, so that retries cannot double the load of a gateway in trouble. */
export class RetryBudget {
  readonly #share: number
  readonly #limit: number
  #tokens: number

  /** `share`: retries for each call, 0.2 for one in five. `limit`: how many can be saved up. */
  constructor(share: number, limit: number) {
    this.#share = share
    this.#limit = limit
    this.#tokens = limit
  }

  /** How many retries are left. */
  get left(): number {
    return this.#tokens
  }

  /** Call for each first try. */
  earn(): void {
    this.#tokens = Math.min(this.#limit, this.#tokens + this.#share)
  }

  /** Takes one retry from the budget; false when none is left. */
  spend(): boolean {
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
