import type { FastifyBaseLogger } from 'fastify'
import type { Log } from '../../gateway-graph/context/graph-context.ts'

/** What every line about a request says (OPS-10). Addresses can name a claim or a document: a line has the route instead. */
export interface LineFacts {
  /** The id under which all programs log it, as in the header x-request-id. */
  requestId: string
  /** Of the trace to which it belongs, when a proxy began one or the portal does. */
  traceId?: string | undefined
  /** Id of the brand; undefined on a host of no brand. */
  brand?: string | undefined
  /** Pattern of the address. */
  route?: string | undefined
  /** Id of the route in the manifest, for pages. */
  routeId?: string | undefined
}

/**
 * A log whose lines carry what is known of a request. What is known is found out with the first line: most requests log one
 * line, and a child logger for each would cost more.
 */
export function requestLog(log: Log, facts: () => LineFacts): Log {
  let known: LineFacts | undefined
  const withFacts = (fields: object) => {
    known ??= facts()
    return { ...known, ...fields }
  }
  return {
    info: (fields, message) => log.info(withFacts(fields), message),
    warn: (fields, message) => log.warn(withFacts(fields), message),
    error: (fields, message) => log.error(withFacts(fields), message),
  }
}

const nothing = () => {}

/** The same for Fastify, which also asks for levels that nobody uses. */
export function frameworkLog(log: FastifyBaseLogger, facts: () => LineFacts): FastifyBaseLogger {
  const own = requestLog(log, facts)
  const others = { level: log.level, fatal: own.error, debug: nothing, trace: nothing, silent: nothing }
  const logger = { ...own, ...others, child: (): unknown => logger }
  return logger as unknown as FastifyBaseLogger
}

/** The log of requests that leave none, such as those of a load balancer. */
export const silentLog = frameworkLog(
  { level: 'silent', info: nothing, warn: nothing, error: nothing } as unknown as FastifyBaseLogger,
  () => ({ requestId: '' }),
)

/** The fields of an answer's log line besides the facts of its request. */
interface AnswerLine {
  method: string | undefined
  /** The client's document that ran. */
  document?: string | undefined
  status: number
  /** From the request's headers to the end of the answer, milliseconds. */
  ms: number
}

/** Logs an answer: one line. */
export function logAnswer(log: Log, { method, document, status, ms }: AnswerLine): void {
  log.info({ method, document, status, ms: Math.round(ms) }, 'answered')
}

/** An error's name and first stack frames, for the log. Its message may quote what a member typed, so it stays out. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  // Nobody's data is at stake while developing.
  if (process.env.NODE_ENV === 'development') return error.stack ?? error.message
  const places = (error.stack ?? '').split('\n').filter(line => line.trimStart().startsWith('at '))
  return [error.name, ...places.slice(0, 4).map(place => place.trim())].join(' ')
}
