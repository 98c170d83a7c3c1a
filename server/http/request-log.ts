import type { Log } from '../../gateway-graph/context/graph-context.ts'

/** A log whose lines carry a request's id. Nothing is made until there is a line: of most requests there is one. */
export function requestLog(log: Log, reqId: string): Log {
  return {
    info: (fields, message) => log.info({ reqId, ...fields }, message),
    warn: (fields, message) => log.warn({ reqId, ...fields }, message),
    error: (fields, message) => log.error({ reqId, ...fields }, message),
  }
}

/** What the log says of an answer. */
interface AnswerLine {
  /** Id of the brand, if the host is one's. */
  brand: string | undefined
  method: string | undefined
  /** Which kind of address it was; an address itself can name a claim or a document. */
  route: string | undefined
  status: number
  /** From the head of the request to the end of the answer, milliseconds. */
  ms: number
}

/** Writes the one line of an answer. */
export function logAnswer(log: Log, { brand, method, route, status, ms }: AnswerLine): void {
  log.info({ brand, method, route, status, ms: Math.round(ms) }, 'answered')
}

/** Name and places of a failure. Its message may quote what a member typed, so it stays out of the log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = (error.stack ?? '').split('\n').filter(line => line.trimStart().startsWith('at '))
  return [error.name, ...places.slice(0, 4).map(place => place.trim())].join(' ')
}
