import { isDeepStrictEqual } from 'node:util'
import { checkGuards } from '../../engine/resolve/check-guards.ts'
import { factsForGuards, factsForJourney } from '../../engine/resolve/facts-for.ts'
import { nextStep } from '../../engine/resolve/journey.ts'
import { matchRoute } from '../../engine/resolve/routes.ts'
import type { FactReader } from '../../gateway-graph/context/graph-context.ts'
import { allowedRedirect } from '../../gateway-graph/journey/journey.ts'
import type { FactValues } from '../../schema/generated/facts.ts'
import type { JourneyStep } from '../../schema/generated/manifests.ts'
import { pathsIn } from '../../schema/path-of.ts'
import { type ContentOptions, readState } from './read-state.ts'

export interface Place {
  path: string
  /** The journey is done: the token becomes the access token on the way (SESSION-02). */
  complete: boolean
  /** The journey is done and leads nowhere else than home: whoever wanted another place may go there. */
  returns?: boolean
}

/** Where the post-login journey leads now: the first step of journey.json that applies (ROUTING-01). */
export async function nextPlace(reader: FactReader, options: ContentOptions): Promise<Place> {
  const { compiled } = options
  // Only a brand that asks for acknowledgements asks what was acknowledged (CHECK-25).
  const [state, acknowledged] = await Promise.all([
    readState(factsForJourney(compiled), reader, options),
    compiled.journey.texts.length === 0 ? [] : reader.acknowledged(),
  ])
  const step = nextStep(compiled, state, acknowledged)
  const path = step ? pathOf(step, options) : compiled.brand.defaultRoute
  const complete = await needsFullSession(path, reader, options)
  // At its end the journey leads to the place that was asked for before it, if that is open; no other step is skipped for it.
  const isEnd = step === undefined || step === compiled.journey.steps.at(-1)?.step
  return { path, complete, returns: complete && isEnd }
}

/** Whether a place, such as one that was asked for before signing in, is in the route table and open to this member. */
export async function isOpen(place: string, reader: FactReader, options: ContentOptions): Promise<boolean> {
  const { compiled } = options
  const match = matchRoute(compiled, place)
  if (!match) return false
  try {
    const state = await readState(factsForGuards(compiled, match.route), reader, options)
    return checkGuards(compiled, match.route, state).kind === 'open'
  } catch {
    // A failed source must not stop the sign-in: the kept place is only a convenience.
    return false
  }
}

function pathOf(step: JourneyStep, options: ContentOptions): string {
  return toPath(step.do, step, options)
}

type Ways = {
  [Kind in JourneyStep['do']]: (options: ContentOptions, step: Extract<JourneyStep, { do: Kind }>) => string
}

function toPath<Kind extends JourneyStep['do']>(
  kind: Kind,
  step: Extract<JourneyStep, { do: Kind }>,
  options: ContentOptions,
): string {
  return ways[kind](options, step)
}

const ways: Ways = {
  go: (_, { to }) => to,
  acknowledge: ({ compiled: { routes } }, { page }) => pathsIn(routes.views)('acknowledgement', { page }),
  'hand-off': ({ compiled: { routes, brand } }) =>
    routes.list.find(({ route }) => route.screen === 'hand-off')?.route.path ?? brand.defaultRoute,
  // The redirect was checked when the cookie was set; checking again costs nothing (OPEN-45).
  'follow-redirect': ({ compiled: { brand }, session: { redirect } }) =>
    allowedRedirect(redirect ?? null, brand.redirectHosts) ?? brand.defaultRoute,
}

/** Whether a place opens only once the journey is done. Addresses on other hosts count as such. */
async function needsFullSession(path: string, reader: FactReader, options: ContentOptions): Promise<boolean> {
  const { compiled } = options
  const match = matchRoute(compiled, path)
  if (!match) return true
  const state = await readState(factsForGuards(compiled, match.route), reader, options)
  const opening = (session: FactValues['session']) =>
    checkGuards(compiled, match.route, { ...state, facts: { ...state.facts, session } })
  const during = opening('temporary')
  return during.kind !== 'open' && !isDeepStrictEqual(during, opening('full'))
}
