import type { CallTime } from '../upstream/call-group.ts'

/** Time that goes on as ever, and of which a test can let more pass at once. */
export class PassingTime implements CallTime {
  #ahead = 0
  readonly #waiting = new Set<{ due: number; call: () => void }>()

  now(): number {
    return performance.now() + this.#ahead
  }

  after(milliseconds: number, then: () => void): () => void {
    const forget = () => {
      clearTimeout(timer)
      this.#waiting.delete(wait)
    }
    const call = () => {
      forget()
      then()
    }
    const timer = setTimeout(call, milliseconds)
    const wait = { due: this.now() + milliseconds, call }
    this.#waiting.add(wait)
    return forget
  }

  pass(milliseconds: number): void {
    this.#ahead += milliseconds
    const now = this.now()
    for (const { due, call } of [...this.#waiting]) if (due <= now) call()
  }
}
