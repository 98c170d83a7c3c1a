import type { Dispatcher } from 'undici'
import type { CallGroup, Endable } from './call-group.ts'

/** Largest answer that is read, in bytes. */
const answerCap = 4 * 1024 * 1024

/** An answer as it came; its text is undefined when it is over the cap. */
export interface Received {
  status: number
  headers: RawHeaders
  text: string | undefined
}

/** Names and values in turns, as they came: of most answers only one is ever looked at. */
export type RawHeaders = readonly Buffer[]

/**
 * Sends a request and collects its whole answer: `take` gets it, or `fail` what broke the connection or ended the group;
 * one of them once. Uses the client's dispatch interface, with headers as they came: a stream, a signal and an object of
 * headers for each answer cost more than the rest of it.
 */
export function receive(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  group: CallGroup,
  take: (answer: Received) => void,
  fail: (reason: Error) => void,
): void {
  const { ended } = group
  if (ended) {
    fail(ended)
    return
  }
  const receiver = new Receiver(group, take, fail)
  group.enter(receiver)
  dispatcher.dispatch(options, receiver)
}

class Receiver implements Dispatcher.DispatchHandler, Endable {
  readonly #group: CallGroup
  readonly #take: (received: Received) => void
  readonly #fail: (reason: Error) => void
  readonly #chunks: Buffer[] = []
  #abort: ((reason: Error) => void) | undefined
  #ended: Error | undefined
  #status = 0
  #headers: RawHeaders = []
  #size = 0

  constructor(group: CallGroup, take: (received: Received) => void, fail: (reason: Error) => void) {
    this.#group = group
    this.#take = take
    this.#fail = fail
  }

  /** Nobody waits for the answer: also a call that still waits for a connection is over at once. */
  end(reason: Error): void {
    this.#ended = reason
    this.#group.leave(this)
    this.#fail(reason)
    this.#abort?.(reason)
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.#abort = abort
    if (this.#ended) abort(this.#ended)
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    this.#status = status
    this.#headers = headers
    return true
  }

  onData(chunk: Buffer): boolean {
    this.#size += chunk.length
    if (this.#size <= answerCap) {
      this.#chunks.push(chunk)
      return true
    }
    this.#group.leave(this)
    this.#take({ status: this.#status, headers: this.#headers, text: undefined })
    this.#abort?.(new Error('The answer is too large'))
    return false
  }

  onComplete(): void {
    this.#group.leave(this)
    const [only] = this.#chunks
    const whole = only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks, this.#size)
    this.#take({ status: this.#status, headers: this.#headers, text: whole.toString('utf8') })
  }

  onError(error: Error): void {
    this.#group.leave(this)
    this.#fail(error)
  }
}
