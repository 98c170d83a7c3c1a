import type { Manifest } from '../../schema/generated/manifests.ts'
import { combinationOf } from '../members/combination-of.ts'
import type { Combinations, Diagrams } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { know, type MemberState } from '../state.ts'
import { membersInWords } from '../words/members-in-words.ts'
import { type Change, changeKinds, type SeenChange } from './change.ts'
import { type SeenChanges, seenChanges } from './seen-changes.ts'

/** A person of a population, in each state that counts: signing in, signed in. */
export interface Person {
  name: string
  moments: readonly MemberState[]
}

/** Members who see the same changes. */
export interface AffectedMembers {
  /** Who they are, in words. */
  who: string
  /** Their share of all possible members of whom everything is known, on any day: from 0 to 1. */
  share: number
  /** Names of the people of the population among them. */
  people: readonly string[]
  changes: readonly Change[]
}

/** What an edit does to one brand. */
export interface BrandImpact {
  brand: string
  /** Classes of members who see the same changes, the largest first; nobody is in two of them on the same day. */
  affected: readonly AffectedMembers[]
  /** True when there are too many classes; `affected` is empty then. */
  tooMany: boolean
  /** Changes grouped by who sees them, the most seen first; somebody may be in several groups. */
  seen: readonly AffectedMembers[]
}

export interface ImpactOptions {
  registry: Registry
  /** The first day that counts, yyyy-mm-dd: what shows only before it is ignored. */
  since?: string
  /** People to count in each class: the demo population, say. */
  population?: readonly Person[]
}

/** Which members of a brand see something different, and what: exactly, and in words. */
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

/** Changes that the same members see, together. */
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
    // Computed on demand: there may be many classes, of which few are read.
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

/** The members who are in a set on some day: each counts once, on however many days. */
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

/** More classes than this nobody would read, and finding them all could take too long. */
const classesLimit = 2_000

/**
 * Everybody who sees a change, grouped by the changes that they see. Classes do not overlap, and no two have the same changes.
 * Undefined when there would be more than 2,000, which can happen when many edits depend on different facts.
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
    if (classes.length > classesLimit) return undefined
  }
  return classes.filter(({ changes }) => changes.length > 0)
}
