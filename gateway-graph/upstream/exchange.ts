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

/**
 * Sends a call and gives the text of a successful answer, empty for 204. A GET that met a broken connection, a 5xx or a
 * short Retry-After is sent once more while the retry budget lasts; nothing else ever is. Throws UpstreamError, at once
 * when the area's circuit is open.
 */
export function exchange(call: Call, line: Line): Promise<string> {
  const { breaker, budget } = line.guards
  if (!breaker.allows(call.area)) return Promise.reject(failed(call, { code: 'UPSTREAM', status: 503 }))
  budget.earn()
  return attempt(call, line).catch((error: unknown) => again(error, call, line))
}

/** The second try of a call, if it may have one; else what it failed with. */
async function again(error: unknown, call: Call, line: Line): Promise<string> {
  const { group, guards } = line
  const mayRepeat = call.method === 'GET' && !call.changes && !group.ended
  const delay = mayRepeat ? retryDelay(error, group.remaining) : undefined
  if (delay === undefined || !guards.budget.spend()) throw error
  if (delay > 0) await group.pause(delay)
  if (group.ended || !guards.breaker.allows(call.area)) throw error
  return await attempt(call, line)
}

/** One try. A promise of its own for each step of each call is a tenth of what a request costs: there is one for all. */
function attempt(call: Call, { pool, origin, group, guards: { breaker } }: Line): Promise<string> {
  return new Promise((done, fail) => {
    function failWith(error: Error): void {
      const failure = failureOfTransport(error)
      if (failure.code !== 'ABORTED') breaker.record(call.area, false)
      fail(failed(call, failure))
    }
    function take(answer: Received): void {
      breaker.record(call.area, answer.status < 500)
      try {
        done(textOf(call, answer))
      } catch (error) {
        fail(error)
      }
    }
    receive(call.origin === origin ? pool : getGlobalDispatcher(), call, group, take, failWith)
  })
}

function textOf(call: Call, { status, headers, text }: Received): string {
  if (status === 204) return ''
  if (status < 200 || status > 299) {
    const seconds = retryAfter({ 'retry-after': headerOf(headers, 'retry-after'), date: headerOf(headers, 'date') })
    const told = seconds === undefined ? {} : { retryAfter: seconds }
    throw failed(call, { code: codeOfStatus(status), status: failureStatus(status), ...told }, readErrorBody(text))
  }
  if (text === undefined || !isMediaType(headerOf(headers, 'content-type'), call.answers))
    throw failed(call, { code: 'INVALID_ANSWER', status: 502 })
  return text
}

function failed(
  call: Call,
  failure: { code: string; status: number; retryAfter?: number },
  body?: UpstreamError['body'],
): UpstreamError {
  return new UpstreamError({ ...failure, area: call.area, call: call.name() }, body)
}
