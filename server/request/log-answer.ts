import type { Log } from '../../gateway-graph/context.ts'

/** What the log says of an answer. */
export interface AnswerLine {
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
