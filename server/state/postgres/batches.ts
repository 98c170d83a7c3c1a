/** Writes one batch after another; what comes in the meantime waits for the next one, together. */
export class Batches<Entry> {
  readonly #write: (entries: readonly Entry[]) => Promise<void>
  #waiting: Entry[] = []
  #next: Promise<void> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(write: (entries: readonly Entry[]) => Promise<void>) {
    this.#write = write
  }

  /** Resolves when the entries are written, all of them with none of another call's between them; rejects when none is. */
  add(entries: readonly Entry[]): Promise<void> {
    this.#waiting.push(...entries)
    if (this.#next === undefined) {
      this.#next = this.#last.then(() => {
        const batch = this.#waiting
        this.#waiting = []
        this.#next = undefined
        return this.#write(batch)
      })
      this.#last = this.#next.catch(() => {})
    }
    return this.#next
  }

  /** Resolves when nothing is being written. */
  async done(): Promise<void> {
    await this.#last
  }
}
