import type { FactName } from '../../schema/generated/facts.ts'
import { type Known, know, type MemberState, type OpenName } from '../state.ts'
import type { CompiledManifest } from './compile-manifest.ts'
import type { CompiledRoute } from './compile-routes.ts'
import { firstTarget } from './first-target.ts'

/** Whether a route opens. */
export type Opening =
  | { kind: 'open' }
  | { kind: 'redirect'; to: string }
  /** `unknown` lists facts that could not be known and would have decided, `unknownOpen` open sets (`status` is then 503). */
  | { kind: 'error'; status: number; unknown?: readonly FactName[]; unknownOpen?: readonly OpenName[] }

const notFound = 404
const forbidden = 403
/** Neither open nor refused: the answer depends on a source that is down. */
const undecided = 503

/** The guard's answer, or undefined when it lets pass. */
function refusal({ guard, allow }: CompiledRoute['guards'][number], known: Known): Opening | undefined {
  const truth = allow.test(known)
  if (truth === true) return undefined
  if (truth === undefined) {
    const unknown = [...allow.asks.facts].filter(fact => known.facts[fact] === undefined)
    const unknownOpen = [...allow.asks.open].filter(set => known.open[set] === undefined)
    return { kind: 'error', status: undecided, unknown, ...(unknownOpen.length > 0 && { unknownOpen }) }
  }
  return 'redirect' in guard.otherwise
    ? { kind: 'redirect', to: guard.otherwise.redirect }
    : { kind: 'error', status: guard.otherwise.error }
}

/**
 * Checks a route's guards in their order; the first that does not allow decides (ROUTE-60 to ROUTE-65, ROUTE-71).
 * A route that is not shown counts as unknown; one whose screen is "redirect" leads on once its guards allow.
 */
export function checkGuards(compiled: CompiledManifest, route: CompiledRoute, state: MemberState): Opening {
  const known = know(state)
  if (!route.shows(known)) return { kind: 'error', status: notFound }
  for (const guard of route.guards) {
    const refused = refusal(guard, known)
    if (refused) return refused
  }
  if (route.route.screen !== 'redirect') return { kind: 'open' }
  const to = firstTarget(compiled, route.route.to ?? compiled.brand.defaultRoute, known)
  return to === undefined ? { kind: 'error', status: forbidden } : { kind: 'redirect', to }
}
