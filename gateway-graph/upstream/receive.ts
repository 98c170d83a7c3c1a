import type { Dispatcher } from 'undici'
import type { CallGroup, Endable } from './call-group.ts'

/** Largest answer that is read, in bytes. */
const answerCap = 4 * 1024 * 1024

/** An answer as it came; its text is undefined when it is over the cap. */
export interface Received {
  readonly status: number
  readonly headers: RawHeaders
  readonly text: string | undefined
}

/** Who waits for an answer. */
export interface Recipient {
  /** Gets the whole answer. */
  take(answer: Received): void
  /** Hears what broke the connection or ended the group; then there is no answer. */
  broken(reason: Error): void
}

/** Names and values in turns, as they came: of most answers only one is ever looked at. */
export type RawHeaders = readonly Buffer[]

/**
 * Sends a request and collects its whole answer for the recipient. Uses the client's dispatch interface, with headers as
 * they came: a stream, a signal and an object of headers for each answer cost more than the rest of it.
 */
export function receive(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  group: CallGroup,
  recipient: Recipient,
): void {
  const { ended } = group
  if (ended) {
    recipient.broken(ended)
    return
  }
  const receiver = new Receiver(group, recipient)
  group.enter(receiver)
  dispatcher.dispatch(options, receiver)
}

class Receiver implements Dispatcher.DispatchHandler, Endable, Received {
  status = 0
  headers: RawHeaders = []
  text: string | undefined
  readonly #group: CallGroup
  readonly #recipient: Recipient
  readonly #chunks: Buffer[] = []
  #abort: ((reason: Error) => void) | undefined
  #ended: Error | undefined
  #over = false
  #size = 0

  constructor(group: CallGroup, recipient: Recipient) {
    this.#group = group
    this.#recipient = recipient
  }

  /** Nobody waits for the answer: also a call that still waits for a connection is over at once. */
  end(reason: Error): void {
    this.#ended = reason
    this.onError(reason)
    this.#abort?.(reason)
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.#abort = abort
    if (this.#ended) abort(this.#ended)
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    this.status = status
    this.headers = headers
    return true
  }

  onData(chunk: Buffer): boolean {
    this.#size += chunk.length
    if (this.#size <= answerCap) {
      this.#chunks.push(chunk)
      return true
    }
    this.#handOver()
    this.#abort?.(new Error('The answer is too large'))
    return false
  }

  onComplete(): void {
    const [only] = this.#chunks
    const whole = only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks, this.#size)
    this.text = whole.toString('utf8')
    this.#handOver()
  }

  /** Also hears of the end that was put to the connection here; the recipient has been told then. */
  onError(error: Error): void {
    if (this.#over) return
    this.#over = true
    this.#group.leave(this)
    this.#recipient.broken(error)
  }

  #handOver(): void {
    this.#over = true
    this.#group.leave(this)
    this.#recipient.take(this)
  }
}

/** The first value of a header among headers as they came; `name` in lower case. */
export function headerOf(headers: RawHeaders, name: string): string | undefined {
  for (let index = 0; index < headers.length; index += 2) {
    const given = headers[index]
    if (given?.length === name.length && given.toString('latin1').toLowerCase() === name) {
      return headers[index + 1]?.toString('latin1')
    }
  }
  return undefined
}
