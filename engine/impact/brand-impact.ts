import type { Manifest } from '../../schema/generated/manifests.ts'
import { asJsonObject } from '../json.ts'
import { combinationOf } from '../members/combination-of.ts'
import type { Combinations, Diagrams } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { type Witness, witnessOf } from '../members/witness.ts'
import { surfaces } from '../schema/surfaces.ts'
import { know, type MemberState } from '../state.ts'
import { membersInWords } from '../words/members-in-words.ts'
import { witnessWords } from '../words/witness-in-words.ts'
import { causesAmong, unseenEdits, versionsOf } from './causes.ts'
import { type Change, changeKinds, type SeenChange } from './change.ts'
import { editsBetween, type ManifestEdit } from './edits.ts'
import { type Census, type Counted, countedIn } from './population.ts'
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
  /** How many of the real members they are; undefined when nobody counted these. */
  members?: Counted
  /** Names of the people of the population among them. */
  people: readonly string[]
  changes: readonly Change[]
  /** One of them, as ordinary as possible: in words with only what makes the difference, and with every fact. */
  sample(): { words: string; witness: Witness | undefined }
}

/** What one edit does to one brand, or several that some change follows from together. */
export interface EditImpact {
  /** Empty when what members see follows from the days that count alone. */
  edits: readonly ManifestEdit[]
  /** Classes of members who see the same changes, the largest first; nobody is in two of them on the same day. */
  affected: readonly AffectedMembers[]
  /** True when there are too many classes; `affected` is empty then. */
  tooMany: boolean
  /** Changes grouped by who sees them, the most seen first; somebody may be in several groups. */
  seen: readonly AffectedMembers[]
  /** The edits that one of the changes follows from. */
  causesOf(change: Change): readonly ManifestEdit[]
}

/** What the edits of a version do to one brand. */
export interface BrandImpact {
  brand: string
  /** The language whose own words were edited; undefined for edits of rules and of English. */
  language?: string
  /** Edits that have nothing to do with one another, each by itself. */
  impacts: readonly EditImpact[]
  /** Edits that nobody can see. */
  unseen: readonly ManifestEdit[]
}

export interface ImpactOptions {
  registry: Registry
  /** The first day that counts, yyyy-mm-dd: what shows only before it is ignored. */
  since?: string
  /** People to count in each class: the demo population, say. */
  population?: readonly Person[]
  /** How many real members there are of each kind. */
  census?: Census
}

/** Which members of a brand see something different, and what: exactly, and in words. */
export function brandImpact(before: Manifest, after: Manifest, options: ImpactOptions): BrandImpact {
  const found = seenChanges(before, after, options.registry, options.since)
  const versions = versionsOf(before, after)
  const edits = surfaces.flatMap(surface =>
    editsBetween(surface, asJsonObject(before[surface]), asJsonObject(after[surface])),
  )
  const describing = { found, options, after }
  return {
    brand: after.brand.id,
    impacts: apart(found.changes, edits, causesAmong(edits, versions)).map(group => impactOf(group, describing)),
    unseen: unseenEdits(
      edits,
      found.changes.map(({ change }) => change),
      versions,
    ),
  }
}

interface Describing {
  found: SeenChanges
  options: ImpactOptions
  after: Manifest
}

/** Edits with all changes that follow from them. */
interface EditGroup {
  edits: readonly ManifestEdit[]
  changes: readonly SeenChange[]
  causes: ReadonlyMap<Change, readonly ManifestEdit[]>
}

/** Changes with the edits that they follow from: edits that share a change stand together, all others by themselves. */
export function apart(
  changes: readonly SeenChange[],
  edits: readonly ManifestEdit[],
  causesOf: (change: Change) => readonly ManifestEdit[],
): EditGroup[] {
  const causes = new Map(changes.map(({ change }) => [change, causesOf(change)]))
  const leaders = new Map<ManifestEdit, ManifestEdit>()
  /** The edit that stands for all that stand together with one. */
  const leaderOf = (edit: ManifestEdit): ManifestEdit => {
    let leader = edit
    for (let next = leaders.get(leader); next; next = leaders.get(leader)) leader = next
    // The way is short for whoever asks next.
    if (leader !== edit) leaders.set(edit, leader)
    return leader
  }
  for (const [first, ...others] of causes.values())
    for (const other of others) {
      const [leader, joined] = [first && leaderOf(first), leaderOf(other)]
      if (leader && leader !== joined) leaders.set(joined, leader)
    }
  const leading = ({ change }: SeenChange) => causes.get(change)?.slice(0, 1).map(leaderOf)[0]
  const seen = new Set([...causes.values()].flat())
  const together = Map.groupBy(
    edits.filter(edit => seen.has(edit)),
    leaderOf,
  )
  const following = Map.groupBy(changes, leading)
  const groupOf = (leader: ManifestEdit | undefined, own: readonly ManifestEdit[]): EditGroup[] => {
    const followed = following.get(leader)
    return followed ? [{ edits: own, changes: followed, causes }] : []
  }
  // What follows from no edit, as from the days that count, stands first.
  return [...groupOf(undefined, []), ...[...together].flatMap(([leader, own]) => groupOf(leader, own))]
}

function impactOf({ edits, changes, causes }: EditGroup, context: Describing): EditImpact {
  const classes = classesOf(changes, context.found.space.diagrams)
  const described = (sets: readonly MemberClass[]) => sets.map(each => describe(each, context)).toSorted(byExtent)
  return {
    edits,
    affected: described(classes ?? []).map(({ told }) => told),
    tooMany: classes === undefined,
    seen: described(togetherBy(changes)).map(({ told }) => told),
    causesOf: change => causes.get(change) ?? [],
  }
}

/** Changes that the same members see, together. */
function togetherBy(changes: readonly SeenChange[]): MemberClass[] {
  const sets = new Map<Combinations, Change[]>()
  for (const { who, change } of changes) sets.set(who, [...(sets.get(who) ?? []), change])
  return [...sets].map(([who, own]) => ({ who, changes: own }))
}

interface Described {
  told: AffectedMembers
  /** How many kinds of member they are: only to list the larger sets first, as kinds are not people. */
  kinds: number
}

const byExtent = (a: Described, b: Described) =>
  (b.told.members?.most ?? 0) - (a.told.members?.most ?? 0) ||
  b.kinds - a.kinds ||
  b.told.people.length - a.told.people.length

function describe({ who, changes }: MemberClass, { found, options, after }: Describing): Described {
  const { space, care } = found
  const { population = [], census } = options
  const someDay = onSomeDay(who, space)
  const members = census && countedIn(who, census, after, space)
  let words: string | undefined
  const told: AffectedMembers = {
    // Computed on demand: there may be many classes, of which few are read.
    get who() {
      words ??= membersInWords(who, care, space)
      return words
    },
    ...(members && { members }),
    people: population
      .filter(({ moments }) => moments.some(state => isIn(someDay, state, space)))
      .map(({ name }) => name),
    changes: changes.toSorted((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind)),
    sample() {
      const ordinary = space.diagrams.and(who, care, space.known)
      const one = ordinary === space.diagrams.none ? who : ordinary
      // Days that do not count make no difference.
      const enough = space.diagrams.or(who, space.diagrams.not(care))
      return { words: witnessWords(one, space, enough), witness: witnessOf(one, space) }
    },
  }
  return { told, kinds: space.diagrams.count(space.diagrams.and(someDay, space.known)) }
}

/** The members who are in a set on some day: each counts once, on however many days. */
const onSomeDay = (who: Combinations, { diagrams, variables }: MemberSpace): Combinations =>
  diagrams.regardlessOf(variables.length - 1, who)

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
