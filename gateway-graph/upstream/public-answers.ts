/** Times of PublicAnswers, in milliseconds. */
export interface PublicAnswersOptions {
  /** How long an answer is given without asking anew. */
  freshMs: number
  /** How long an older answer is still given, while it is asked anew in the background. */
  staleMs: number
  /** How long after a failure nobody asks again. */
  restMs: number
  /** How long a page waits for a first answer, counted from the moment when the source was asked. */
  patienceMs: number
  /** How long the source may take in all. */
  deadlineMs: number
  /** Milliseconds that only go forward. */
  now: () => number
}

/** What shipped portals use: a brand's accreditation changes a few times a year. */
export const publicAnswersDefaults: PublicAnswersOptions = {
  ...{ freshMs: 60_000, staleMs: 3_600_000, restMs: 10_000, patienceMs: 500, deadlineMs: 5_000 },
  now: () => performance.now(),
}

/** Entries are of a manifest's addresses, a few for each brand; were there more, the oldest would go. */
const mostEntries = 200

interface Entry {
  answer?: { value: unknown; at: number }
  failure?: { error: unknown; at: number }
  asked?: { promise: Promise<void>; at: number }
}

/**
 * Answers that are the same for everybody: what a brand's manifest names by address, asked without a token. They outlive
 * the request, so that a source that hangs holds up one page for a moment and not every page until its deadline. Nothing
 * of a member's may be kept here: RestClient.getPublic, the only user, takes neither token nor query.
 */
export class PublicAnswers {
  readonly #options: PublicAnswersOptions
  readonly #entries = new Map<string, Entry>()

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
    const { freshMs, staleMs, restMs, patienceMs, now } = this.#options
    const entry = this.#entry(key)
    const age = entry.answer ? now() - entry.answer.at : Number.POSITIVE_INFINITY
    if (age < freshMs) return entry.answer?.value
    const rests = entry.failure !== undefined && now() - entry.failure.at < restMs
    const failedBefore = entry.failure
    if (!rests) this.#ask(entry, ask)
    if (age < staleMs) return entry.answer?.value
    // After a failure the source is tried again beside the pages: none of them waits for it a second time.
    if (failedBefore) throw failedBefore.error
    const { promise, at } = entry.asked ?? { promise: Promise.resolve(), at: now() }
    await atMost(promise, Math.min(at + patienceMs - now(), remaining))
    if (entry.answer) return entry.answer.value
    throw entry.failure?.error ?? late()
  }

  #entry(key: string): Entry {
    let entry = this.#entries.get(key)
    if (!entry) {
      if (this.#entries.size >= mostEntries) this.#entries.delete(this.#entries.keys().next().value ?? '')
      entry = {}
      this.#entries.set(key, entry)
    }
    return entry
  }

  /** Asks the source unless that is under way. Never rejects. */
  #ask(entry: Entry, ask: (deadlineMs: number) => Promise<unknown>): void {
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

/** Waits for the promise, but no longer than the time. */
async function atMost(promise: Promise<void>, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<void>(done => {
    timer = setTimeout(done, milliseconds)
  })
  await Promise.race([promise, end])
  clearTimeout(timer)
}

/** What many requests share, none of them may change. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
