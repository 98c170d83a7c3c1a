/** Times of PublicAnswers, in milliseconds. */
export interface PublicAnswersOptions {
  /** How long an answer is given without asking again. */
  freshMs: number
  /** How long an older answer is still given while a new one is fetched in the background. */
  staleMs: number
  /** How long after a failure the source is not asked again. */
  pauseMs: number
  /** How long a page waits for a first answer, counted from when the source was asked. */
  timeoutMs: number
  /** How long the source may take in all. */
  deadlineMs: number
  /** Monotonic clock, milliseconds. */
  now: () => number
}

/** The shipped values: a brand's accreditation changes a few times a year. */
const publicAnswersDefaults: PublicAnswersOptions = {
  ...{ freshMs: 60_000, staleMs: 3_600_000, pauseMs: 10_000, timeoutMs: 500, deadlineMs: 5_000 },
  now: () => performance.now(),
}

/** Keys are addresses of manifests, a few for each brand; beyond the limit the oldest are dropped. */
const entryLimit = 200

interface CacheEntry {
  answer?: { value: unknown; at: number }
  failure?: { error: unknown; at: number }
  asked?: { promise: Promise<void>; at: number }
}

/**
 * Cross-request cache of public responses: those at addresses of a brand's manifest, asked without a token. A source that
 * hangs delays one page for a moment and not every page until its deadline. No member's data may be kept here:
 * RestClient.getPublic, the only user, takes neither token nor query.
 */
export class PublicAnswers {
  readonly #options: PublicAnswersOptions
  readonly #entries = new Map<string, CacheEntry>()

  constructor(options: Partial<PublicAnswersOptions> = {}) {
    this.#options = { ...publicAnswersDefaults, ...options }
  }

  /**
   * The answer under `key`: what is known, else what `ask` gives in time. Rejects with the failure of `ask`, or with
   * `late()` when it takes longer than a page should wait, or than `remaining` milliseconds; it is then known to those
   * who come later.
   */
  async get(
    key: string,
    ask: (deadlineMs: number) => Promise<unknown>,
    { late, remaining }: { late: () => Error; remaining: number },
  ): Promise<unknown> {
    const { freshMs, staleMs, pauseMs, timeoutMs, now } = this.#options
    const entry = this.#entry(key)
    const age = entry.answer ? now() - entry.answer.at : Number.POSITIVE_INFINITY
    if (age < freshMs) return entry.answer?.value
    const pausing = entry.failure !== undefined && now() - entry.failure.at < pauseMs
    const failedBefore = entry.failure
    if (!pausing) this.#ask(entry, ask)
    if (age < staleMs) return entry.answer?.value
    // After a failure the source is tried again in the background: no page waits for it a second time.
    if (failedBefore) throw failedBefore.error
    const { promise, at } = entry.asked ?? { promise: Promise.resolve(), at: now() }
    await atMost(promise, Math.min(at + timeoutMs - now(), remaining))
    if (entry.answer) return entry.answer.value
    throw entry.failure?.error ?? late()
  }

  #entry(key: string): CacheEntry {
    let entry = this.#entries.get(key)
    if (!entry) {
      if (this.#entries.size >= entryLimit) this.#entries.delete(this.#entries.keys().next().value ?? '')
      entry = {}
      this.#entries.set(key, entry)
    }
    return entry
  }

  /** Asks the source unless that is under way. Never rejects. */
  #ask(entry: CacheEntry, ask: (deadlineMs: number) => Promise<unknown>): void {
    if (entry.asked) return
    const { deadlineMs, now } = this.#options
    const run = async () => {
      try {
        entry.answer = { value: freeze(await ask(deadlineMs)), at: now() }
        delete entry.failure
      } catch (error) {
        entry.failure = { error, at: now() }
      } finally {
        delete entry.asked
      }
    }
    entry.asked = { promise: run(), at: now() }
  }
}

/** Waits for the promise, but no longer than the time given. */
async function atMost(promise: Promise<void>, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<void>(done => {
    timer = setTimeout(done, milliseconds)
  })
  await Promise.race([promise, end])
  clearTimeout(timer)
}

/** Freezes a value deeply: requests share it and none may change it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
