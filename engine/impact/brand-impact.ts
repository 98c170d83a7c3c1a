import type { Manifest } from '../../schema/generated/manifests.ts'
import { combinationOf } from '../members/combination-of.ts'
import type { Combinations, Diagrams } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { know, type MemberState } from '../state.ts'
import { membersInWords } from '../words/members-in-words.ts'
import { type Change, changeKinds, type SeenChange } from './change.ts'
import { type SeenChanges, seenChanges } from './seen-changes.ts'

/** Somebody of a population, at each moment that counts: signing in, signed in. */
export interface Person {
  name: string
  moments: readonly MemberState[]
}

/** Members who see the same changes. */
export interface AffectedMembers {
  /** Who they are, in words. */
  who: string
  /** Their part of all possible members of whom everything is known, on whatever day: from 0 to 1. */
  share: number
  /** Names of those of the population who are among them. */
  people: readonly string[]
  changes: readonly Change[]
}

/** What an edit does to one brand. */
export interface BrandImpact {
  brand: string
  /** Members by which changes they see, the largest class first: nobody is in two of them on the same day. */
  affected: readonly AffectedMembers[]
  /** True when there are too many classes to tell apart, so that `affected` has none. */
  tooMany: boolean
  /** Changes by who sees them, the most seen first: what the same members see stands together, and somebody may be in several. */
  seen: readonly AffectedMembers[]
}

export interface ImpactOptions {
  registry: Registry
  /** First day that counts, yyyy-mm-dd: what shows only before it, nobody sees any more. */
  since?: string
  /** People to count in each class: the demo population, say. */
  population?: readonly Person[]
}

/** Which members of a brand see something different, and what: exact, and in words. */
export function brandImpact(before: Manifest, after: Manifest, options: ImpactOptions): BrandImpact {
  const seen = seenChanges(before, after, options.registry, options.since)
  const { space, changes } = seen
  const classes = classesOf(changes, space.diagrams)
  const described = (sets: readonly MemberClass[]) =>
    sets
      .map(each => describe(each.who, each.changes, seen, options))
      .toSorted((a, b) => b.share - a.share || b.people.length - a.people.length)
  return {
    brand: after.brand.id,
    affected: described(classes ?? []),
    tooMany: classes === undefined,
    seen: described(togetherBy(changes)),
  }
}

/** Changes with the same members together. */
function togetherBy(changes: readonly SeenChange[]): MemberClass[] {
  const sets = new Map<Combinations, Change[]>()
  for (const { who, change } of changes) sets.set(who, [...(sets.get(who) ?? []), change])
  return [...sets].map(([who, own]) => ({ who, changes: own }))
}

function describe(
  who: Combinations,
  changes: readonly Change[],
  { space, care }: SeenChanges,
  { population = [] }: ImpactOptions,
): AffectedMembers {
  const someDay = onSomeDay(who, space)
  let words: string | undefined
  return {
    // There may be many classes, of which few are read.
    get who() {
      words ??= membersInWords(who, care, space)
      return words
    },
    share: shareOf(someDay, onSomeDay(care, space), space),
    people: population
      .filter(({ moments }) => moments.some(state => isIn(someDay, state, space)))
      .map(({ name }) => name),
    changes: changes.toSorted((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind)),
  }
}

/** Members count once, on however many days they are in a set. */
const onSomeDay = (who: Combinations, { diagrams, variables }: MemberSpace): Combinations =>
  diagrams.regardlessOf(variables.length - 1, who)

function shareOf(who: Combinations, care: Combinations, { diagrams, known }: MemberSpace): number {
  const all = diagrams.count(diagrams.and(care, known))
  return all === 0 ? 0 : diagrams.count(diagrams.and(who, known)) / all
}

function isIn(who: Combinations, state: MemberState, space: MemberSpace): boolean {
  const { facts, open, today } = know(state)
  return space.diagrams.has(who, combinationOf({ facts, open, today }, space))
}

/** Members who see the same changes. */
interface MemberClass {
  who: Combinations
  changes: readonly Change[]
}

/** More classes than anybody would read, and so many that finding all of them could take too long. */
const most = 2_000

/**
 * Everybody who sees a change, by which changes they see: classes do not overlap, and no two have the same changes.
 * Undefined when there would be more than 2,000 of them, as can be when many edits mind different facts.
 */
export function classesOf(seen: readonly SeenChange[], diagrams: Diagrams): MemberClass[] | undefined {
  const together = new Map<Combinations, Change[]>()
  for (const { who, change } of seen) together.set(who, [...(together.get(who) ?? []), change])
  let classes: MemberClass[] = [{ who: diagrams.all, changes: [] }]
  for (const [who, changes] of together) {
    classes = classes
      .flatMap(each => [
        { who: diagrams.and(each.who, who), changes: [...each.changes, ...changes] },
        { who: diagrams.except(each.who, who), changes: each.changes },
      ])
      .filter(each => each.who !== diagrams.none)
    if (classes.length > most) return undefined
  }
  return classes.filter(({ changes }) => changes.length > 0)
}
