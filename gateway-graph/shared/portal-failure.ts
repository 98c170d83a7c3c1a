/** How a failure leaves the gateway: `extensions` of a GraphQL error. */
export type FailureExtensions = {
  /** UPSTREAM, TIMEOUT, UNREACHABLE, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_ANSWER, NO_GROUP, INTERNAL, ... */
  code: string
  /** Status that the error page shows; 1 when no service could be reached (ERR-30). */
  status: number
  /** Folder of gateway-graph that the failure belongs to. */
  area: string
  /** Path of the REST call below the base path, without query. */
  call?: string
}

/** A failure whose code and status may be told to the client; its message may not. */
export class PortalFailure extends Error {
  readonly failure: FailureExtensions

  constructor(message: string, failure: FailureExtensions) {
    super(message)
    this.name = 'PortalFailure'
    this.failure = failure
  }
}
