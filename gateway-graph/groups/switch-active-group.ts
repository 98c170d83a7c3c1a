import type { GraphContext } from '../context.ts'
import type { JourneyPayload } from '../generated/resolver-types.ts'
import { beginSession, followJourney } from '../journey/journey.ts'
import { switchGroup } from './rest.ts'

/**
 * On /select-group: switches group (ACTIVEGROUP-12), then logs out local state (13), marks the group as chosen (14) and
 * runs post-login routing with the new token (15). A failed switch changes nothing.
 */
export async function switchActiveGroup(context: GraphContext, groupId: string): Promise<JourneyPayload> {
  const { session, rest, brand } = context
  const answer = await switchGroup(rest, { groupId, domain: String(brand.domainId) }, session.token)
  session.clear()
  beginSession(context, answer)
  session.markGroupChosen()
  return followJourney(context)
}
