import { type Dispatcher, getGlobalDispatcher } from 'undici'
import { type FailureExtensions, PortalFailure } from '../shared/portal-failure.ts'
import type { CallGroup } from './call-group.ts'
import type { Target } from './call-target.ts'
import { codeOfStatus } from './code-of-status.ts'
import { failureOfTransport } from './failure-of-transport.ts'
import type { Guards } from './guards-of-pool.ts'
import { readErrorBody } from './read-error-body.ts'
import { receive } from './receive.ts'
import { UpstreamError } from './upstream-error.ts'

/** One call, ready to be sent. */
export interface Call extends Target {
  method: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body: string | null
  /** What a failure says: the area and the path without query. */
  area: string
  name: string
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
 * Sends a call and gives the text of a successful answer. A GET that met a broken connection or a 5xx is sent once more
 * while the retry budget lasts. Throws UpstreamError, at once when the area's circuit is open.
 */
export async function exchange(call: Call, line: Line): Promise<string> {
  const { breaker, budget } = line.guards
  if (!breaker.allows(call.area)) throw failed(call, { code: 'UPSTREAM', status: 503 })
  budget.earn()
  try {
    return await attempt(call, line)
  } catch (error) {
    if (!isWorthRetry(error) || call.method !== 'GET' || line.group.ended || !budget.spend()) throw error
    if (!breaker.allows(call.area)) throw error
    return await attempt(call, line)
  }
}

async function attempt(call: Call, { pool, origin, group, guards: { breaker } }: Line): Promise<string> {
  try {
    const { status, text } = await receive(call.origin === origin ? pool : getGlobalDispatcher(), call, group)
    breaker.record(call.area, status < 500)
    if (status >= 200 && status < 300) {
      if (text === undefined) throw failed(call, { code: 'INVALID_ANSWER', status: 502 })
      return text
    }
    throw new UpstreamError(extensions(call, { code: codeOfStatus(status), status }), readErrorBody(text))
  } catch (error) {
    if (error instanceof PortalFailure) throw error
    const { code, status, worthRetry } = failureOfTransport(error)
    if (code !== 'ABORTED') breaker.record(call.area, false)
    throw worthRetry ? new BrokenConnection(extensions(call, { code, status })) : failed(call, { code, status })
  }
}

/** The connection broke after it was made. */
class BrokenConnection extends UpstreamError {}

function isWorthRetry(error: unknown): boolean {
  return (
    error instanceof BrokenConnection ||
    (error instanceof UpstreamError && error.failure.status >= 500 && error.failure.code !== 'INVALID_ANSWER')
  )
}

function extensions(call: Call, failure: { code: string; status: number }): FailureExtensions {
  return { ...failure, area: call.area, call: call.name }
}

function failed(call: Call, failure: { code: string; status: number }): UpstreamError {
  return new UpstreamError(extensions(call, failure))
}
