import type { GraphContext } from '../context.ts'
import type { JourneyPayload } from '../generated/resolver-types.ts'
import { withoutToken } from './without-token.ts'

/**
 * Post-login routing: the brand's journey decides on facts as they are now; at its end the temporary token becomes the
 * access token (SESSION-02). Throws what a fact's source failed with, before anything is completed.
 */
export async function followJourney({ session, content, freshFacts }: GraphContext): Promise<JourneyPayload> {
  if (session.kind !== 'temporary') return { next: withoutToken(session), errors: [] }
  const { path, complete } = await content.next(freshFacts())
  if (complete) session.complete()
  return { next: path, errors: [] }
}
