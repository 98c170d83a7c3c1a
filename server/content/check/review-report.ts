import { createHash } from 'node:crypto'
import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import type { Finding } from '../../../engine/analyse/finding.ts'
import type { CheckedManifests } from '../../../engine/check/check-manifests.ts'
import type { AffectedMembers, BrandImpact } from '../../../engine/impact/brand-impact.ts'
import { impact } from '../../../engine/impact/impact.ts'
import { seenChangeInWords } from '../../../engine/impact/seen-change-in-words.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Manifest } from '../../../schema/generated/manifests.ts'
import type { ReadFolder } from '../manifest-files.ts'
import { screensOf } from './screens-of.ts'

/** A version of all files, as read and as checked. */
export interface Version {
  readonly read: Pick<ReadFolder, 'typefaces'>
  readonly checked: CheckedManifests
}

/** What a change does to members, for whoever decides on it (STUDIO-26). */
export interface ReviewReport {
  /** Brands of which anything was edited. */
  readonly brands: readonly BrandReport[]
  /** Brands that are new or gone. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** What is likely not meant and was not found before. */
  readonly findings: readonly NewFinding[]
  /** The rules of the business that were proved for every possible member. */
  readonly proved: readonly ProvedRule[]
}

/** What becomes of one brand's screens. */
interface BrandReport {
  readonly brand: string
  /** The language, such as es-US, whose own words change; undefined where rules or English do. */
  readonly language: string | undefined
  /** Members who see the same changes, the largest class first; nobody is in two. Of many the first ones. */
  readonly classes: readonly MemberClass[]
  /** How many classes there are besides. */
  readonly more: number
  /** Places of edits that nobody can see. */
  readonly unseen: readonly string[]
}

/** Members who see the same changes. */
interface MemberClass {
  /** Stays the same for the same members and changes. */
  readonly id: string
  /** Who they are, in words. */
  readonly who: string
  /** What they see otherwise, a sentence each. */
  readonly changes: readonly string[]
  readonly sample: SampleOf
  /** Addresses of screens on which they see it. */
  readonly screens: readonly string[]
}

/** A member made up to stand for a class. */
interface SampleOf {
  readonly words: string
  /** Facts by name; one that is left out is not known. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** Ids of groups and the like, by the name of their set. */
  readonly sets: readonly { readonly name: string; readonly ids: readonly string[] }[]
  /** A day on which it is so, yyyy-mm-dd; undefined when any is. */
  readonly day: string | undefined
}

/** A finding that the version before did not have. */
export interface NewFinding extends Pick<Finding, 'file' | 'line' | 'severity' | 'says' | 'todo'> {
  /** Stays the same for the same finding, wherever it moves in its file. */
  readonly id: string
  readonly code: string
  readonly somebody: string | undefined
}

/** A rule of the business that holds for every possible member. */
interface ProvedRule {
  readonly id: string
  readonly because: string
  /** The brands that have it. */
  readonly brands: readonly string[]
}

/** More classes of one brand than this nobody reads: what is left is counted. */
const mostClasses = 30

/**
 * Compares two versions of all manifests from a day on, yyyy-mm-dd. Both have to be without mistakes.
 * @throws Error where one of them is not
 */
export function reviewReport(before: Version, after: Version, since: string): ReviewReport {
  for (const { checked } of [before, after])
    if (checked.diagnostics.length > 0) throw new Error('A version with mistakes cannot be compared')
  const { brands, added, removed } = impact(before.checked, after.checked, { registry, since })
  const known = new Set(findingsOf(before, since).map(({ id }) => id))
  const manifests = new Map(after.checked.brands.map(({ manifest }) => [manifest.brand.id, manifest]))
  return {
    brands: brands.map(brand => brandReport(brand, manifests.get(brand.brand))),
    added,
    removed,
    findings: findingsOf(after, since).filter(({ id }) => !known.has(id)),
    proved: provedIn(after.checked),
  }
}

function brandReport(impacted: BrandImpact, manifest: Manifest | undefined): BrandReport {
  const { brand, language, unseen } = impacted
  const classes = classesIn(impacted)
  return {
    ...{ brand, language },
    classes: classes.map(each => classOf(each, manifest)),
    more: setsIn(impacted).length - classes.length,
    unseen: unseen.map(({ surface, key, fields }) => [surface, key, ...fields].filter(each => each !== '').join(' ')),
  }
}

/** Classes of members; where they are too many, each change with everybody who sees it. */
const setsIn = ({ impacts }: BrandImpact): AffectedMembers[] =>
  impacts.flatMap(({ affected, tooMany, seen }) => [...(tooMany ? seen : affected)])

/** The classes of a brand that are told, each with the id that it always has. To say who is in one takes a while. */
export function classesIn(impacted: BrandImpact): { id: string; members: AffectedMembers; says: string[] }[] {
  const { brand, language = '' } = impacted
  return setsIn(impacted)
    .slice(0, mostClasses)
    .map(members => {
      const says = members.changes.map(seenChangeInWords)
      return { id: digestOf(brand, language, members.who, ...says), members, says }
    })
}

function classOf({ id, members, says }: ReturnType<typeof classesIn>[number], manifest?: Manifest): MemberClass {
  const { words, witness } = members.sample()
  return {
    ...{ id, who: members.who, changes: says },
    screens: manifest ? screensOf(members.changes, manifest, witness?.facts.session) : [],
    sample: {
      words,
      facts: Object.entries(witness?.facts ?? {}).flatMap(([name, value]) =>
        typeof value === 'string' ? [{ name, value }] : [],
      ),
      sets: Object.entries(witness?.open ?? {}).map(([name, ids]) => ({ name, ids: [...(ids ?? [])].map(String) })),
      day: witness?.today,
    },
  }
}

/** What is likely not meant, as of a day. */
export function findingsOf({ read, checked }: Version, today: string): NewFinding[] {
  return analyseManifests(checked, today, registry, read.typefaces).map(
    ({ file, line, severity, says, todo, code, somebody }) => ({
      ...{ id: digestOf(code, file, says), file, line, severity, says, todo, code, somebody },
    }),
  )
}

function provedIn({ brands }: CheckedManifests): ProvedRule[] {
  const rules = brands.flatMap(({ folder, manifest }) =>
    manifest.invariants.invariants.map(({ id, because }) => ({ id, because, brand: folder })),
  )
  return [...Map.groupBy(rules, ({ id, because }) => `${id} ${because}`).values()].flatMap(same => {
    const [first] = same
    return first ? [{ id: first.id, because: first.because, brands: same.map(({ brand }) => brand) }] : []
  })
}

/** A few letters that change with what is said. */
const digestOf = (...said: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
