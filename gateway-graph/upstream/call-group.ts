/** The time by which calls are late, so that a test can let it pass. */
export interface CallTime {
  /** Milliseconds since whenever. */
  now(): number
  /** Calls back when so many milliseconds are over, unless what it gives is called before. */
  after(milliseconds: number, then: () => void): () => void
}

const systemTime: CallTime = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A call under way that can be ended from outside. */
export interface EndableCall {
  end(reason: Error): void
}

/**
 * The upstream calls of one request, which end together: at their common deadline, or when the client hangs up. One timer
 * runs while any call is under way and none otherwise, so that a finished request leaves nothing behind.
 */
export class CallGroup {
  readonly #underWay = new Set<EndableCall>()
  readonly #time: CallTime
  readonly #due: number
  #forgetTimer: (() => void) | undefined
  #reason: Error | undefined

  /** `deadlineMs`: how long the calls may take together from now on, milliseconds. */
  constructor(deadlineMs: number, whenGone?: WhenGone, time = systemTime) {
    this.#time = time
    this.#due = time.now() + deadlineMs
    whenGone?.(() => this.#end(new DOMException('The client hung up', 'AbortError')))
  }

  /** The reason why no more calls may be made; undefined while there is time. */
  get ended(): Error | undefined {
    if (!this.#reason && this.remaining <= 0) this.#end(tooLate())
    return this.#reason
  }

  /** Milliseconds until the deadline. */
  get remaining(): number {
    return this.#due - this.#time.now()
  }

  /** Waits; ends early, without an error, when the group does. */
  async pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiting = { end: () => resolve() }
    this.enter(waiting)
    const forget = this.#time.after(milliseconds, resolve)
    await promise
    forget()
    this.leave(waiting)
  }

  /** A call begins; it is ended with the others until it leaves. */
  enter(call: EndableCall): void {
    this.#underWay.add(call)
    this.#forgetTimer ??= this.#time.after(Math.max(0, Math.ceil(this.remaining)), () => this.#end(tooLate()))
  }

  /** A call is over. */
  leave(call: EndableCall): void {
    this.#underWay.delete(call)
    if (this.#underWay.size === 0) this.#rest()
  }

  #rest(): void {
    this.#forgetTimer?.()
    this.#forgetTimer = undefined
  }

  #end(reason: Error): void {
    this.#reason = reason
    this.#rest()
    for (const call of [...this.#underWay]) call.end(reason)
  }
}

function tooLate(): Error {
  return new DOMException('The deadline of the request has passed', 'TimeoutError')
}

/** Calls a listener once the client has gone before it had its whole answer; at once when it already has. */
export type WhenGone = (listener: () => void) => void
