import { data, isRouteErrorResponse } from 'react-router'
import type { ErrorPageView } from '../../engine/view.ts'

/** What an error page is made of: the portal's status, and the page itself where the server chose one. */
export interface Failure {
  status: number
  page?: ErrorPageView | undefined
  title?: string | undefined
  /** Seconds after which asking again makes sense, when the service said so. */
  retryAfter?: number | undefined
}

/** The portal's status 1, "no service answered" (ERR-30), is no HTTP status: to the browser it is 503. */
export const httpStatus = (status: number) => (status >= 400 && status <= 599 ? status : 503)

/** Throw it from a loader or action: the error page takes the screen's place and the address stays (ERR-07). */
export const routeError = ({ status, page, title, retryAfter }: Failure) =>
  data({ status, page, title, retryAfter }, { status: httpStatus(status) })

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number'

/** Reads whatever a route threw; anything that is not a failure of ours is an internal error, and its text stays here. */
export function asFailure(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  return isFailure(error.data) ? error.data : { status: error.status }
}
