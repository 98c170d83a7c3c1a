import { type Dispatcher, getGlobalDispatcher } from 'undici'
import { validateErrorBody } from '../../schema/generated/gateway-validators.js'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { ErrorCode } from '../generated/resolver-types.ts'
import { isMediaType, type MediaType } from './answer-text.ts'
import type { CallTarget } from './call-address.ts'
import { codeOfStatus, failureOfTransport, failureStatus, readErrorBody } from './call-failures.ts'
import type { CallGroup } from './call-group.ts'
import type { CallSpan, CallTrace, CallWatch } from './call-watch.ts'
import type { Guards } from './guards-of-pool.ts'
import type { MarkEnglish } from './mark-english.ts'
import { headerOf, type Received, type ResponseHandler, receive } from './receive.ts'
import { retryAfter, retryDelay } from './retries.ts'

/** One call, ready to be sent. */
export interface Call extends CallTarget {
  method: 'GET' | 'POST' | 'PUT'
  headers: Readonly<Record<string, string>>
  body: string | null
  /** A GET that changes something: it is never repeated. */
  changes?: boolean
  /** Media type that a successful answer has to have; a 204 has none. */
  answers: MediaType
  /** Folder of gateway-graph that a failure belongs to. */
  area: string
  /** What stops being called when too much of it fails. */
  circuit: string
  /** The call as failures and logs name it, without data of the member. */
  name(): string
}

/** What sending a call needs. */
export interface UpstreamDeps {
  pool: Dispatcher
  /** Origin that the pool is connected to; other origins go over connections of their own. */
  origin: string
  guards: Guards
  /** The calls of the request, which end together. */
  group: CallGroup
  watch?: CallWatch | undefined
  trace?: CallTrace | undefined
  markEnglish?: MarkEnglish | undefined
}

/** How the answer to a call is read, and who hears of its failure. */
export interface AnswerReader<Value> {
  /** Reads the text of a successful answer, empty for 204, with its headers; may throw. */
  read(text: string, headers: Received['headers']): Value
  /** Called once when the call failed for good. */
  report?(failure: UpstreamError): void
}

/**
 * Sends a call and gives what is read from its answer. A GET that met a broken connection, a 5xx or a short Retry-After is
 * sent once more while the retry budget lasts; nothing else ever is. Rejects with UpstreamError, at once when its
 * circuit is open.
 */
export function exchange<Value>(call: Call, deps: UpstreamDeps, reader: AnswerReader<Value>): Promise<Value> {
  return new Promise((done, reject) => new Exchange(call, deps, reader, done, reject).begin())
}

/**
 * A call under way. One object and one promise from the first try to the end: promises and functions for each step of each
 * call were a tenth of what a request costs.
 */
class Exchange<Value> implements ResponseHandler {
  readonly #call: Call
  readonly #deps: UpstreamDeps
  readonly #reader: AnswerReader<Value>
  readonly #done: (value: Value) => void
  readonly #reject: (reason: unknown) => void
  #tries = 0
  #sentAt = 0
  #span: CallSpan | undefined

  constructor(
    call: Call,
    deps: UpstreamDeps,
    reader: AnswerReader<Value>,
    done: (value: Value) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#call = call
    this.#deps = deps
    this.#reader = reader
    this.#done = done
    this.#reject = reject
  }

  begin(): void {
    const { guards, group } = this.#deps
    const { breaker, budget } = guards
    // What is asked after the deadline, because something else took all the time, says nothing about its own circuit.
    if (group.ended) this.#notSent(failed(this.#call, failureOfTransport(group.ended)))
    else if (breaker.allows(this.#call.circuit)) {
      budget.earn()
      this.#try()
    } else this.#notSent(failed(this.#call, { code: 'UPSTREAM', status: 503 }), 'CIRCUIT_OPEN')
  }

  onAnswer(answer: Received): void {
    this.#deps.guards.breaker.record(this.#call.circuit, answer.status < 500)
    const text = receivedText(this.#call, answer, this.#deps)
    if (typeof text === 'string') this.#read(text, answer)
    else {
      this.#ended(answer.status, text.failure.code)
      this.#fail(text)
    }
  }

  onFailure(reason: Error): void {
    const failure = failureOfTransport(reason)
    this.#ended(undefined, failure.code)
    if (failure.code !== 'ABORTED') this.#deps.guards.breaker.record(this.#call.circuit, false)
    this.#fail(failed(this.#call, failure))
  }

  #try(): void {
    const { pool, origin, group, trace } = this.#deps
    this.#tries += 1
    this.#sentAt = performance.now()
    this.#span = trace?.beginCall(this.#call)
    const { headers } = this.#call
    const sent = this.#span
      ? { ...this.#call, headers: { ...headers, traceparent: this.#span.traceparent } }
      : this.#call
    receive(this.#call.origin === origin ? pool : getGlobalDispatcher(), sent, group, this)
  }

  #read(text: string, { status, headers }: Received): void {
    const at = performance.now()
    try {
      this.#done(this.#reader.read(text, headers))
      this.#ended(status, undefined, at)
    } catch (error) {
      this.#ended(status, error instanceof UpstreamError ? error.failure.code : 'INTERNAL', at)
      this.#reject(error)
    }
  }

  /** Tells how the call ended that was sent last, and at which time its answer was there. */
  #ended(status: number | undefined, failure: string | undefined, at = performance.now()): void {
    const outcome = { status, failure, ms: at - this.#sentAt }
    this.#deps.watch?.ended(this.#call, outcome)
    this.#span?.end(outcome)
  }

  #fail(failure: UpstreamError): void {
    if (this.#tries > 1) this.#giveUp(failure)
    else this.#again(failure).catch(this.#reject)
  }

  /** Tries once more if the call may be repeated; else it failed for good. */
  async #again(failure: UpstreamError): Promise<void> {
    const { method, changes, circuit } = this.#call
    const { group, guards } = this.#deps
    const mayRepeat = method === 'GET' && !changes && !group.ended
    const delay = mayRepeat ? retryDelay(failure, group.remaining) : undefined
    if (delay === undefined || !guards.budget.spend()) return this.#giveUp(failure)
    if (delay > 0) await group.pause(delay)
    if (group.ended || !guards.breaker.allows(circuit)) return this.#giveUp(failure)
    this.#deps.watch?.again(this.#call)
    this.#try()
  }

  #notSent(failure: UpstreamError, code: string = failure.failure.code): void {
    this.#deps.watch?.notSent(this.#call, code)
    this.#giveUp(failure)
  }

  #giveUp(failure: UpstreamError): void {
    this.#reader.report?.(failure)
    this.#reject(failure)
  }
}

/** The text of a successful answer, or what is wrong with it. */
function receivedText(
  call: Call,
  { status, headers, text }: Received,
  { markEnglish }: UpstreamDeps,
): string | UpstreamError {
  if (status === 204) return ''
  if (status < 200 || status > 299) {
    const seconds = retryAfter({ 'retry-after': headerOf(headers, 'retry-after'), date: headerOf(headers, 'date') })
    const told = seconds === undefined ? {} : { retryAfter: seconds }
    const body = readErrorBody(text)
    markEnglish?.(body, validateErrorBody, headers)
    return failed(call, { code: codeOfStatus(status), status: failureStatus(status), ...told }, body)
  }
  if (text === undefined || !isMediaType(headerOf(headers, 'content-type'), call.answers))
    return failed(call, { code: 'INVALID_ANSWER', status: 502 })
  return text
}

function failed(
  call: Call,
  failure: { code: ErrorCode; status: number; retryAfter?: number },
  body?: UpstreamError['body'],
): UpstreamError {
  return new UpstreamError({ ...failure, area: call.area, call: call.name() }, body)
}
