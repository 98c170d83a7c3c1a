import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import type { CallGroup, EndableCall } from './call-group.ts'

/** Largest answer that is read, in bytes. */
const answerCap = 4 * 1024 * 1024

/** An answer as it came; its text is undefined when it is over the cap. */
export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string | undefined
}

/** Waits for the answer to a request. */
export interface ResponseHandler {
  /** Takes the whole answer. */
  onAnswer(answer: Received): void
  /** Called instead when the connection broke or the group of calls ended. */
  onFailure(reason: Error): void
}

/**
 * Sends a request and collects its whole answer for the handler. Uses the client's dispatch interface: a stream
 * and a signal for each answer cost more than the rest of it.
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
  headers: IncomingHttpHeaders = {}
  text: string | undefined
  readonly #group: CallGroup
  readonly #handler: ResponseHandler
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
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
    this.#break(reason)
    this.#controller?.abort(reason)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#ended) controller.abort(this.#ended)
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status
    this.headers = headers
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size <= answerCap) {
      this.#chunks.push(chunk)
      return
    }
    this.#handOver()
    controller.abort(new Error('The answer is too large'))
  }

  onResponseEnd(): void {
    const [only] = this.#chunks
    const whole = only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks, this.#size)
    this.text = whole.toString('utf8')
    this.#handOver()
  }

  /** Also called after the abort above; the handler has its answer or failure by then. */
  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#break(error)
  }

  #break(reason: Error): void {
    if (this.#over) return
    this.#over = true
    this.#group.leave(this)
    this.#handler.onFailure(reason)
  }

  #handOver(): void {
    this.#over = true
    this.#group.leave(this)
    this.#handler.onAnswer(this)
  }
}

/** The first value of a header; `name` in lower case. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
