import { isEnumType } from 'graphql'
import type { UserError, UserErrorCode, UserErrorResolvers } from '../generated/resolver-types.ts'
import { UpstreamError } from './portal-failure.ts'

/** The gateway's error codes that a screen handles, to the codes of its user errors. */
type KnownCodes = Readonly<Record<string, UserErrorCode>>

/** A new password that is among the first to be guessed, wherever one is set (SEC-18). */
export const easyPassword = { PASSWORD_EASY_TO_GUESS: 'PASSWORD_EASY_TO_GUESS' } as const satisfies KnownCodes

/** Where in the input of a mutation stands what the gateway calls a field; mostly it has the same name. */
type PathOf = (field: string) => readonly string[]
const partsOf: PathOf = field => field.split('.')

/** The answer to a call, or the user error in its place. */
export type CallOutcome<Answer> =
  | { readonly answer: Answer; readonly userErrors: Mendable[] }
  | { readonly answer: undefined; readonly userErrors: Mendable[] }

/**
 * Runs a call. What the person can correct becomes a user error; any other failure is thrown and leads to the error page
 * by the global rule (ERR-06, ACCOUNT-12, PLAN-14).
 */
export async function orUserError<Answer>(
  run: () => Promise<Answer>,
  known: KnownCodes = {},
  pathOf: PathOf = partsOf,
): Promise<CallOutcome<Answer>> {
  try {
    return { answer: await run(), userErrors: [] }
  } catch (error) {
    const userFailure = error instanceof UpstreamError ? userErrorOf(error, known, pathOf) : undefined
    if (userFailure === undefined) throw error
    return { answer: undefined, userErrors: [userFailure] }
  }
}

/**
 * The same for calls whose screen handles every failure itself (ERR-09 to ERR-14, ERR-19): what is not known becomes
 * UNAVAILABLE, or UNAUTHENTICATED when the session has lapsed.
 */
export async function orAnyUserError<Answer>(
  run: () => Promise<Answer>,
  known: KnownCodes = {},
  pathOf: PathOf = partsOf,
): Promise<CallOutcome<Answer>> {
  try {
    return await orUserError(run, known, pathOf)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return {
      answer: undefined,
      userErrors: [userError(error.failure.status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE')],
    }
  }
}

/**
 * The user error for a failure that the person can correct: a known code, INVALID_INPUT with the field that breaks the
 * contract, or RATE_LIMITED. Undefined for any other failure. Texts of the service are not passed on (ERR-42).
 */
function userErrorOf({ failure, body }: UpstreamError, known: KnownCodes, pathOf: PathOf): Mendable | undefined {
  const code = body === undefined ? undefined : known[body.code]
  const path = body?.field === undefined ? null : pathOf(body.field)
  if (code !== undefined) return userError(code, path)
  if (failure.status === 429) return { ...userError('RATE_LIMITED'), retryAfter: failure.retryAfter ?? null }
  return failure.status === 400 && path !== null ? userError('INVALID_INPUT', path) : undefined
}

/** What the person can mend; its message is read from the schema (userErrorFields). */
export type Mendable = Omit<UserError, 'message'>

/** A payload as resolvers give it. */
export type Changed<Payload> = Omit<Payload, 'userErrors'> & { userErrors: Mendable[] }

/** The code in a sentence is its description in the schema, so that both say the same. */
export const userErrorFields: Pick<UserErrorResolvers, 'message'> = {
  message: ({ code = 'UNAVAILABLE' }, _args, _context, { schema }) => {
    const type = schema.getType('UserErrorCode')
    return (isEnumType(type) && type.getValue(code)?.description) || code
  },
}

/** What the person can correct: a code that the screen has words for, and what of the input is wrong, if it is one thing. Texts of the service are not passed on (ERR-42). */
export function userError(code: UserErrorCode, path: readonly string[] | null = null): Mendable {
  return { code, path: path && [...path], attemptsRemaining: null, retryAfter: null }
}
