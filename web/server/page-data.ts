import type { StaticHandlerContext } from 'react-router'
import { asFailure, type Failure } from '../errors/failure.ts'

/** Id of the element that carries the loaders' data to the browser. */
export const pageDataId = 'page-data'

/** What the browser needs to take over the page without asking anything again. */
export interface PageData {
  /** When the page was made, epoch milliseconds by the server's clock. */
  sentAt: number
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  /** What each failed route threw, as a failure of ours: nothing of the original error leaves the server. */
  failures: Record<string, Failure> | null
}

/** The data of a page that is made at this instant. */
export function pageData({ loaderData, actionData, errors }: StaticHandlerContext, madeAt: Date): PageData {
  const failures = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, asFailure(error)]))
  return { sentAt: madeAt.getTime(), loaderData, actionData, failures }
}
