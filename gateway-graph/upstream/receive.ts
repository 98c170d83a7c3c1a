import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import type { CallGroup, Endable } from './call-group.ts'

/** Largest answer that is read, in bytes. */
const answerCap = 4 * 1024 * 1024

/** An answer as it came; its text is undefined when it is over the cap. */
export interface Received {
  status: number
  headers: IncomingHttpHeaders
  text: string | undefined
}

/**
 * Sends a request and collects its whole answer; rejects with what broke the connection, or with the reason for which the
 * group ended. Uses the client's dispatch interface: a stream and a signal for each answer cost more than the rest of it.
 */
export function receive(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  group: CallGroup,
): Promise<Received> {
  return new Promise((done, fail) => {
    const { ended } = group
    if (ended) return fail(ended)
    const receiver = new Receiver(group, done, fail)
    group.enter(receiver)
    dispatcher.dispatch(options, receiver)
  })
}

class Receiver implements Dispatcher.DispatchHandler, Endable {
  readonly #group: CallGroup
  readonly #done: (received: Received) => void
  readonly #fail: (reason: Error) => void
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #ended: Error | undefined
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #size = 0

  constructor(group: CallGroup, done: (received: Received) => void, fail: (reason: Error) => void) {
    this.#group = group
    this.#done = done
    this.#fail = fail
  }

  /** Nobody waits for the answer: also a call that still waits for a connection is over at once. */
  end(reason: Error): void {
    this.#ended = reason
    this.#group.leave(this)
    this.#fail(reason)
    this.#controller?.abort(reason)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#ended) controller.abort(this.#ended)
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status
    this.#headers = headers
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size <= answerCap) {
      this.#chunks.push(chunk)
      return
    }
    this.#group.leave(this)
    this.#done({ status: this.#status, headers: this.#headers, text: undefined })
    controller.abort(new Error('The answer is too large'))
  }

  onResponseEnd(): void {
    this.#group.leave(this)
    const [only] = this.#chunks
    const whole = only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks, this.#size)
    this.#done({ status: this.#status, headers: this.#headers, text: whole.toString('utf8') })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#group.leave(this)
    this.#fail(error)
  }
}
