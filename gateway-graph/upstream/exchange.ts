import { setTimeout as wait } from 'node:timers/promises'
import { type Dispatcher, request } from 'undici'
import { PortalFailure } from '../shared/portal-failure.ts'
import { codeOfStatus, failureStatus } from './code-of-status.ts'
import { failureOfTransport } from './failure-of-transport.ts'
import type { Guards } from './guards-of-pool.ts'
import { isMediaType, type MediaType } from './is-media-type.ts'
import { readBody } from './read-body.ts'
import { readErrorBody } from './read-error-body.ts'
import { retryAfter } from './retry-after.ts'
import { retryDelay } from './retry-delay.ts'
import { UpstreamError } from './upstream-error.ts'

/** One call, ready to be sent. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  url: URL
  headers: Record<string, string>
  body: string | undefined
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
  /** Ends every call of the request: its deadline, or the client hanging up. */
  signal: AbortSignal
  /** Milliseconds until the deadline. */
  remaining(): number
}

interface Answer {
  status: number
  /** Undefined when it was over the cap. */
  text: string | undefined
  isAsWanted: boolean
  retryAfter: number | undefined
}

/**
 * Sends a call and gives the text of a successful answer, empty for 204. A GET that met a broken connection, a 5xx or a
 * short Retry-After is sent once more while the retry budget lasts; nothing else ever is. Throws UpstreamError, at once
 * when the area's circuit is open.
 */
export async function exchange(call: Call, line: Line): Promise<string> {
  const { breaker, budget } = line.guards
  if (!breaker.allows(call.area)) throw failed(call, { code: 'UPSTREAM', status: 503 })
  budget.earn()
  try {
    return await attempt(call, line)
  } catch (error) {
    const delay = call.method === 'GET' && !line.signal.aborted ? retryDelay(error, line.remaining()) : undefined
    if (delay === undefined || !budget.spend()) throw error
    if (delay > 0) await pause(delay, line.signal)
    if (line.signal.aborted || !breaker.allows(call.area)) throw error
    return await attempt(call, line)
  }
}

async function attempt(call: Call, line: Line): Promise<string> {
  const { breaker } = line.guards
  try {
    const answer = await sendOnce(call, line)
    breaker.record(call.area, answer.status < 500)
    return textOf(call, answer)
  } catch (error) {
    if (error instanceof PortalFailure) throw error
    const failure = failureOfTransport(error)
    if (failure.code !== 'ABORTED') breaker.record(call.area, false)
    throw failed(call, failure)
  }
}

async function sendOnce(call: Call, line: Line): Promise<Answer> {
  const { method, headers, body, answers } = call
  const options = { method, headers, body: body ?? null, signal: line.signal }
  const answer =
    call.url.origin === line.origin
      ? await line.pool.request({ ...options, path: call.url.pathname + call.url.search })
      : await request(call.url, options)
  return {
    status: answer.statusCode,
    text: await readBody(answer.body),
    isAsWanted: isMediaType(answer.headers['content-type'], answers),
    retryAfter: retryAfter(answer.headers),
  }
}

function textOf(call: Call, { status, text, isAsWanted, retryAfter: seconds }: Answer): string {
  if (status === 204) return ''
  if (status < 200 || status > 299) {
    const told = seconds === undefined ? {} : { retryAfter: seconds }
    throw failed(call, { code: codeOfStatus(status), status: failureStatus(status), ...told }, readErrorBody(text))
  }
  if (text === undefined || !isAsWanted) throw failed(call, { code: 'INVALID_ANSWER', status: 502 })
  return text
}

/** Waits; ends early, without an error of its own, when the signal goes off. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined)
}

function failed(
  call: Call,
  failure: { code: string; status: number; retryAfter?: number },
  body?: UpstreamError['body'],
): UpstreamError {
  return new UpstreamError({ ...failure, area: call.area, call: call.name() }, body)
}
