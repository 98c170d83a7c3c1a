import type { LoginAsRequest } from '../../schema/generated/gateway-types.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import { type Mendable, userError } from '../failures/user-errors.ts'
import type { LogInAsInput, MutationResolvers, UserErrorCode } from '../generated/resolver-types.ts'
import { beginSession, followJourney } from '../journey/journey.ts'
import { createToken, logInAs } from './rest.ts'

type SessionMutations = Pick<MutationResolvers, 'beginSignIn' | 'signIn' | 'continueJourney' | 'logInAs' | 'logOut'>

/** Beginning, continuing and ending a session. */
export const sessionMutations: SessionMutations = {
  beginSignIn: (_parent, _args, { session }) => {
    session.end('silent')
    return { loggedOut: session.takeLoggedOut(), notice: session.takeNotice() ?? null, userErrors: [] }
  },

  signIn: async (_parent, { input: { username, password } }, context) => {
    try {
      const device = context.device()
      const credentials = { username, password, domainId: String(context.brand.domainId), ...(device && { device }) }
      const answer = await context.logIns.tryOnce(username, knownDevice =>
        createToken(context.rest, { ...credentials, ...(knownDevice !== undefined && { knownDevice }) }),
      )
      beginSession(context, answer)
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      return { next: null, userErrors: [signInError(error)] }
    }
    return followJourney(context)
  },

  continueJourney: (_parent, _args, context) => followJourney(context),

  // Local state is cleared first, the flag set after it, and routing comes last (LOGINAS-16 to 18).
  logInAs: async (_parent, { input }, context) => {
    const { rest, session, brand, content } = context
    try {
      const answer = await logInAs(rest, toLogInAsRequest(input, brand.domainId))
      session.clear()
      beginSession(context, answer)
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      // Staff with a first password of their own: some brands' journeys lead them here before it is changed (PERM-12, SEC-09).
      if (error.body?.code === 'PASSWORD_CHANGE_NEEDED')
        return { next: content.pathOf('account-change-password'), refusal: null, userErrors: [] }
      if (!staysOnPage.has(error.failure.status)) throw error
      return { next: null, refusal: error.body?.message ?? null, userErrors: [userError('LOGIN_AS_REFUSED')] }
    }
    session.setPreventSalesforce(input.preventSalesforce)
    return { ...(await followJourney(context)), refusal: null }
  },

  logOut: (_parent, _args, { session }) => {
    session.end('secure')
    return { userErrors: [] }
  },
}

/** Statuses of `POST login-as` that the log-in-as page shows (LOGINAS-21, ERR-08). */
const staysOnPage = new Set([400, 404])

const knownCodes = ['LOGIN_ATTEMPTS_REMAINING', 'ACCOUNT_LOCKED'] as const
/** Statuses below 500 that say nothing about user name and password. */
const notRefused: ReadonlyMap<number, UserErrorCode> = new Map([
  [408, 'UNAVAILABLE'],
  [429, 'RATE_LIMITED'],
])

/**
 * The user error of the log-in page (ERR-01 to 03). The page handles every failure of `token` itself (ERR-10); a code that it
 * does not know gets its general message (ERR-41), and texts of the service are not passed on (ERR-42). Only a refusal says
 * something about name and password; a service that is down, late or busy is told as such (MEMBER-27, OPEN-71).
 */
export function signInError({ body, failure }: UpstreamError): Mendable {
  const refused = failure.status >= 400 && failure.status < 500
  const known = knownCodes.find(code => code === body?.code)
  const otherwise = notRefused.get(failure.status) ?? (refused ? 'INVALID_CREDENTIALS' : 'UNAVAILABLE')
  return {
    ...userError(known ?? otherwise),
    attemptsRemaining: (known && body?.attemptsRemaining) || null,
    retryAfter: (failure.status === 429 && failure.retryAfter) || null,
  }
}

/** The body of `POST login-as`: a specific member by all fields (LOGINAS-13), the subscriber by the ID alone (LOGINAS-12). */
export function toLogInAsRequest(input: LogInAsInput, domainId: number): LoginAsRequest {
  const { subscriberId, firstName, lastName, dateOfBirth } = input
  return {
    subscriberId,
    domainId: String(domainId),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(dateOfBirth && { dateOfBirth }),
  }
}
