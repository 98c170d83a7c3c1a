import type { MutationResolvers } from '../generated/resolver-types.ts'
import { beginSession, followJourney } from '../journey/journey.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { createToken, logInAs } from './rest.ts'
import { signInError } from './sign-in-error.ts'
import { toLogInAsRequest } from './to-log-in-as-request.ts'

type SessionMutations = Pick<MutationResolvers, 'openLogIn' | 'signIn' | 'continueJourney' | 'logInAs' | 'logOut'>

/** Beginning, continuing and ending a session. */
export const sessionMutations: SessionMutations = {
  openLogIn: (_parent, _args, { session }) => {
    session.end('silent')
    return { loggedOut: session.takeLoggedOut(), notice: session.takeNotice() ?? null }
  },

  signIn: async (_parent, { username, password }, context) => {
    try {
      const domainId = String(context.brand.domainId)
      beginSession(context, await createToken(context.rest, { username, password, domainId }))
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      return { next: null, errors: [signInError(error)] }
    }
    return followJourney(context)
  },

  continueJourney: (_parent, _args, context) => followJourney(context),

  // Local state goes first; the flag comes after, so that it survives; routing is last (LOGINAS-16 to 18).
  logInAs: async (_parent, { input }, context) => {
    const { rest, session, brand } = context
    try {
      const answer = await logInAs(rest, toLogInAsRequest(input, brand.domainId))
      session.clear()
      beginSession(context, answer)
    } catch (error) {
      if (!(error instanceof UpstreamError) || !staysOnPage.has(error.failure.status)) throw error
      const message = error.body?.message ?? null
      return { next: null, errors: [{ code: 'LOGIN_AS_REFUSED', message, attemptsRemaining: null, field: null }] }
    }
    session.setPreventSalesforce(input.preventSalesforce)
    return followJourney(context)
  },

  logOut: (_parent, _args, { session }) => {
    session.end('secure')
    return { errors: [] }
  },
}

/** Statuses of `POST login-as` that the log-in-as page shows itself (LOGINAS-21, ERR-08). */
const staysOnPage = new Set([400, 404])
