import type { Log } from '../context/graph-context.ts'
import { type FailureExtensions, PortalFailure, type PublicFailure } from '../failures/portal-failure.ts'

/** What errors of graphql-js, graphql-jit and Apollo Server have in common. */
export interface RawError {
  readonly message: string
  readonly path?: readonly (string | number)[] | undefined
  readonly originalError?: unknown
}

/** Who reads an error: developers learn the area and the REST call too, members' browsers do not. */
export type Audience = 'member' | 'developer'

/**
 * An error as its reader may see it, never with a raw text (ERR-42). An error that is not a PortalFailure is a bug and is
 * logged with its stack frames, under the request's id, which the reader learns. Developers see the message about a refused document, without suggestions.
 */
export function maskError(error: RawError, log: Log, requestId: string, audience: Audience): GraphError {
  const { path, originalError } = error
  if (originalError instanceof PortalFailure) return graphError(originalError.failure, audience, path)
  if (path === undefined && originalError === undefined) {
    const refused = graphError({ code: 'BAD_REQUEST', status: 400, area: 'graph' }, audience)
    return audience === 'developer' ? { ...refused, message: withoutSuggestions(error.message) } : refused
  }
  log.error({ requestId, path: path?.join('.'), ...framesOf(originalError) }, 'resolver failed')
  const bug = { code: 'INTERNAL', status: 500, area: 'graph', ...(requestId !== '' && { reference: requestId }) }
  return graphError(bug, audience, path)
}

/** A GraphQL error for a failure. */
export function graphError(
  failure: FailureExtensions,
  audience: Audience,
  path?: readonly (string | number)[],
): GraphError {
  const { area, call: _call, ...told } = failure
  const error = { message: told.code, ...(path && { path }), extensions: told }
  return audience === 'member' ? error : { ...error, message: `${area}: ${told.code}`, extensions: failure }
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
  /** With area and call only for developers. */
  extensions: PublicFailure & Partial<FailureExtensions>
}

/** What every execution gives: data with gaps, and the errors that name them. */
export interface GraphAnswer {
  data: Record<string, unknown> | null
  errors: readonly GraphError[]
}
