import type { FactName } from '../../schema/generated/facts.ts'
import { type Asks, asksNothing, joinAsks } from '../conditions/asks.ts'
import type { OpenName } from '../state.ts'
import { menuItemOf } from './check-guards.ts'
import { type CompiledManifest, languageHelpAsks } from './compile-manifest.ts'
import type { CompiledRoute } from './routes.ts'
import { pagesOf, type ScreenSurface, surfacesOf } from './screen-surfaces.ts'

/** What has to be fetched before something can be resolved. The viewport is part of the state and never fetched. */
export interface Wanted {
  facts: readonly FactName[]
  open: readonly OpenName[]
}

function wanted(...parts: Asks[]): Wanted {
  const { facts, open } = joinAsks(parts)
  return { facts: [...facts].filter(fact => fact !== 'viewport'), open: [...open] }
}

const session: Asks = { ...asksNothing, facts: new Set(['session']) }
const menuAsks = ({ menus }: CompiledManifest): Asks[] => Object.values(menus).map(menu => menu.asks)

const surfaceAsks: { [Surface in ScreenSurface]: (compiled: CompiledManifest, route: CompiledRoute) => Asks[] } = {
  home: ({ home }) => [home.asks],
  tools: ({ tools }) => [tools.asks],
  programs: ({ programs }) => [programs.items.asks],
  page: ({ pages }, { route }) => pagesOf(route).map(id => pages.get(id)?.asks ?? asksNothing),
  contact: ({ contact }) => [contact.backLink.asks, contact.sections.asks],
  error: ({ errors }) => [errors.pages.asks],
}

/** Facts that `resolveShell` reads. */
export const factsForShell = (compiled: CompiledManifest): Wanted =>
  wanted(
    session,
    ...menuAsks(compiled),
    compiled.alerts.asks,
    compiled.errors.pages.asks,
    ...languageHelpAsks(compiled),
    compiled.footer.policyLinks.asks,
  )

/** Facts that `resolveScreen` reads for a route. */
export const factsForScreen = (compiled: CompiledManifest, route: CompiledRoute): Wanted =>
  wanted(...surfacesOf(route.route).flatMap(surface => surfaceAsks[surface](compiled, route)))

/** Facts that `checkGuards` reads for a route. */
export const factsForGuards = (compiled: CompiledManifest, route: CompiledRoute): Wanted =>
  wanted(route.asks, ...(menuItemOf(route.route.to ?? '') === undefined ? [] : menuAsks(compiled)))

/** Facts that `nextStep` reads. */
export const factsForJourney = (compiled: CompiledManifest): Wanted => wanted(compiled.journey.asks)

/** Facts that `resolveError` reads. */
export const factsForErrors = (compiled: CompiledManifest): Wanted => wanted(compiled.errors.pages.asks)
