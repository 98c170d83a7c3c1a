import type { GraphContext } from '../context/graph-context.ts'
import { type Changed, orAnyUserError, userError } from '../failures/user-errors.ts'
import type { ExtendSessionPayload } from '../generated/resolver-types.ts'
import { beginSession, followJourney, type JourneyStep } from '../journey/journey.ts'
import { groupOfToken } from './current-group.ts'
import { readGroupsInfo, readIndividualGroups, switchGroup } from './rest.ts'

/**
 * During sign-in: the group already tied to the token needs no switch (GROUPSEL-09), another one is switched to with the
 * token first (GROUPSEL-10). Either way a group counts as chosen now (GROUPSEL-12).
 */
export async function chooseGroup(context: GraphContext, groupId: string): Promise<JourneyStep> {
  const { session, rest, brand } = context
  if (session.token !== undefined && !(await isGroupOfToken(context, groupId))) {
    const body = { groupId, domain: String(brand.domainId) }
    beginSession(context, await switchGroup(rest, body, session.token), session.redirect)
  }
  session.markGroupChosen()
  return followJourney(context)
}

/** Whether the token is tied to the group (OPEN-68). Only a token without a group claim costs a call. */
export async function isGroupOfToken(
  { session: { claims }, rest }: Pick<GraphContext, 'session' | 'rest'>,
  groupId: string | undefined,
): Promise<boolean> {
  if (claims?.groupId !== undefined) return claims.groupId === groupId
  return groupOfToken(await readIndividualGroups(rest), claims)?.groupId === groupId
}

/**
 * On /select-group: switches group (ACTIVEGROUP-12), then logs out local state (13), marks the group as chosen (14) and
 * runs post-login routing with the new token (15). A failed switch changes nothing.
 */
export async function switchActiveGroup(context: GraphContext, groupId: string): Promise<JourneyStep> {
  const { session, rest, brand } = context
  const answer = await switchGroup(rest, { groupId, domain: String(brand.domainId) }, session.token)
  const { acknowledged } = session
  session.clear()
  beginSession(context, answer)
  session.acknowledge(acknowledged)
  session.markGroupChosen()
  return followJourney(context)
}

/**
 * Renews the token by switching to the group that the session already has: the contract has no other call for it. The
 * dialog shows a failure, which leaves the session as it is.
 */
export async function extendSession(context: GraphContext): Promise<Changed<ExtendSessionPayload>> {
  const { session, rest, brand } = context
  if (session.kind !== 'full') return { userErrors: [userError('UNAUTHENTICATED')] }
  const { answer, userErrors } = await orAnyUserError(async () => {
    const groupId = session.claims?.groupId ?? (await readGroupsInfo(rest)).currentGroup?.groupId ?? ''
    return switchGroup(rest, { groupId, domain: String(brand.domainId) }, session.token)
  })
  if (!answer) return { userErrors }
  if (answer.token === '') return { userErrors: [userError('UNAVAILABLE')] }
  session.renew(answer.token)
  return { userErrors: isAtItsEnd(context) ? [userError('UNAVAILABLE')] : [] }
}

/** How long before its end a session warns, with some seconds for the way, in milliseconds. */
const warningMs = 130_000

/** Whether a renewed token ends as soon as the one before it: up to its absolute end a session gets tokens, but no time (SEC-04). */
function isAtItsEnd({ session: { claims }, clock }: Pick<GraphContext, 'session' | 'clock'>): boolean {
  return claims?.sid !== undefined && claims.exp * 1000 - clock.now().getTime() < warningMs
}
