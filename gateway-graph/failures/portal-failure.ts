import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import type { ErrorCode } from '../generated/resolver-types.ts'

/** What a member's browser is told of a failure: `extensions` of a GraphQL error. */
export type PublicFailure = {
  /** The schema says what each of them means (errors.graphql). */
  code: ErrorCode
  /** Status that the error page shows; 1 when no service could be reached (ERR-30). */
  status: number
  /** Seconds after which the service may be called again, when it said so. */
  retryAfter?: number
  /** The argument that a refused question breaks, and the most that it may ask for. */
  argument?: string
  limit?: number
  /** How many calls a refused document could make. */
  calls?: number
  /** Id under which a bug of our own was logged. */
  reference?: string
}

/** All that is known of a failure: for resolvers, the log and developers. */
export type FailureExtensions = PublicFailure & {
  /** Folder of gateway-graph that the failure belongs to. */
  area: string
  /** The REST call, by its path in the contract, for example "programs/{programId}/details". */
  call?: string
}

/** A failure whose code and status the client may see; its message stays here. */
export class PortalFailure extends Error {
  readonly failure: FailureExtensions

  constructor(message: string, failure: FailureExtensions) {
    super(message)
    this.name = 'PortalFailure'
    this.failure = failure
  }
}

/** A call to the REST gateway failed. `body` is the error response, for resolvers only: it never reaches a client as it is (ERR-42). */
export class UpstreamError extends PortalFailure {
  readonly body: ErrorBody | undefined

  constructor(failure: FailureExtensions, body?: ErrorBody) {
    super(`${failure.area}: ${failure.code}`, failure)
    this.name = 'UpstreamError'
    this.body = body
  }
}
