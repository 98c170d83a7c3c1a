import type { IncomingHttpHeaders } from 'node:http'

/** The trace that a request belongs to, as W3C Trace Context writes it in the header traceparent. */
export interface TraceParent {
  traceId: string
  /** The span of whoever asks. */
  spanId: string
  /** Whether the trace is kept. */
  sampled: boolean
}

const form =
  /^(?!ff)[\da-f]{2}-(?<traceId>(?!0{32})[\da-f]{32})-(?<spanId>(?!0{16})[\da-f]{16})-(?<flags>[\da-f]{2})(?:-.*)?$/

/** The trace that a request came with; headers of strangers are gone by then (`meetClient`). */
export function traceOf({ traceparent }: IncomingHttpHeaders): TraceParent | undefined {
  if (typeof traceparent !== 'string' || traceparent.length > 128) return undefined
  const { traceId, spanId, flags } = form.exec(traceparent)?.groups ?? {}
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The value of the header traceparent. */
export function traceParent({ traceId, spanId, sampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`
}
