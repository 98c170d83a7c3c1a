import dayjs from 'dayjs'
import type { Invariant, Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import { membersWho } from '../members/members-who.ts'
import { mainLists } from '../overlay/find-list.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import { narrowingPath } from './narrowing.ts'
import { askedFor, type Sight, sightsOf } from './sights.ts'

/** A place where an invariant does not hold, with everybody for whom it does not. */
export interface Breach {
  invariant: Invariant
  /** Index in invariants.json. */
  index: number
  surface: Surface
  path: Path
  /** What they meet, or miss. */
  what: string
  who: Combinations
}

interface Rule {
  ground: BrandGround
  invariant: Invariant
  /** Index in invariants.json. */
  index: number
  /** yyyy-mm-dd; without it, nobody can say which days the next years have. */
  today?: string | undefined
}

/** Everybody, on the days on which a rule holds; on none where that depends on a day that nobody told. */
function daysOf({ invariant: { from, until, nextYears }, ground: { space }, today }: Rule): Combinations {
  const { and, none } = { ...space.diagrams.bound, none: space.diagrams.none }
  if (nextYears === undefined) return space.onDays({ from, until })
  if (today === undefined) return none
  const last = dayjs(today).add(nextYears, 'year').subtract(1, 'day').format('YYYY-MM-DD')
  return and(space.onDays({ from, until }), space.onDays({ from: today, until: last }))
}

/**
 * The members that a rule is about, on its days. `maybe` has all but those whom it surely does not concern, for "never";
 * `surely` has only those whom it surely concerns, for "always".
 */
function concerned(rule: Rule): { maybe: Combinations; surely: Combinations } {
  const {
    invariant: { who },
    ground: { scope, space },
  } = rule
  const { and, except } = space.diagrams.bound
  const possible = and(space.possible, daysOf(rule))
  if (who === undefined) return { maybe: possible, surely: possible }
  const { yes, no } = membersWho(who, scope, space)
  return { maybe: except(possible, no), surely: and(possible, yes) }
}

/** The places that the rule excepts. */
const exceptionsOf = ({ invariant: { except }, ground: { parts } }: Rule): readonly Path[] =>
  except === undefined
    ? []
    : parts
        .filter(({ surface, item }) => except.includes(`${surface}/${String(item.id)}`))
        .map(({ surface, path }) => [surface, ...path])

const liesIn = ({ surface, path }: Sight, outer: Path) =>
  outer.every((key, place) => (place === 0 ? surface : path[place - 1]) === key)

const kinds: { readonly [Kind in Invariant['rule']]: (rule: Rule) => Breach[] } = {
  never: rule => {
    const { invariant, index, ground } = rule
    const { none } = ground.space.diagrams
    const { maybe } = concerned(rule)
    const exceptions = exceptionsOf(rule)
    return sightsOf(invariant, ground)
      .flatMap(({ sights }) => sights)
      .filter(sight => !exceptions.some(outer => liesIn(sight, outer)))
      .map(sight => ({
        ...{ surface: sight.surface, path: [...sight.path, ...admittingPath(sight)], what: sight.what },
        ...{ invariant, index },
        who: ground.space.diagrams.and(sight.who, maybe),
      }))
      .filter(({ who }) => who !== none)
  },
  always: rule => {
    const { invariant, index, ground } = rule
    const { none } = ground.space.diagrams
    const { and, except } = ground.space.diagrams.bound
    const { surely } = concerned(rule)
    return sightsOf(invariant, ground)
      .map(({ at, sights, ways }): Breach => {
        const around = at ? and(surely, at.who) : surely
        const who = except(around, ...sights.map(sight => sight.who))
        return { invariant, index, ...missedAt(rule, { at, sights, ways, around, who }), who }
      })
      .filter(({ who }) => who !== none)
  },
}

/** The field of an item, from the item on, that says who meets it; nothing for an item without rules, or a part of one. */
function admittingPath({ part, path }: Sight): Path {
  if (part?.path.length !== path.length) return []
  return ['guards', 'showWhen'].filter(field => part.item[field] !== undefined).slice(0, 1)
}

interface Missed {
  at: Sight | undefined
  sights: readonly Sight[]
  ways: readonly Sight[] | undefined
  around: Combinations
  who: Combinations
}

/** Where those who meet nothing of what they should are to be given it: at the thing that most of the others meet. */
function missedAt(
  { ground, index, invariant }: Rule,
  { at, sights, ways, around, who }: Missed,
): Pick<Breach, 'surface' | 'path' | 'what'> {
  if (at) return { surface: at.surface, path: at.path, what: at.what }
  const { diagrams } = ground.space
  const nearestOf = (among: readonly Sight[]) =>
    among
      .map(sight => ({ sight, meeting: diagrams.count(diagrams.and(sight.who, around)) }))
      .toSorted((a, b) => b.meeting - a.meeting)[0]?.sight
  const nearest = nearestOf(sights)
  if (!nearest) {
    const { words, surface = 'invariants' } = askedFor(invariant.what)
    const list = mainLists[surface] ?? ''
    return { surface, path: surface === 'invariants' ? [list, index] : [list], what: `no ${words}` }
  }
  const { surface, path, part } = nearestOf(ways ?? []) ?? nearest
  const narrowing = part ? narrowingPath(part, who, ground) : []
  return {
    surface,
    path: part && narrowing.length > 0 ? [...part.path, ...narrowing] : path,
    what: `${nearest.what}${sights.length === 1 ? '' : ' and all others'} missing`,
  }
}

/** Every place of a brand where one of its invariants does not hold for some possible member. */
export function breachesOf(ground: BrandGround, today?: string): Breach[] {
  return ground.manifest.invariants.invariants.flatMap((invariant, index) =>
    kinds[invariant.rule]({ ground, invariant, index, today }),
  )
}
