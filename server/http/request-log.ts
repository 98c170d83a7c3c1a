import type { Log } from '../../gateway-graph/context/graph-context.ts'

/** A log whose lines carry a request's id. A child logger for each request would cost more: most requests log one line. */
export function requestLog(log: Log, reqId: string): Log {
  return {
    info: (fields, message) => log.info({ reqId, ...fields }, message),
    warn: (fields, message) => log.warn({ reqId, ...fields }, message),
    error: (fields, message) => log.error({ reqId, ...fields }, message),
  }
}

/** The fields of an answer's log line. */
interface AnswerLine {
  /** Id of the brand; undefined on a host of no brand. */
  brand: string | undefined
  method: string | undefined
  /** The route's pattern: an address itself can name a claim or a document. */
  route: string | undefined
  status: number
  /** From the request's headers to the end of the answer, milliseconds. */
  ms: number
}

/** Logs an answer: one line. */
export function logAnswer(log: Log, { brand, method, route, status, ms }: AnswerLine): void {
  log.info({ brand, method, route, status, ms: Math.round(ms) }, 'answered')
}

/** An error's name and first stack frames, for the log. Its message may quote what a member typed, so it stays out. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  // Nobody's data is at stake while developing.
  if (process.env.NODE_ENV === 'development') return error.stack ?? error.message
  const places = (error.stack ?? '').split('\n').filter(line => line.trimStart().startsWith('at '))
  return [error.name, ...places.slice(0, 4).map(place => place.trim())].join(' ')
}
