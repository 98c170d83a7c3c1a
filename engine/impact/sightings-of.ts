import type { Manifest, ScreenKind, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, type JsonObject, type Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { manifestParts, type Part } from '../parts/manifest-parts.ts'
import { withOthers } from '../resolve/compile-manifest.ts'
import { screenText, sectionsEverywhere } from '../text/screen-text.ts'
import { type Address, addressSightings } from './addresses.ts'
import { itemSightings, listingsOf, plainFields } from './item-sightings.ts'
import { allOpenings, type ScreenReach, screenReach } from './openings.ts'
import type { Listing, Share, Sighting, Sightings } from './sighting.ts'

/** Surfaces that are lists of items, some with fields of their own. */
const itemSurfaces = ['menus', 'alerts', 'home', 'tools', 'programs', 'contact', 'errors', 'pages', 'footer'] as const
type ItemSurface = (typeof itemSurfaces)[number]

/** Who gets to the surfaces that only certain screens show; all other surfaces are around every screen. */
const onScreens: { readonly [Name in ItemSurface]?: (reach: ScreenReach) => Combinations } = {
  home: reach => reach.surface('home'),
  tools: reach => reach.surface('tools'),
  programs: reach => reach.surface('programs'),
  contact: reach => reach.surface('contact'),
}

/** All that a manifest shows, and to whom: every screen that opens and what is around it, every address, and the journey. */
export function sightingsOf(manifest: Manifest, addresses: readonly Address[], space: MemberSpace): Sightings {
  const shown: Manifest = {
    ...manifest,
    pages: { pages: manifest.pages.pages.map(page => withOthers(page, manifest)) },
  }
  const { diagrams } = space
  const parts = manifestParts(shown, space)
  const openings = allOpenings(manifest, parts, space)
  const reach = screenReach(manifest, openings, space)
  const reachAt: Sightings['reach'] = (surface, page) => {
    if (surface === 'pages') return page === undefined ? diagrams.none : reach.page(page)
    const screens = isItemSurface(surface) ? onScreens[surface] : undefined
    return screens ? screens(reach) : diagrams.all
  }
  const all = new Map<string, Sighting>()
  const listings = new Map<string, Listing>()
  const add = (sighting: Sighting) => all.set(`${sighting.surface} ${sighting.key}`, sighting)

  for (const surface of itemSurfaces) {
    const own = parts.filter(part => part.surface === surface)
    const pageOf = (path: Path) =>
      surface === 'pages' && typeof path[1] === 'number' ? shown.pages.pages[path[1]]?.id : undefined
    const { found, keys } = itemSightings(own, space, page => reachAt(surface, page), pageOf)
    found.forEach(add)
    const root = asJsonObject(shown[surface])
    add(sameForAll(surface, '', root, reachAt(surface, undefined)))
    for (const listing of listingsOf(surface, root, own, keys, diagrams.all))
      listings.set(`${surface} ${listing.list}`, listing)
  }
  for (const sighting of addressSightings(addresses, manifest, openings, space)) add(sighting)
  for (const sighting of textSightings(manifest, reach, space)) add(sighting)
  for (const surface of ['brand', 'theme'] as const)
    add(sameForAll(surface, '', asJsonObject(manifest[surface]), diagrams.all))
  const steps = parts.filter((part: Part) => part.surface === 'journey')
  add(journeySighting(steps, space))
  return { all, listings, reach: reachAt }
}

const isItemSurface = (surface: Surface): surface is ItemSurface => itemSurfaces.some(name => name === surface)

/** Something whose fields are the same for all who see it. */
function sameForAll(
  surface: Surface,
  key: string,
  fields: JsonObject,
  shown: Combinations,
  path: Sighting['path'] = [],
): Sighting {
  const same = [...plainFields(fields)].map(([name, answer]) => [name, [{ who: shown, answer }]] as const)
  return { surface, key, path, shown, fields: new Map(same), spots: [] }
}

/** The words of each kind of screen, for those to whom such a screen opens. */
function textSightings({ text, routes }: Manifest, reach: ScreenReach, { diagrams }: MemberSpace): Sighting[] {
  const kinds = new Set<ScreenKind>(routes.routes.map(({ screen }) => screen).filter(kind => kind !== 'error'))
  return [
    ...sectionsEverywhere.map(name => sameForAll('text', name, text[name] ?? {}, diagrams.all, [name])),
    ...[...kinds].map(kind => sameForAll('text', kind, screenText(text, kind), reach.screen(kind), [kind])),
  ]
}

/** The field that says where the journey after log-in leads. */
export const nextField = 'next'

/**
 * Where the journey after log-in leads: its steps are evaluated only while somebody signs in (ROUTING-01). Texts to be
 * acknowledged come with what follows them, so that nobody has two answers.
 */
function journeySighting(parts: readonly Part[], space: MemberSpace): Sighting {
  const sessions = space.registry.facts.session?.values ?? {}
  return {
    surface: 'journey',
    key: 'journey',
    path: [],
    shown: 'temporary' in sessions ? space.fact('session', ['temporary']) : space.diagrams.all,
    fields: new Map([[nextField, leadsOf(parts, space)]]),
    spots: [],
  }
}

/** What each member meets on the journey: the texts to acknowledge, in their order, and then the step that is taken. */
function leadsOf(steps: readonly Part[], { diagrams }: MemberSpace): Share<string>[] {
  let asked: Share<string>[] = [{ who: diagrams.all, answer: '' }]
  return steps.flatMap(({ item, shown }) => {
    const share = ({ who, answer }: Share<string>, more: string): Share<string> => ({
      who: diagrams.and(who, shown),
      answer: `${answer}${more}`,
    })
    if (item.do !== 'acknowledge')
      return asked
        .map(each => share(each, String((item.do === 'go' ? item.to : item.do) ?? '')))
        .filter(({ who }) => who !== diagrams.none)
    asked = asked
      .flatMap(each => [
        share(each, `${String(item.do)} ${String(item.page)}, then `),
        { ...each, who: diagrams.except(each.who, shown) },
      ])
      .filter(({ who }) => who !== diagrams.none)
    return []
  })
}
