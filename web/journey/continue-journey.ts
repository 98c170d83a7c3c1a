import { routeError } from '../errors/failure.ts'
import { ContinueJourneyDocument } from '../generated/continue-journey.ts'
import type { Sent } from '../screen/action.ts'

/** Runs the post-login journey again with the session's temporary token and redirects to its next place (OPEN-24, POLICY-17, PREF-16). */
export async function continueJourney({ run, redirectTo }: Pick<Sent, 'run' | 'redirectTo'>): Promise<Response> {
  const { continueJourney: journey } = await run(ContinueJourneyDocument, {})
  return redirectToNext(journey, { redirectTo })
}

/** Redirects to the journey's next place; a journey without one is a fault of the portal (ROUTING-01). */
export function redirectToNext({ next }: { next: string | null }, { redirectTo }: Pick<Sent, 'redirectTo'>): Response {
  if (next === null) throw routeError({ status: 500 })
  return redirectTo(next)
}
