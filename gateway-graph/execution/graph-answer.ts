import type { FailureExtensions } from '../shared/portal-failure.ts'

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
