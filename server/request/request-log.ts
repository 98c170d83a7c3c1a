import type { Log } from '../../gateway-graph/context.ts'

/** A log whose lines carry a request's id. Nothing is made until there is a line: of most requests there is one. */
export function requestLog(log: Log, reqId: string): Log {
  return {
    info: (fields, message) => log.info({ reqId, ...fields }, message),
    warn: (fields, message) => log.warn({ reqId, ...fields }, message),
    error: (fields, message) => log.error({ reqId, ...fields }, message),
  }
}
