import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Json } from '../resolve/json.ts'
import { outcomeField } from './address-sightings.ts'
import type { Change, ChangeKind, SeenChange } from './change.ts'
import { fieldKind } from './field-kind.ts'
import { movedItems } from './moved-items.ts'
import { sameJson } from './same-json.ts'
import type { Listing, Sighting, Sightings } from './sighting.ts'
import type { Split } from './split.ts'
import { nextField } from './surface-sightings.ts'

/** Fields that say where somebody is led. */
const ways: ReadonlySet<string> = new Set([`routes ${outcomeField}`, `journey ${nextField}`])

/**
 * Every difference that somebody sees, with everybody who sees it. What follows from another difference is left out:
 * the items of an item that came or went, and the contents of a screen that opened or closed.
 * @param care the members and days that count
 */
export function compareSightings(
  before: Sightings,
  after: Sightings,
  care: Combinations,
  { diagrams }: MemberSpace,
): SeenChange[] {
  const found: SeenChange[] = []
  const note = (who: Combinations, sighting: Sighting, kind: ChangeKind, rest: Partial<Change> = {}) => {
    const cared = diagrams.and(who, care)
    const { surface, key, path, name, page } = sighting
    const about = { ...(name === undefined ? {} : { name }), ...(page === undefined ? {} : { page }) }
    if (cared !== diagrams.none) found.push({ who: cared, change: { kind, surface, key, ...about, ...rest, path } })
  }

  /** Who sees something that the other version does not show them, although they have what is around it there. */
  const only = (sighting: Sighting, there: Sightings) => {
    const others = there.all.get(nameOf(sighting))?.shown ?? diagrams.none
    const around = sighting.spots.map(({ who, answer: { parent } }) =>
      parent === undefined ? who : diagrams.and(who, there.all.get(`${sighting.surface} ${parent}`)?.shown ?? diagrams.none),
    )
    const reach = there.reach(sighting.surface, sighting.page)
    return diagrams.except(diagrams.and(sighting.shown, diagrams.or(...around), reach), others)
  }
  /** Members to whom two splits say different things; who has no answer has `undefined`. */
  const differences = function* <Answer>(a: Split<Answer>, b: Split<Answer>, both: Combinations) {
    const whole = (split: Split<Answer>): Split<Answer | undefined> => [
      ...split,
      { who: diagrams.except(diagrams.all, ...split.map(({ who }) => who)), answer: undefined },
    ]
    for (const former of whole(a))
      for (const latter of whole(b))
        if (!sameJson(former.answer, latter.answer))
          yield { who: diagrams.and(both, former.who, latter.who), before: former.answer, after: latter.answer }
  }

  for (const [name, sighting] of after.all) {
    const former = before.all.get(name)
    note(only(sighting, before), sighting, 'added')
    if (!former) continue
    const both = diagrams.and(former.shown, sighting.shown)
    for (const moved of differences(former.spots, sighting.spots, both))
      if (moved.before?.list !== moved.after?.list)
        note(moved.who, sighting, 'moved', given(moved.before?.list, moved.after?.list))
    for (const field of new Set([...former.fields.keys(), ...sighting.fields.keys()])) {
      const isWay = ways.has(`${sighting.surface} ${field}`)
      for (const { who, ...said } of differences<Json>(
        former.fields.get(field) ?? [],
        sighting.fields.get(field) ?? [],
        both,
      )) {
        // An address has a title only where it opens.
        if (sighting.surface === 'routes' && !isWay && (said.before === undefined || said.after === undefined)) continue
        const kind = isWay ? 'rerouted' : fieldKind(sighting.surface, field)
        note(who, sighting, kind, { field, ...given(said.before, said.after) })
      }
    }
  }
  for (const sighting of before.all.values()) note(only(sighting, after), sighting, 'removed')
  for (const [name, listing] of after.listings) noteOrders(before.listings.get(name), listing)
  return found

  function noteOrders(former: Listing | undefined, { surface, orders }: Listing) {
    const seen = (key: string) =>
      diagrams.and(
        before.all.get(`${surface} ${key}`)?.shown ?? diagrams.none,
        after.all.get(`${surface} ${key}`)?.shown ?? diagrams.none,
      )
    for (const a of former?.orders ?? [])
      for (const b of orders)
        for (const { item, past } of movedItems(a.answer, b.answer)) {
          const sighting = after.all.get(`${surface} ${item}`)
          const who = diagrams.and(a.who, b.who, seen(item), diagrams.or(...past.map(seen)))
          if (sighting) note(who, sighting, 'moved')
        }
  }
}

const nameOf = ({ surface, key }: Sighting) => `${surface} ${key}`

const given = (before: Json | undefined, after: Json | undefined): Pick<Change, 'before' | 'after'> => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})
