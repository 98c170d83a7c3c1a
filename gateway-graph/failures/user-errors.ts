import type { UserError } from '../generated/resolver-types.ts'
import { UpstreamError } from './portal-failure.ts'

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

/** The gateway's code to the code of the user error that says so. */
type KnownRefusals = Readonly<Record<string, string>>

/**
 * What a screen is told of a refusal that its person can mend: a code that is known there, INVALID_INPUT with the field
 * that breaks the contract, RATE_LIMITED. Undefined for anything else. No text of the service goes along (ERR-42).
 */
function refusal({ failure, body }: UpstreamError, known: KnownRefusals): UserError | undefined {
  const code = body === undefined ? undefined : known[body.code]
  if (code !== undefined) return userError(code, body?.field ?? null)
  if (failure.status === 429) return userError('RATE_LIMITED')
  return failure.status === 400 && body?.field !== undefined ? userError('INVALID_INPUT', body.field) : undefined
}

/** Something the person can mend: a code for the screen to word, and the field that is wrong, if it is one. No text of a service goes along (ERR-42). */
export function userError(code: string, field: string | null = null): UserError {
  return { code, message: null, attemptsRemaining: null, field }
}
