import type { IncomingHttpHeaders } from 'node:http'

/** What the double does with a call: a JSON value or text to answer, in a language if it says so, a status with a body, or anything by hand. */
export type Reply =
  | { json: unknown; status?: number; language?: string }
  | { text: string; status?: number }
  | { break: 'before answering' | 'within the answer' }
  | { never: true }

/** Replies by call: "GET account/status". */
export type Replies = { [call: string]: Reply | ((seen: Seen) => Reply) }

/** A call that the double has seen. */
export interface Seen {
  /** "GET account/status", without base path and query. */
  call: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  body: unknown
}
