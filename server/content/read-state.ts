import type { Wanted } from '../../engine/resolve/facts-for.ts'
import type { Facts, MemberState, Open } from '../../engine/state.ts'
import type { Viewport } from '../../engine/view.ts'
import type { Clock, FactReader } from '../../gateway-graph/context/graph-context.ts'

/** What a state holds besides facts: when, where and how wide. */
export interface Surroundings {
  clock: Clock
  viewport: Viewport
}

/**
 * Asks the wanted facts, all at once and nothing else, and makes the state that the engine decides by. A fact whose
 * source failed stays unknown; a reader that throws instead makes this throw.
 */
export async function readState(
  { facts, open }: Wanted,
  reader: FactReader,
  { clock, viewport }: Surroundings,
): Promise<MemberState> {
  const [known, sets] = await Promise.all([
    Promise.all(facts.map(async name => [name, await reader.fact(name)] as const)),
    Promise.all(open.map(async name => [name, await reader.open(name)] as const)),
  ])
  return {
    facts: Object.fromEntries(known) as Facts,
    open: Object.fromEntries(sets) as Open,
    now: clock.now(),
    timeZone: clock.timeZone,
    viewport,
  }
}
