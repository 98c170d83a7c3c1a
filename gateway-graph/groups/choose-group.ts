import type { GraphContext } from '../context.ts'
import type { JourneyPayload } from '../generated/resolver-types.ts'
import { beginSession, followJourney } from '../journey/journey.ts'
import { switchGroup } from './rest.ts'

/**
 * During sign-in: the group already tied to the token needs no switch (GROUPSEL-09), another one is switched to with the
 * token first (GROUPSEL-10). Either way a group counts as chosen now (GROUPSEL-12).
 */
export async function chooseGroup(context: GraphContext, groupId: string): Promise<JourneyPayload> {
  const { session, rest, brand } = context
  if (session.token !== undefined && session.claims?.groupId !== groupId) {
    const body = { groupId, domain: String(brand.domainId) }
    beginSession(context, await switchGroup(rest, body, session.token), session.redirect)
  }
  session.markGroupChosen()
  return followJourney(context)
}
