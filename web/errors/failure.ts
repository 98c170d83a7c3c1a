import { data, type ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { ErrorPageView, ErrorsView } from '../../engine/view.ts'

/** What an error page shows: the portal's status, and the page itself where the server chose one. */
export interface Failure {
  status: number
  page?: ErrorPageView | undefined
  title?: string | undefined
  /** Seconds after which asking again makes sense, when the service said so. */
  retryAfter?: number | undefined
  /** Under which the server logged a bug of our own. */
  reference?: string | undefined
}

/** The portal's status 1, "no service answered" (ERR-30), is no HTTP status: to the browser it is 503. */
export const httpStatus = (status: number) => (status >= 400 && status <= 599 ? status : 503)

/** What a loader or action throws to show the error page in the screen's place; the address stays (ERR-07). */
export const routeError = ({ status, page, title, retryAfter, reference }: Failure) =>
  data({ status, page, title, retryAfter, reference }, { status: httpStatus(status) })

/** The status of what `routeError` made; undefined for anything else that was thrown, redirects among it. */
export function thrownStatus(thrown: unknown): number | undefined {
  const isThrown = typeof thrown === 'object' && thrown !== null && 'data' in thrown && 'init' in thrown
  return isThrown && isFailure(thrown.data) ? thrown.data.status : undefined
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number'

/** A failure that was thrown already, in the form in which the router keeps one: it would take any other value for an exception. */
export const thrownError = (failure: Failure): ErrorResponse & { internal: boolean } => ({
  status: failure.status,
  statusText: '',
  internal: false,
  data: failure,
})

/** The failure that a route threw; any exception is an internal error, whose text is not shown (ERR-42). */
export function asFailure(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  return isFailure(error.data) ? error.data : { status: error.status }
}

/** The page of an error's status; the generic one, status 0, for every status without its own (ERR-26). */
export const errorPageOf = (errors: ErrorsView, status: number) =>
  errors.pages.find(page => page.status === status) ?? errors.pages.find(page => page.status === 0)

/** Title of an error page: the one the server sent with it, else its heading. */
export const failureTitle = (failure: Failure, errors: ErrorsView) =>
  failure.title ?? (failure.page ?? errorPageOf(errors, failure.status))?.heading
