import type { Dispatcher } from 'undici'
import type { CallGroup, EndableCall } from './call-group.ts'

/** Largest answer that is read, in bytes. */
const answerCap = 4 * 1024 * 1024

/** An answer as it came; its text is undefined when it is over the cap. */
export interface Received {
  readonly status: number
  readonly headers: RawHeaders
  readonly text: string | undefined
}

/** Waits for the answer to a request. */
export interface ResponseHandler {
  /** Takes the whole answer. */
  onAnswer(answer: Received): void
  /** Called instead when the connection broke or the group of calls ended. */
  onFailure(reason: Error): void
}

/** Header names and values in turns, not decoded: of most answers only one is read. */
export type RawHeaders = readonly Buffer[]

/**
 * Sends a request and collects its whole answer for the handler. Uses the client's dispatch interface, with headers as
 * they came: a stream, a signal and an object of headers for each answer cost more than the rest of it.
 */
export function receive(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  group: CallGroup,
  handler: ResponseHandler,
): void {
  const { ended } = group
  if (ended) {
    handler.onFailure(ended)
    return
  }
  const receiver = new Receiver(group, handler)
  group.enter(receiver)
  dispatcher.dispatch(options, receiver)
}

class Receiver implements Dispatcher.DispatchHandler, EndableCall, Received {
  status = 0
  headers: RawHeaders = []
  text: string | undefined
  readonly #group: CallGroup
  readonly #handler: ResponseHandler
  readonly #chunks: Buffer[] = []
  #abort: ((reason: Error) => void) | undefined
  #ended: Error | undefined
  #over = false
  #size = 0

  constructor(group: CallGroup, handler: ResponseHandler) {
    this.#group = group
    this.#handler = handler
  }

  /** Ends the call at once, even one that still waits for a connection. */
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

  /** Also called after the abort above; the handler has its answer or failure by then. */
  onError(error: Error): void {
    if (this.#over) return
    this.#over = true
    this.#group.leave(this)
    this.#handler.onFailure(error)
  }

  #handOver(): void {
    this.#over = true
    this.#group.leave(this)
    this.#handler.onAnswer(this)
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
