import type { Combinations, Diagrams } from '../members/diagrams.ts'
import { outcomeField } from './addresses.ts'
import { type Change, fieldKind, type SeenChange } from './change.ts'
import { movedItems } from './moved-items.ts'
import { differencesBetween, type Listing, type Sighting, type Sightings } from './sighting.ts'
import { nextField } from './sightings-of.ts'

/** Two versions of all that members see, over the same member space. */
interface Compared {
  before: Sightings
  after: Sightings
  diagrams: Diagrams
}

/** Fields that say where a member is led. */
const routingFields: ReadonlySet<string> = new Set([`routes ${outcomeField}`, `journey ${nextField}`])

/**
 * Every difference that somebody sees, with everybody who sees it. What follows from another difference is left out: the
 * items of an added or removed item, and the contents of a screen that opened or closed.
 * @param care the members and days that count
 */
export function compareSightings(
  before: Sightings,
  after: Sightings,
  care: Combinations,
  diagrams: Diagrams,
): SeenChange[] {
  const compared = { before, after, diagrams }
  const found = [
    ...[...after.all.values()].flatMap(sighting => [
      ...changeOf(sighting, isKnown(sighting, before) ? 'shown' : 'added', onlyIn(sighting, before, diagrams)),
      ...changedIn(sighting, compared),
    ]),
    ...[...before.all.values()].flatMap(sighting =>
      changeOf(sighting, isKnown(sighting, after) ? 'hidden' : 'removed', onlyIn(sighting, after, diagrams)),
    ),
    ...[...after.listings.values()].flatMap(listing => reordered(listing, compared)),
  ]
  return found
    .map(({ who, change }) => ({ who: diagrams.and(who, care), change }))
    .filter(({ who }) => who !== diagrams.none)
}

/** Whether a version has something at all, whoever sees it. */
const isKnown = ({ surface, key }: Sighting, { all }: Sightings) => all.has(`${surface} ${key}`)

/** Who sees something that the other version does not show them, although it shows them what is around it. */
function onlyIn(sighting: Sighting, other: Sightings, diagrams: Diagrams): Combinations {
  const { surface, key, page, shown, spots } = sighting
  const around = spots.map(({ who, answer: { parent } }) =>
    parent === undefined ? who : diagrams.and(who, shownIn(other, surface, parent, diagrams)),
  )
  return diagrams.except(
    diagrams.and(shown, diagrams.or(...around), other.reach(surface, page)),
    shownIn(other, surface, key, diagrams),
  )
}

/** What both versions show to somebody, but in another list or with other fields. */
function changedIn(sighting: Sighting, { before, diagrams }: Compared): SeenChange[] {
  const { surface, key, spots, fields } = sighting
  const former = before.all.get(`${surface} ${key}`)
  if (!former) return []
  const both = diagrams.and(former.shown, sighting.shown)
  const moves = differencesBetween(former.spots, spots, both, diagrams)
    .filter(({ before: from, after: to }) => from?.list !== to?.list)
    .flatMap(({ who, before: from, after: to }) =>
      changeOf(sighting, 'moved', who, { before: from?.list ?? '', after: to?.list ?? '' }),
    )
  const names = new Set([...former.fields.keys(), ...fields.keys()])
  const others = [...names].flatMap(field => {
    const isRouting = routingFields.has(`${surface} ${field}`)
    return (
      differencesBetween(former.fields.get(field) ?? [], fields.get(field) ?? [], both, diagrams)
        // An address has a title only where it opens.
        .filter(said => isRouting || surface !== 'routes' || ('before' in said && 'after' in said))
        .flatMap(({ who, ...said }) =>
          changeOf(sighting, isRouting ? 'rerouted' : fieldKind(surface, field), who, { field, ...said }),
        )
    )
  })
  return [...moves, ...others]
}

/** The items of a list that swapped places with something that the same members see in both versions. */
function reordered({ surface, list, orders }: Listing, { before, after, diagrams }: Compared): SeenChange[] {
  const former = before.listings.get(`${surface} ${list}`)?.orders ?? []
  const seen = (key: string) =>
    diagrams.and(shownIn(before, surface, key, diagrams), shownIn(after, surface, key, diagrams))
  return former.flatMap(a =>
    orders.flatMap(b =>
      movedItems(a.answer, b.answer).flatMap(({ item, past }) => {
        const sighting = after.all.get(`${surface} ${item}`)
        const who = diagrams.and(a.who, b.who, seen(item), diagrams.or(...past.map(seen)))
        return sighting ? changeOf(sighting, 'moved', who) : []
      }),
    ),
  )
}

const shownIn = ({ all }: Sightings, surface: string, key: string, diagrams: Diagrams): Combinations =>
  all.get(`${surface} ${key}`)?.shown ?? diagrams.none

function changeOf(
  { surface, key, path, name, page }: Sighting,
  kind: Change['kind'],
  who: Combinations,
  rest: Pick<Change, 'field' | 'before' | 'after'> = {},
): SeenChange[] {
  const about = { ...(name === undefined ? {} : { name }), ...(page === undefined ? {} : { page }) }
  return [{ who, change: { kind, surface, key, ...about, ...rest, path } }]
}
