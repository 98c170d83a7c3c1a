/** Says when edits are saved by themselves: soon after the first, and again once a pause is over, however long somebody types. */
export class SaveTimer {
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When it is due, if it is. */
  #due: number | undefined
  #savedAt = 0
  readonly #save: () => void
  readonly #soonMs: number
  readonly #pauseMs: number

  constructor(save: () => void, { soonMs, pauseMs }: { soonMs: number; pauseMs: number }) {
    this.#save = save
    this.#soonMs = soonMs
    this.#pauseMs = pauseMs
  }

  /** Saves after a while, unless that is to be sooner already. */
  later(ms: number = this.#soonMs): void {
    const now = Date.now()
    const due = Math.max(now + ms, this.#savedAt + this.#pauseMs)
    if (this.#due !== undefined && this.#due <= due) return
    this.stop()
    this.#due = due
    this.#timer = setTimeout(this.#save, due - now)
  }

  /** Told that saving begins. */
  saved(): void {
    this.#savedAt = Date.now()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#due = undefined
  }
}
