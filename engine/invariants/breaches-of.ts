import type { Invariant, Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import { membersWho } from '../members/members-who.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import { type Sight, sightsOf } from './sights.ts'

/** A place where an invariant does not hold, with everybody for whom it does not. */
export interface Breach {
  invariant: Invariant
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
}

/**
 * The members that a rule is about. `maybe` has all but those whom it surely does not concern, for "never"; `surely` has only
 * those whom it surely concerns, for "always".
 */
function concerned({ invariant: { who }, ground: { scope, space } }: Rule): {
  maybe: Combinations
  surely: Combinations
} {
  const { and, except } = space.diagrams.bound
  if (who === undefined) return { maybe: space.possible, surely: space.possible }
  const { yes, no } = membersWho(who, scope, space)
  return { maybe: except(space.possible, no), surely: and(space.possible, yes) }
}

/** The places that the rule excepts. */
const exceptionsOf = ({ invariant, ground: { parts } }: Rule): readonly Path[] =>
  parts
    .filter(({ surface, item }) => invariant.except?.includes(`${surface}/${String(item.id)}`))
    .map(({ surface, path }) => [surface, ...path])

const liesIn = ({ surface, path }: Sight, outer: Path) =>
  outer.every((key, place) => (place === 0 ? surface : path[place - 1]) === key)

const kinds: { readonly [Kind in Invariant['rule']]: (rule: Rule) => Breach[] } = {
  never: rule => {
    const { invariant, ground } = rule
    const { none } = ground.space.diagrams
    const { maybe } = concerned(rule)
    const exceptions = exceptionsOf(rule)
    return sightsOf(invariant.what, ground)
      .flatMap(({ sights }) => sights)
      .filter(sight => !exceptions.some(outer => liesIn(sight, outer)))
      .map(sight => ({ ...sight, invariant, who: ground.space.diagrams.and(sight.who, maybe) }))
      .filter(({ who }) => who !== none)
  },
  always: rule => {
    const { invariant, ground, index } = rule
    const { none } = ground.space.diagrams
    const { and, except } = ground.space.diagrams.bound
    const { surely } = concerned(rule)
    return sightsOf(invariant.what, ground)
      .map(({ at, sights }): Breach => {
        const around = at ? and(surely, at.who) : surely
        return {
          invariant,
          surface: at?.surface ?? 'invariants',
          path: at?.path ?? ['invariants', index],
          what: at?.what ?? 'none of what the rule asks for',
          who: except(around, ...sights.map(({ who }) => who)),
        }
      })
      .filter(({ who }) => who !== none)
  },
}

/** Every place of a brand where one of its invariants does not hold for some possible member. */
export function breachesOf(ground: BrandGround): Breach[] {
  return ground.manifest.invariants.invariants.flatMap((invariant, index) =>
    kinds[invariant.rule]({ ground, invariant, index }),
  )
}
