import { checkGuards, type Opening } from '../../engine/resolve/check-guards.ts'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { factsForGuards, type Wanted } from '../../engine/resolve/facts-for.ts'
import type { CompiledRoute } from '../../engine/resolve/routes.ts'
import type { MemberState } from '../../engine/state.ts'
import type { Content, FactReader } from '../../gateway-graph/context/graph-context.ts'
import { type ContentOptions, readState, stateAtOnce } from './read-state.ts'

/**
 * Whether a route of one of these kinds of screen opens to the member, with just the facts that its guards mention: what
 * the route does besides showing a page opens and closes with it (MEMBER-56). No promise where the session alone opens it,
 * as it does most screens. Rejects as opening the page would when a source is down (ERR-06).
 */
export function opener(options: ContentOptions): Content['opens'] {
  const waysOf = waysOfBrand(options.compiled)
  /** Each route is decided once for each reader, which reads a fact once: eight fields of Home are behind Home. */
  const decided = new Map<FactReader, Map<CompiledRoute, Opening | Promise<Opening>>>()

  function openingOf({ route, wanted }: Way, reader: FactReader): Opening | Promise<Opening> {
    const ofReader = decided.get(reader)
    const before = ofReader?.get(route)
    if (before) return before
    const check = (state: MemberState) => checkGuards(options.compiled, route, state)
    const state = stateAtOnce(wanted, reader, options)
    const opening = state ? check(state) : readState(wanted, reader, options).then(check)
    if (ofReader) ofReader.set(route, opening)
    else decided.set(reader, new Map([[route, opening]]))
    return opening
  }

  async function anyOpens(ways: readonly Way[], reader: FactReader): Promise<'open' | 'closed'> {
    for (const way of ways) {
      const opening = await openingOf(way, reader)
      if (opening.kind === 'open') return 'open'
      if (opening.kind !== 'error') continue
      for (const fact of opening.unknown ?? []) await reader.required(fact)
      for (const set of opening.unknownOpen ?? []) await reader.requiredOpen(set)
    }
    return 'closed'
  }

  return (kinds, reader) => {
    const ways = waysTo(kinds, waysOf, options.compiled)
    if (ways === 'none') return 'missing'
    const [first] = ways
    const opening = first && openingOf(first, reader)
    return opening && 'kind' in opening && opening.kind === 'open' ? 'open' : anyOpens(ways, reader)
  }
}

/** A route with the facts that its guards mention. */
interface Way {
  route: CompiledRoute
  wanted: Wanted
}

/** By the list of kinds itself, of which each field of the schema has one; none where the brand has no such screen. */
type WaysOf = WeakMap<readonly string[], readonly Way[] | 'none'>

const known = new WeakMap<CompiledManifest, WaysOf>()

function waysOfBrand(compiled: CompiledManifest): WaysOf {
  const before = known.get(compiled)
  if (before) return before
  const waysOf: WaysOf = new WeakMap()
  known.set(compiled, waysOf)
  return waysOf
}

/** The routes that lead to screens of these kinds, found out once for each brand. */
function waysTo(kinds: readonly string[], waysOf: WaysOf, compiled: CompiledManifest): readonly Way[] | 'none' {
  const before = waysOf.get(kinds)
  if (before) return before
  const found = findWays(kinds, compiled)
  waysOf.set(kinds, found)
  return found
}

function findWays(kinds: readonly string[], compiled: CompiledManifest): readonly Way[] | 'none' {
  const routes = compiled.routes.list.filter(({ route }) => kinds.includes(route.screen))
  const ways = routes.filter(hasAddress).map(route => ({ route, wanted: factsForGuards(compiled, route) }))
  return routes.length === 0 ? 'none' : ways
}

/** A brand without texts to acknowledge has no address for their screen (CHECK-25). */
const hasAddress = ({ route }: CompiledRoute) => Object.values(route.params ?? {}).every(values => values.length > 0)
