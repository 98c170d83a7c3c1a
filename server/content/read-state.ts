import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { Wanted } from '../../engine/resolve/facts-for.ts'
import type { MemberState, Report } from '../../engine/state.ts'
import type { Viewport } from '../../engine/view.ts'
import type { Clock, FactReader, Session } from '../../gateway-graph/context/graph-context.ts'

/** What a member state holds besides facts: instant, time zone and viewport. */
export interface Surroundings {
  clock: Clock
  viewport: Viewport
}

/** What content is made from, for one request. */
export interface ContentOptions extends Surroundings {
  compiled: CompiledManifest
  session: Session
  /** Told of items that could not be resolved and were left out. */
  report: Report
  /** Told of each page that is shown or refused: its route's pattern and status. */
  opened?: (pattern: string, status: number) => void
}

/**
 * Reads the wanted facts, and only those, in parallel, and makes the state that the engine decides by. A fact whose source
 * failed stays unknown; when the reader throws, so does this.
 */
export async function readState(
  { facts, open }: Wanted,
  reader: FactReader,
  surroundings: Surroundings,
): Promise<MemberState> {
  const [known, sets] = await Promise.all([
    Promise.all(facts.map(name => reader.fact(name))),
    Promise.all(open.map(name => reader.open(name))),
  ])
  return {
    ...stateOf(facts, known, surroundings),
    open: Object.fromEntries(open.map((name, index) => [name, sets[index]])),
  }
}

/** The same where all that is wanted is known at once; undefined where somebody has to be asked. */
export function stateAtOnce(
  { facts, open }: Wanted,
  reader: FactReader,
  surroundings: Surroundings,
): MemberState | undefined {
  if (open.length > 0) return undefined
  const known = facts.map(name => reader.atOnce(name))
  return known.includes(undefined) ? undefined : { ...stateOf(facts, known, surroundings), open: {} }
}

function stateOf(facts: Wanted['facts'], known: readonly unknown[], { clock, viewport }: Surroundings) {
  return {
    facts: Object.fromEntries(facts.map((name, index) => [name, known[index]])),
    now: clock.now(),
    timeZone: clock.timeZone,
    viewport,
  }
}
