import type { UserError } from '../generated/resolver-types.ts'
import { UpstreamError } from './portal-failure.ts'

/** The gateway's error codes that a screen handles, to the codes of its user errors. */
type KnownCodes = Readonly<Record<string, string>>

/** A new password that is among the first to be guessed, wherever one is set (SEC-18). */
export const easyPassword = { PASSWORD_EASY_TO_GUESS: 'PASSWORD_EASY_TO_GUESS' } as const satisfies KnownCodes

/** The answer to a call, or the user error in its place. */
export type CallOutcome<Answer> =
  | { readonly answer: Answer; readonly errors: UserError[] }
  | { readonly answer: undefined; readonly errors: UserError[] }

/**
 * Runs a call. What the person can correct becomes a user error; any other failure is thrown and leads to the error page
 * by the global rule (ERR-06, ACCOUNT-12, PLAN-14).
 */
export async function orUserError<Answer>(
  run: () => Promise<Answer>,
  known: KnownCodes = {},
): Promise<CallOutcome<Answer>> {
  try {
    return { answer: await run(), errors: [] }
  } catch (error) {
    const userFailure = error instanceof UpstreamError ? userErrorOf(error, known) : undefined
    if (userFailure === undefined) throw error
    return { answer: undefined, errors: [userFailure] }
  }
}

/**
 * The same for calls whose screen handles every failure itself (ERR-09 to ERR-14, ERR-19): what is not known becomes
 * UNAVAILABLE, or UNAUTHENTICATED when the session has lapsed.
 */
export async function orAnyUserError<Answer>(
  run: () => Promise<Answer>,
  known: KnownCodes = {},
): Promise<CallOutcome<Answer>> {
  try {
    return await orUserError(run, known)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { answer: undefined, errors: [userError(error.failure.status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE')] }
  }
}

/**
 * The user error for a failure that the person can correct: a known code, INVALID_INPUT with the field that breaks the
 * contract, or RATE_LIMITED. Undefined for any other failure. Texts of the service are not passed on (ERR-42).
 */
function userErrorOf({ failure, body }: UpstreamError, known: KnownCodes): UserError | undefined {
  const code = body === undefined ? undefined : known[body.code]
  if (code !== undefined) return userError(code, body?.field ?? null)
  if (failure.status === 429) return { ...userError('RATE_LIMITED'), retryAfter: failure.retryAfter ?? null }
  return failure.status === 400 && body?.field !== undefined ? userError('INVALID_INPUT', body.field) : undefined
}

/** What the person can correct: a code that the screen has words for, and the wrong field, if it is one. Texts of the service are not passed on (ERR-42). */
export function userError(code: string, field: string | null = null): UserError {
  return { code, message: null, attemptsRemaining: null, retryAfter: null, field }
}
