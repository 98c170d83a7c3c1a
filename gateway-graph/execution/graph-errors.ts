import type { Log } from '../context/graph-context.ts'
import { type FailureExtensions, PortalFailure } from '../failures/portal-failure.ts'

/** What errors of graphql-js, graphql-jit and Apollo Server have in common. */
export interface RawError {
  readonly message: string
  readonly path?: readonly (string | number)[] | undefined
  readonly originalError?: unknown
}

/**
 * An error as the client may see it: code, status, area and call, never the raw text (ERR-42). An error that is not a
 * PortalFailure is a bug and is logged with its stack frames. In developer mode the message about a refused document is
 * kept, without suggestions.
 */
export function maskError(error: RawError, log: Log, requestId: string, developerMode = false): GraphError {
  const { path, originalError } = error
  if (originalError instanceof PortalFailure) return graphError(originalError.failure, path)
  if (path === undefined && originalError === undefined) {
    const refused = graphError({ code: 'BAD_REQUEST', status: 400, area: 'graph' })
    return developerMode ? { ...refused, message: withoutSuggestions(error.message) } : refused
  }
  log.error({ requestId, path: path?.join('.'), ...framesOf(originalError) }, 'resolver failed')
  return graphError({ code: 'INTERNAL', status: 500, area: 'graph' }, path)
}

/** A GraphQL error for a failure. */
export function graphError(failure: FailureExtensions, path?: readonly (string | number)[]): GraphError {
  return { message: `${failure.area}: ${failure.code}`, ...(path && { path }), extensions: failure }
}

/** Suggestions of field names would reveal the schema. */
function withoutSuggestions(message: string): string {
  return message.replace(/ Did you mean .*$/s, '')
}

/** Name and stack frames of an error, without its message, which may quote a value. */
function framesOf(error: unknown): { error: string; at: string[] } | undefined {
  if (!(error instanceof Error)) return undefined
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { error: error.name, at: frames.slice(0, 5).map(line => line.trim()) }
}

/** An error as it leaves the gateway: no text of a service, no value of a member. */
export interface GraphError {
  message: string
  /** Where in the data something is missing; absent when the request itself was refused. */
  path?: readonly (string | number)[]
  extensions: FailureExtensions
}

/** What every execution gives: data with gaps, and the errors that name them. */
export interface GraphAnswer {
  data: Record<string, unknown> | null
  errors: readonly GraphError[]
}
