import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError } from 'graphql'
import type { GraphContext, Log } from '../context/graph-context.ts'
import { type FailureExtensions, PortalFailure, type PublicFailure } from '../failures/portal-failure.ts'

const internal: FailureExtensions = { code: 'INTERNAL', status: 500, area: 'graph' }
const badRequest: FailureExtensions = { code: 'BAD_REQUEST', status: 400, area: 'graph' }
const unknownDocument: FailureExtensions = { code: 'UNKNOWN_DOCUMENT', status: 400, area: 'graph' }
const forbiddenDocument: FailureExtensions = { code: 'FORBIDDEN_DOCUMENT', status: 403, area: 'graph' }

/** Who reads an error: developers learn the area and the REST call too, members' browsers do not. */
type Audience = 'member' | 'developer'

/**
 * An error of Apollo Server or of a document as its reader may see it, never with a raw text (ERR-42). A bug has
 * the request's id, under which it is logged, as its reference. Developers see the message about a refused document.
 */
export function maskError(error: unknown, audience: Audience, requestId?: string): GraphError {
  if (!(error instanceof GraphQLError)) return graphError(internal, audience)
  const { message, path, originalError } = error
  const { code } = error.extensions
  const locations = audience === 'developer' && error.locations ? { locations: error.locations } : {}
  if (code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND) return graphError(unknownDocument, 'member')
  if (code === ApolloServerErrorCode.GRAPHQL_PARSE_FAILED && audience === 'member')
    return graphError(forbiddenDocument, 'member')
  if (originalError instanceof PortalFailure)
    return { ...graphError(originalError.failure, audience, path), ...locations }
  if (code !== undefined)
    return { ...graphError(badRequest, audience), ...locations, ...(audience === 'developer' && { message }) }
  if (isClientsMistake(error)) return { ...graphError(badRequest, audience, path), ...locations }
  const bug = { ...internal, ...(requestId !== undefined && { reference: requestId }) }
  return { ...graphError(bug, audience, path), ...locations }
}

/** Logs an error if it is a bug, records it if it is a refusal, and gives it as its reader may see it. */
export function tellError(
  error: GraphQLError,
  audience: Audience,
  log: Log,
  { requestId, audit }: Pick<GraphContext, 'requestId' | 'audit'>,
): GraphError {
  logBug(error, log, requestId)
  const { originalError, path = [] } = error
  if (originalError instanceof PortalFailure)
    audit.refused(path.filter(part => typeof part === 'string').join('.'), originalError)
  return maskError(error, audience, requestId)
}

function graphError(failure: FailureExtensions, audience: Audience, path?: readonly (string | number)[]): GraphError {
  const { area, call: _call, ...told } = failure
  const error = { message: told.code, ...(path && { path }), extensions: told }
  return audience === 'member' ? error : { ...error, message: saidToDevelopers(failure), extensions: failure }
}

/** Area and code, and what of the question is to be changed, where it is the question's (GRAPH-08). */
function saidToDevelopers({ area, code, argument, limit, calls }: FailureExtensions): string {
  const atMost = limit === undefined ? [] : [`at most ${limit}`]
  const asked = calls === undefined ? (argument ?? []) : `${calls} calls`
  return [`${area}: ${code}`, asked, atMost].flat().join(', ')
}

/** Logs an error that is neither a refusal nor a PortalFailure, which is a bug: where it was thrown, not its message, which may quote a value. */
export function logBug(error: GraphQLError, log: Log, requestId: string): void {
  const { path, originalError, extensions } = error
  if (extensions.code !== undefined || originalError instanceof PortalFailure || isClientsMistake(error)) return
  log.error({ requestId, path: path?.join('.'), ...framesOf(originalError) }, 'resolver failed')
}

/**
 * Whether a value of the client does not fit after all: null in a variable that may be null, at an argument that may only be left out
 * (SEC-30). Nothing tells before the document runs. graphql-js throws such an error with the argument's place, which no resolver's has;
 * compiled documents give it as it is, as they do with no error of a resolver.
 */
function isClientsMistake({ message, originalError }: GraphQLError): boolean {
  if (!message.startsWith('Argument "')) return false
  return originalError === undefined || (originalError instanceof GraphQLError && originalError.nodes !== undefined)
}

/** Name and stack frames of an error. */
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
  /** Where in a developer's own document; members' documents are the client's. */
  locations?: readonly { line: number; column: number }[]
  /** With area and call only for developers. */
  extensions: PublicFailure & Partial<FailureExtensions>
}

/** What every execution gives: data with gaps, and the errors that name them. */
export interface GraphAnswer {
  data: Record<string, unknown> | null
  errors: readonly GraphError[]
}
