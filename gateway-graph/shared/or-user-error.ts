import type { UserError } from '../generated/resolver-types.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { type KnownRefusals, refusal } from './refusal.ts'
import { userError } from './user-error.ts'

/** What came of a call: its answer, or the one thing that stood in its way. */
export type Outcome<Answer> =
  | { readonly answer: Answer; readonly errors: UserError[] }
  | { readonly answer: undefined; readonly errors: UserError[] }

/**
 * Runs a call. What the person can mend becomes a user error; any other failure is thrown, and leads to the error page
 * by the global rule (ERR-06, ACCOUNT-12, PLAN-14).
 */
export async function orUserError<Answer>(
  run: () => Promise<Answer>,
  known: KnownRefusals = {},
): Promise<Outcome<Answer>> {
  try {
    return { answer: await run(), errors: [] }
  } catch (error) {
    const mendable = error instanceof UpstreamError ? refusal(error, known) : undefined
    if (mendable === undefined) throw error
    return { answer: undefined, errors: [mendable] }
  }
}

/**
 * The same for calls whose screen handles every failure itself (ERR-09 to ERR-14, ERR-19): what is not known becomes
 * UNAVAILABLE, or UNAUTHENTICATED when the session has lapsed.
 */
export async function orAnyUserError<Answer>(
  run: () => Promise<Answer>,
  known: KnownRefusals = {},
): Promise<Outcome<Answer>> {
  try {
    return await orUserError(run, known)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { answer: undefined, errors: [userError(error.failure.status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE')] }
  }
}
