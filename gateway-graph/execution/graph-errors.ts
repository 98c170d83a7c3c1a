import type { Log } from '../context/graph-context.ts'
import { type FailureExtensions, PortalFailure } from '../failures/portal-failure.ts'

/** What graphql-js, graphql-jit and Apollo Server have in common in an error. */
export interface RawError {
  readonly message: string
  readonly path?: readonly (string | number)[] | undefined
  readonly originalError?: unknown
}

/**
 * What the client may know of an error: code, status, area and call, never the raw text (ERR-42). Failures that are no
 * PortalFailure are faults of this program and are logged with the place they come from. In developer mode the text of
 * a refused document is kept, without suggestions.
 */
export function maskError(error: RawError, log: Log, requestId: string, developerMode = false): GraphError {
  const { path, originalError } = error
  if (originalError instanceof PortalFailure) return graphError(originalError.failure, path)
  if (path === undefined && originalError === undefined) {
    const refused = graphError({ code: 'BAD_REQUEST', status: 400, area: 'graph' })
    return developerMode ? { ...refused, message: withoutSuggestions(error.message) } : refused
  }
  log.error({ requestId, path: path?.join('.'), ...placeOf(originalError) }, 'resolver failed')
  return graphError({ code: 'INTERNAL', status: 500, area: 'graph' }, path)
}

/** An error of the gateway's own making. */
export function graphError(failure: FailureExtensions, path?: readonly (string | number)[]): GraphError {
  return { message: `${failure.area}: ${failure.code}`, ...(path && { path }), extensions: failure }
}

/** Field suggestions tell a stranger what the schema has. */
function withoutSuggestions(message: string): string {
  return message.replace(/ Did you mean .*$/s, '')
}

/** Name and frames of an error without its message, which may quote a value. */
function placeOf(error: unknown): { error: string; at: string[] } | undefined {
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
