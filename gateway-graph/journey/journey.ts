import type { TokenResponse } from '../../schema/generated/gateway-types.ts'
import { validateTokenResponse } from '../../schema/generated/gateway-validators.js'
import type { Content, GraphContext, Session } from '../context/graph-context.ts'
import type { RestClient } from '../context/rest-client.ts'
import type { Mendable } from '../failures/user-errors.ts'

/**
 * A token was returned: a temporary session begins with it (SESSION-01). `kept` is the redirect of an earlier answer of
 * the same sign-in, used when this one offers none. Without a token nothing begins (ROUTING-20).
 */
export function beginSession(
  { session, brand }: Pick<GraphContext, 'session' | 'brand'>,
  answer: TokenResponse,
  kept?: string,
): void {
  if (answer.token === '') return
  session.begin(answer.token, allowedRedirect(answer.redirect, brand.redirectHosts) ?? kept)
}

/** Where the journey leads, as the payload of every mutation that moves it on. */
export interface JourneyStep {
  /** A path, or an absolute address that may be followed; null where the journey did not go on. */
  next: string | null
  userErrors: Mendable[]
}

/**
 * Post-login routing: the brand's journey decides by the facts as they are now; at its end the temporary token is
 * exchanged for the access token (SESSION-02, SEC-09). Throws the failure of a fact's source before anything is completed.
 */
export async function followJourney(context: GraphContext): Promise<JourneyStep> {
  const { session, content, rest, freshFacts } = context
  if (session.kind !== 'temporary') return { next: withoutToken(session, content), userErrors: [] }
  const { path, complete, returns } = await content.next(freshFacts())
  if (!complete) return { next: path, userErrors: [] }
  const { place } = session
  await completeSession({ session, rest })
  // Only the access token may ask for what decides whether the place is open.
  const returning = returns && place !== undefined && (await content.isOpen(place, freshFacts()))
  return { next: returning ? place : path, userErrors: [] }
}

/**
 * Ends the journey: a temporary token is exchanged for the access token of the session. One without a kind is good for
 * every call, and its gateway has none to give for it.
 */
export async function completeSession({ session, rest }: Pick<GraphContext, 'session' | 'rest'>): Promise<void> {
  session.complete(session.claims?.typ === 'temporary' ? (await completeToken(rest)).token : undefined)
}

/** `POST token/complete`: the access token of the session (SEC-09). */
function completeToken(rest: RestClient): Promise<TokenResponse> {
  return rest.send('POST', 'token/complete', undefined, validateTokenResponse)
}

/** Where routing leads when no token was returned: home with an access token, else to log-out (ROUTING-20, ROUTING-21). */
function withoutToken({ kind }: Pick<Session, 'kind'>, { pathOf }: Pick<Content, 'pathOf'>): string {
  return pathOf(kind === 'full' ? 'home' : 'logout')
}

/**
 * The redirect of a token answer, when it may be followed: an https address on a host of the brand's list, or http on
 * this machine (OPEN-45, ROUTING-22). Anything else counts as none.
 */
export function allowedRedirect(redirect: string | null, hosts: readonly string[]): string | undefined {
  if (redirect === null || !URL.canParse(redirect)) return undefined
  const url = new URL(redirect)
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
  const hasCredentials = url.username !== '' || url.password !== ''
  const isListed = hosts.includes(url.hostname) || hosts.includes(url.host)
  return isSafe && isListed && !hasCredentials ? url.href : undefined
}
