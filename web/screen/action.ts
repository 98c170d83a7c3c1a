import { type ActionFunctionArgs, data } from 'react-router'
import { type Failure, httpStatus, routeError } from '../errors/failure.ts'
import type { KnownDocument } from '../query/known-document.ts'
import type { QueryResult } from '../query/query.ts'
import { mayHaveArrived } from '../query/sendings.ts'
import { ask, type Declared } from './ask.ts'
import { type Portal, portalContext } from './portal.ts'

/** What an action works with. */
export interface Sent {
  /** The posted fields. */
  form: FormData
  /** Runs a document whose answer is needed. Failures lead away (ERR-04 to ERR-07); those declared lead to the error page whatever their status. */
  run<Data, Variables extends Record<string, unknown>>(
    document: KnownDocument<Data, Variables>,
    variables: Variables,
    declared?: Declared<Data>,
  ): Promise<Data>
  /** Runs a document and returns the failures that the action declares as its own (ERR-08 to ERR-19); the others lead away. */
  ask<Data, Variables extends Record<string, unknown>>(
    document: KnownDocument<Data, Variables>,
    variables: Variables,
    declared: Declared<Data>,
  ): Promise<QueryResult<Data>>
  path: string
  /** Time zone of the person who sends; undefined in a browser, which has it as its own (OPEN-50). */
  timeZone: Portal['timeZone']
  /** Where the brand has a screen. */
  pathOf: Portal['pathOf']
  redirectTo: Portal['redirectTo']
  keepsSession: Portal['keepsSession']
}

/**
 * Makes a route action. The same code answers a plain form on the server and a scripted one in the browser, so it
 * validates, runs its mutation and returns what the form should show, or `redirectTo(next)`.
 */
export function createAction<Result>(act: (sent: Sent) => Promise<Result>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<Result> => {
    const portal = context.get(portalContext)
    const run: Sent['run'] = async (document, variables, declared) => {
      const { data, errors } = await ask(portal, document, variables, declared)
      if (!data || errors[0]) throw routeError(errors[0] ?? { status: 500 })
      return data
    }
    return act({
      form: await request.formData(),
      run,
      ask: (document, variables, declared) => ask(portal, document, variables, declared),
      path: new URL(request.url).pathname,
      timeZone: portal.timeZone,
      pathOf: portal.pathOf,
      redirectTo: portal.redirectTo,
      keepsSession: portal.keepsSession,
    })
  }
}

/**
 * Makes the action of a form that somebody fills in. What did not get through in the browser leaves the form as it is, with
 * all that was typed, and the shell offers to send it again (MEMBER-24); any other failure leads where the policy says.
 * @param isWorthATry whether another try can cure a failure with this status
 */
export function createFormAction<Result>(act: (sent: Sent) => Promise<Result>, isWorthATry = mayHaveArrived) {
  const run = createAction(act)
  return async (args: ActionFunctionArgs): Promise<Result | ReturnType<typeof data<undefined>>> => {
    const { line } = args.context.get(portalContext)
    line?.unsent()
    try {
      return await run(args)
    } catch (thrown) {
      const status = statusOf(thrown)
      if (!line || status === undefined || !isWorthATry(status)) throw thrown
      line.unsent(status)
      return data(undefined, { status: httpStatus(status) })
    }
  }
}

/** The status of a failure to get through or to be answered. A bug of ours is none. */
function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return undefined
  const { status, reference, page } = thrown.data as Partial<Failure>
  return reference === undefined && page === undefined ? status : undefined
}
