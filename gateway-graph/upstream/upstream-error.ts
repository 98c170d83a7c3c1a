import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import { type FailureExtensions, PortalFailure } from '../shared/portal-failure.ts'

/** A call to the REST gateway failed. `body` is the gateway's own account of it, for resolvers only: it never reaches a client as it is (ERR-42). */
export class UpstreamError extends PortalFailure {
  readonly body: ErrorBody | undefined

  constructor(failure: FailureExtensions, body?: ErrorBody) {
    super(`${failure.area}: ${failure.code}`, failure)
    this.name = 'UpstreamError'
    this.body = body
  }
}
