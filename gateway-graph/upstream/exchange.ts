import { type Dispatcher, getGlobalDispatcher } from 'undici'
import type { CallGroup } from './call-group.ts'
import { codeOfStatus, failureStatus } from './code-of-status.ts'
import type { Target } from './create-call-target.ts'
import { failureOfTransport } from './failure-of-transport.ts'
import type { Guards } from './guards-of-pool.ts'
import { headerOf } from './header-of.ts'
import { isMediaType, type MediaType } from './is-media-type.ts'
import { readErrorBody } from './read-error-body.ts'
import { type Received, receive } from './receive.ts'
import { retryAfter } from './retry-after.ts'
import { retryDelay } from './retry-delay.ts'
import { UpstreamError } from './upstream-error.ts'

/** One call, ready to be sent. */
export interface Call extends Target {
  method: 'GET' | 'POST' | 'PUT'
  headers: Readonly<Record<string, string>>
  body: string | null
  /** A GET that changes something all the same: it is never repeated. */
  changes?: boolean
  /** What a successful answer has to be; 204 is an empty one of either. */
  answers: MediaType
  /** Folder of gateway-graph that a failure belongs to. */
  area: string
  /** What a failure says was called; nothing of the member's is in it. */
  name(): string
}

/** What sending needs. */
export interface Line {
  pool: Dispatcher
  /** Origin that the pool is connected to; other origins go over connections of their own. */
  origin: string
  guards: Guards
  /** The calls of the request, which end together. */
  group: CallGroup
}

/** What becomes of a call. */
export interface Outcome<Value> {
  /** Makes of the text of a successful answer, empty for 204, what was asked for; may throw. */
  read(text: string): Value
  /** Hears of a call that failed for good. */
  report?(failure: UpstreamError): void
}

/**
 * Sends a call and gives what is read from its answer. A GET that met a broken connection, a 5xx or a short Retry-After is
 * sent once more while the retry budget lasts; nothing else ever is. Rejects with UpstreamError, at once when the area's
 * circuit is open. A promise of its own for each step of each call is a tenth of what a request costs: there is one for
 * all.
 */
export function exchange<Value>(call: Call, line: Line, { read, report }: Outcome<Value>): Promise<Value> {
  const { breaker, budget } = line.guards
  return new Promise((done, reject) => {
    function take(text: string): void {
      try {
        done(read(text))
      } catch (error) {
        reject(error)
      }
    }
    function fail(failure: UpstreamError): void {
      report?.(failure)
      reject(failure)
    }
    if (!breaker.allows(call.area)) return fail(failed(call, { code: 'UPSTREAM', status: 503 }))
    budget.earn()
    attempt(call, line, take, failure => void again(failure, call, line, take, fail).catch(reject))
  })
}

type Take = (text: string) => void
type Fail = (failure: UpstreamError) => void

/** The second try of a call, if it may have one; else it failed for good. */
async function again(failure: UpstreamError, call: Call, line: Line, take: Take, fail: Fail): Promise<void> {
  const { group, guards } = line
  const mayRepeat = call.method === 'GET' && !call.changes && !group.ended
  const delay = mayRepeat ? retryDelay(failure, group.remaining) : undefined
  if (delay === undefined || !guards.budget.spend()) return fail(failure)
  if (delay > 0) await group.pause(delay)
  if (group.ended || !guards.breaker.allows(call.area)) return fail(failure)
  attempt(call, line, take, fail)
}

/** One try. */
function attempt(call: Call, { pool, origin, group, guards: { breaker } }: Line, take: Take, fail: Fail): void {
  function received(answer: Received): void {
    breaker.record(call.area, answer.status < 500)
    const text = textOf(call, answer)
    if (typeof text === 'string') take(text)
    else fail(text)
  }
  function broken(error: Error): void {
    const failure = failureOfTransport(error)
    if (failure.code !== 'ABORTED') breaker.record(call.area, false)
    fail(failed(call, failure))
  }
  receive(call.origin === origin ? pool : getGlobalDispatcher(), call, group, received, broken)
}

/** The text of a successful answer, or what is wrong with it. */
function textOf(call: Call, { status, headers, text }: Received): string | UpstreamError {
  if (status === 204) return ''
  if (status < 200 || status > 299) {
    const seconds = retryAfter({ 'retry-after': headerOf(headers, 'retry-after'), date: headerOf(headers, 'date') })
    const told = seconds === undefined ? {} : { retryAfter: seconds }
    return failed(call, { code: codeOfStatus(status), status: failureStatus(status), ...told }, readErrorBody(text))
  }
  if (text === undefined || !isMediaType(headerOf(headers, 'content-type'), call.answers))
    return failed(call, { code: 'INVALID_ANSWER', status: 502 })
  return text
}

function failed(
  call: Call,
  failure: { code: string; status: number; retryAfter?: number },
  body?: UpstreamError['body'],
): UpstreamError {
  return new UpstreamError({ ...failure, area: call.area, call: call.name() }, body)
}
