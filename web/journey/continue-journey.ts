import { ContinueJourneyDocument } from '../generated/continue-journey.ts'
import type { Sent } from '../screen/action.ts'
import { leadOn } from './lead-on.ts'

/** Runs the post-login journey again with the session's temporary token and goes where it leads (OPEN-24, POLICY-17, PREF-16). */
export async function continueJourney({ run }: Pick<Sent, 'run'>): Promise<Response> {
  const { continueJourney: journey } = await run(ContinueJourneyDocument, {})
  return leadOn(journey)
}
