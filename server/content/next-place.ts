import { isDeepStrictEqual } from 'node:util'
import { checkGuards } from '../../engine/resolve/check-guards.ts'
import { factsForGuards, factsForJourney } from '../../engine/resolve/facts-for.ts'
import { nextStep } from '../../engine/resolve/journey.ts'
import { matchRoute } from '../../engine/resolve/routes.ts'
import type { FactReader } from '../../gateway-graph/context/graph-context.ts'
import { allowedRedirect } from '../../gateway-graph/journey/journey.ts'
import type { FactValues } from '../../schema/generated/facts.ts'
import type { JourneyStep } from '../../schema/generated/manifests.ts'
import type { ContentOptions } from './create-content.ts'
import { readState } from './read-state.ts'

export interface Place {
  path: string
  /** The journey is done: the token becomes the access token on the way (SESSION-02). */
  complete: boolean
}

/** Where the post-login journey leads now: the first step of journey.json that applies (ROUTING-01). */
export async function nextPlace(reader: FactReader, options: ContentOptions): Promise<Place> {
  const { compiled } = options
  const step = nextStep(compiled, await readState(factsForJourney(compiled), reader, options))
  const path = step ? pathOf(step, options) : compiled.brand.defaultRoute
  const complete = await needsFullSession(path, reader, options)
  // The end of the journey is where the person wanted to go before it, if that is open to them; no other step gives way.
  const isEnd = step === undefined || step === compiled.journey.steps.at(-1)?.step
  const kept = complete && isEnd ? await keptPlace(reader, options) : undefined
  return { path: kept ?? path, complete }
}

/** The place that was asked for before signing in: one of the route table's, and open to this member. */
async function keptPlace(reader: FactReader, options: ContentOptions): Promise<string | undefined> {
  const { compiled, session } = options
  const match = session.place === undefined ? undefined : matchRoute(compiled, session.place)
  if (!match) return undefined
  try {
    const state = await readState(factsForGuards(compiled, match.route), reader, options)
    const full = { ...state, facts: { ...state.facts, session: 'full' as const } }
    return checkGuards(compiled, match.route, full).kind === 'open' ? session.place : undefined
  } catch {
    // A source that is down must not stop the sign-in for a place that nobody insists on.
    return undefined
  }
}

function pathOf(step: JourneyStep, options: ContentOptions): string {
  return step.do === 'go' ? step.to : ways[step.do](options)
}

const ways: { [Kind in Exclude<JourneyStep['do'], 'go'>]: (options: ContentOptions) => string } = {
  'hand-off': ({ compiled: { routes, brand } }) =>
    routes.list.find(({ route }) => route.screen === 'hand-off')?.route.path ?? brand.defaultRoute,
  // The cookie that kept the redirect was checked when it was set; checking again costs nothing (OPEN-45).
  'follow-redirect': ({ compiled: { brand }, session: { redirect } }) =>
    allowedRedirect(redirect ?? null, brand.redirectHosts) ?? brand.defaultRoute,
}

/** True for a place that is refused during the journey but not after it; addresses elsewhere come after it too. */
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
