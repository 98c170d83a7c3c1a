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
export function opensAny(
  kinds: readonly string[],
  reader: FactReader,
  options: ContentOptions,
): ReturnType<Content['opens']> {
  const ways = waysTo(kinds, options.compiled)
  if (ways === undefined) return 'missing'
  const [first] = ways
  const opening = first && openingOf(first, reader, options)
  return opening && 'kind' in opening && opening.kind === 'open' ? 'open' : anyOpens(ways, reader, options)
}

async function anyOpens(ways: readonly Way[], reader: FactReader, options: ContentOptions): Promise<'open' | 'closed'> {
  for (const way of ways) {
    const opening = await openingOf(way, reader, options)
    if (opening.kind === 'open') return 'open'
    if (opening.kind !== 'error') continue
    for (const fact of opening.unknown ?? []) await reader.required(fact)
    for (const set of opening.unknownOpen ?? []) await reader.requiredOpen(set)
  }
  return 'closed'
}

const decided = new WeakMap<FactReader, Map<CompiledRoute, Opening | Promise<Opening>>>()

/** Whether a route opens, decided once for each reader, which reads a fact once: eight fields of Home are behind Home. */
function openingOf({ route, wanted }: Way, reader: FactReader, options: ContentOptions): Opening | Promise<Opening> {
  const ofReader = decided.get(reader) ?? new Map<CompiledRoute, Opening | Promise<Opening>>()
  decided.set(reader, ofReader)
  const before = ofReader.get(route)
  if (before) return before
  const check = (state: MemberState) => checkGuards(options.compiled, route, state)
  const state = stateAtOnce(wanted, reader, options)
  const opening = state ? check(state) : readState(wanted, reader, options).then(check)
  ofReader.set(route, opening)
  return opening
}

/** A route with the facts that its guards mention. */
interface Way {
  route: CompiledRoute
  wanted: Wanted
}

/** By the list of kinds itself, of which each field of the schema has one. */
const known = new WeakMap<CompiledManifest, WeakMap<readonly string[], readonly Way[] | 'none'>>()

/** The routes that lead to screens of these kinds, found out once for each brand; undefined when it has no such screen. */
function waysTo(kinds: readonly string[], compiled: CompiledManifest): readonly Way[] | undefined {
  const ofBrand = known.get(compiled) ?? new WeakMap<readonly string[], readonly Way[] | 'none'>()
  known.set(compiled, ofBrand)
  const found = ofBrand.get(kinds) ?? findWays(kinds, compiled)
  ofBrand.set(kinds, found)
  return found === 'none' ? undefined : found
}

function findWays(kinds: readonly string[], compiled: CompiledManifest): readonly Way[] | 'none' {
  const routes = compiled.routes.list.filter(({ route }) => kinds.includes(route.screen))
  const ways = routes.filter(hasAddress).map(route => ({ route, wanted: factsForGuards(compiled, route) }))
  return routes.length === 0 ? 'none' : ways
}

/** A brand without texts to acknowledge has no address for their screen (CHECK-25). */
const hasAddress = ({ route }: CompiledRoute) => Object.values(route.params ?? {}).every(values => values.length > 0)
