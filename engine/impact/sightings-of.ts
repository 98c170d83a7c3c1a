import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Path } from '../overlay/place.ts'
import { manifestParts, type Part } from '../parts/manifest-parts.ts'
import { isJsonObject, type JsonObject } from '../resolve/json.ts'
import { withContacts } from '../resolve/with-contacts.ts'
import { addressSightings } from './address-sightings.ts'
import type { Address } from './addresses.ts'
import { itemSightings } from './item-sightings.ts'
import { listingsOf } from './listings-of.ts'
import { openingsOf } from './openings.ts'
import { type Reach, reachOf } from './reach.ts'
import type { Listing, Sighting, Sightings } from './sighting.ts'
import { journeySighting, sameForAll, textSightings } from './surface-sightings.ts'

/** Surfaces that are lists of items with, perhaps, fields of their own. */
export const itemSurfaces = [
  'menus',
  'alerts',
  'home',
  'tools',
  'programs',
  'contact',
  'errors',
  'pages',
  'footer',
] as const
type ItemSurface = (typeof itemSurfaces)[number]

/** Surfaces that are on a screen: who has none that opens does not see them. All others are around every screen. */
const onScreens: { readonly [Name in ItemSurface]?: (reach: Reach) => Combinations } = {
  home: reach => reach.surface('home'),
  tools: reach => reach.surface('tools'),
  programs: reach => reach.surface('programs'),
  contact: reach => reach.surface('contact'),
}

/** All that a manifest shows to whom: every screen that opens and what is around it, every address, and the journey. */
export function sightingsOf(manifest: Manifest, addresses: readonly Address[], space: MemberSpace): Sightings {
  const shown: Manifest = {
    ...manifest,
    pages: { pages: manifest.pages.pages.map(page => withContacts(page, manifest.contact.sections)) },
  }
  const { diagrams } = space
  const parts = manifestParts(shown, space)
  const openings = new Map(
    manifest.routes.routes.map(route => [route.id, openingsOf(route, manifest, parts, space)] as const),
  )
  const reach = reachOf(manifest, openings, space)
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
    const root = asObject(shown[surface])
    add(sameForAll(surface, '', root, reachAt(surface, undefined)))
    for (const listing of listingsOf(surface, root, own, keys, diagrams.all))
      listings.set(`${surface} ${listing.list}`, listing)
  }
  for (const sighting of addressSightings(addresses, manifest, openings, space)) add(sighting)
  for (const sighting of textSightings(manifest, reach, space)) add(sighting)
  for (const surface of ['brand', 'theme'] as const)
    add(sameForAll(surface, '', asObject(manifest[surface]), diagrams.all))
  const steps = parts.filter((part: Part) => part.surface === 'journey')
  add(journeySighting(steps, space))
  return { all, listings, reach: reachAt }
}

const isItemSurface = (surface: Surface): surface is ItemSurface => itemSurfaces.some(name => name === surface)

/** A surface as plain JSON, which it is. */
const asObject = (surface: unknown): JsonObject => (isJsonObject(surface) ? surface : {})
