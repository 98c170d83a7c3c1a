import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { logAnswer } from '../log/request-log.ts'
import type { Portal } from './portal.ts'

/** An answer that has gone out, or was broken off. */
interface Answer {
  method: string
  /** Id of the brand; undefined on a host of no brand. */
  brand: string | undefined
  /** Pattern of the address. */
  route: string | undefined
  /** The client's document that ran. */
  document?: string | undefined
  status: number
  /** From the request's headers to the end of the answer, milliseconds. */
  ms: number
}

/** What an answer is told as of which somebody did not wait for the end, as proxies write it: it failed nobody. */
const brokenOff = 499

/** The status of an answer whose connection has closed: what went out, or that it did not go out as a whole. */
export const statusTold = ({ writableFinished, statusCode }: ServerResponse): number =>
  writableFinished ? statusCode : brokenOff

/** Tells of an answer: to the metrics, to the trace that it ends, and in one line of the log, which knows brand and route. */
export function tellAnswer(portal: Portal, request: IncomingMessage, log: Log, answer: Answer): void {
  const { method, brand = '', route = '', document, status, ms } = answer
  portal.telemetry.requests.record(ms / 1_000, [method, route, String(status), brand])
  portal.traces.of(request)?.end({
    name: `${method} ${route}`,
    attributes: {
      ...{ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      ...{ 'portal.brand': brand, 'graphql.operation.name': document },
    },
    isFailed: status >= 500,
  })
  logAnswer(log, { method, document, status, ms })
}
