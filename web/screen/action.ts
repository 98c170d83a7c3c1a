import type { ActionFunctionArgs } from 'react-router'
import { routeError } from '../errors/failure.ts'
import type { Asking } from '../errors/where-an-error-leads.ts'
import type { KnownDocument } from '../query/known-document.ts'
import type { PortalError, Query } from '../query/query.ts'
import { portalContext } from './portal.ts'
import { throwFatalErrors } from './throw-fatal-errors.ts'

type Run = <Data, Variables extends Record<string, unknown>>(
  document: KnownDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** What an action works with. */
export interface Sent {
  /** The posted fields. */
  form: FormData
  /** Runs a document whose failures all lead away; what it returns is data (ERR-04 to ERR-07). */
  run: Run
  /** Runs a document and leaves its failures to the action. */
  query: Query
  /** Throws for failures that lead away, returns those that the screen shows (ERR-08 to ERR-19). */
  follow(errors: readonly PortalError[], asking?: Asking): Promise<PortalError[]>
  path: string
}

/**
 * Makes a route action. The same code answers a plain form on the server and a scripted one in the browser, so it
 * validates, runs its mutation and returns what the form should show, or `redirectTo(next)`.
 */
export function createAction<Result>(act: (sent: Sent) => Promise<Result>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<Result> => {
    const portal = context.get(portalContext)
    const follow: Sent['follow'] = (errors, asking) => throwFatalErrors(errors, portal, asking)
    const run: Run = async (document, variables) => {
      const { data, errors } = await portal.query(document, variables)
      const [own] = await follow(errors)
      if (!data || own) throw routeError({ status: own?.status ?? 500 })
      return data
    }
    return act({
      form: await request.formData(),
      run,
      query: portal.query,
      follow,
      path: new URL(request.url).pathname,
    })
  }
}
