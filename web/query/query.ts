import type { KnownDocument } from './known-document.ts'

/** A failure as the server tells it: `extensions` and path of a GraphQL error, without any text or address of a service. */
export interface PortalError {
  /** UPSTREAM, TIMEOUT, RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_ANSWER, NO_GROUP, INTERNAL, ... */
  code: string
  /** HTTP status the error page shows; 1 when no service answered at all (ERR-30). */
  status: number
  /** Seconds after which the service wants to be asked again, when it said so. */
  retryAfter?: number
  /** Under which the server logged a bug of our own. */
  reference?: string
  /** Where in the answer the data is missing; empty when there is no answer at all. */
  path: readonly (string | number)[]
}

export interface QueryResult<Data> {
  data: Data | null
  errors: readonly PortalError[]
}

/** Runs one of the client's own documents: in process on the server, over /graphql by its hash in the browser. */
export type Query = <Data, Variables extends Record<string, unknown>>(
  document: KnownDocument<Data, Variables>,
  variables: Variables,
) => Promise<QueryResult<Data>>
