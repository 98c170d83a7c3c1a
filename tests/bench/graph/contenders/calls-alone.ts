import { type Dispatcher, Pool } from 'undici'
import { readArguments } from './read-arguments.ts'
import { serveJoinedCalls } from './serve-joined-calls.ts'

/**
 * What eight calls cost by the leanest means of the HTTP client: they are sent through its dispatch interface, parsed and
 * joined. No session, validation, mapping, GraphQL or log, and no care for failures: whatever does any of this is slower.
 */
const { port, upstream } = readArguments()
const pool = new Pool(upstream, { connections: 512, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 })

class Answer implements Dispatcher.DispatchHandler {
  readonly #done: (value: unknown) => void
  readonly #fail: (error: Error) => void
  readonly #chunks: Buffer[] = []

  constructor(done: (value: unknown) => void, fail: (error: Error) => void) {
    this.#done = done
    this.#fail = fail
  }

  onRequestStart(): void {}

  onResponseStart(): void {}

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#done(JSON.parse(Buffer.concat(this.#chunks).toString()))
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error)
  }
}

function ask(path: string, authorization: string): Promise<unknown> {
  return new Promise((done, fail) => {
    pool.dispatch({ method: 'GET', path: `/api/${path}`, headers: { authorization } }, new Answer(done, fail))
  })
}

serveJoinedCalls(ask, port)
