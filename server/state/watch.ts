/** How often other instances' news are asked for: they are to be known here within a second (OPS-14). */
const pollMs = 250

/** Readings between two removals of what no longer matters: a minute. */
export const sweepEvery = 60_000 / pollMs

/** Reads what other instances have written: at intervals, and at once when woken. */
export class Watch {
  readonly #read: () => void | Promise<void>
  readonly #report: (error: unknown) => void
  readonly #polling: NodeJS.Timeout
  #reading: Promise<void> | undefined
  #again = false
  #trouble: unknown

  /** Tells of a store that cannot be read once, until it can be read again. */
  constructor(read: () => void | Promise<void>, report: (error: unknown) => void) {
    this.#read = read
    this.#report = report
    this.#polling = setInterval(() => this.#poll(), pollMs).unref()
  }

  /** Why the store could not be read the last time. */
  get trouble(): unknown {
    return this.#trouble
  }

  /** There is news: it is read as soon as what is being read has been. */
  wake(): void {
    if (this.#reading === undefined) this.#poll()
    else this.#again = true
  }

  /** Stops, and resolves when nothing is being read any more. */
  async close(): Promise<void> {
    clearInterval(this.#polling)
    this.#again = false
    await this.#reading
  }

  #poll(): void {
    this.#reading ??= this.#once().finally(() => {
      this.#reading = undefined
      if (this.#again) this.#poll()
    })
  }

  async #once(): Promise<void> {
    this.#again = false
    try {
      await this.#read()
      this.#trouble = undefined
    } catch (error) {
      if (this.#trouble === undefined) this.#report(error)
      this.#trouble = error
    }
  }
}
