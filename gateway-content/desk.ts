import type { Side } from '../engine/merge/decide.ts'
import type { IdNames } from '../engine/words/id-names.ts'
import type { Clash, Draft, FileEdit, Merged, Review, Revision, SaidKind, Signed } from './content.ts'
import type { ReviewDesk } from './review-desk.ts'

/** A brand as the studio shows it. */
export interface Brand {
  readonly key: string
  readonly name: string
  readonly hosts: readonly string[]
}

/** Which side of a clash holds, the draft's or what is live; undefined where nobody has said. */
type DecideClash = (clash: Pick<Clash, 'path' | 'item' | 'field' | 'kind'>) => Side | undefined

/** What became of a save. */
type Saved<Kept> = Kept | { readonly first: Kept }

/** A file that was added to a draft. */
interface AddedAsset {
  readonly draft: Draft
  readonly path: string
  /** What was taken out of it. */
  readonly removed: readonly string[]
}

/** Why a file cannot be added: what was found, and what is expected. */
interface AssetFault {
  readonly found: string
  readonly expected: string
}

/**
 * The content as the studio's graph takes it; the server puts it over the store. It knows nothing of staff: what they may do is
 * decided before.
 */
export interface Desk extends ReviewDesk {
  /** The brands that are served. */
  brands(): readonly Brand[]
  /** How groups, parent groups and programs are called. */
  idNames(): Promise<IdNames>
  head(): Promise<Revision>
  revision(number: number): Promise<Revision | undefined>
  /** Revisions before a number, the newest first. */
  revisions(before: number, most: number): Promise<readonly Revision[]>
  /** Those after one up to another, the oldest first: the newest of them, when there are many. */
  revisionsBetween(after: number, upTo: number): Promise<readonly Revision[]>
  /** Everybody who made a revision. */
  publishers(): Promise<readonly string[]>
  draft(name: string): Promise<Draft | undefined>
  drafts(): Promise<readonly Draft[]>
  /** Everybody who saved a version of a draft. */
  authorsOf(name: string): Promise<readonly string[]>
  /** Files of a draft that are otherwise than in its base. */
  changedIn(draft: Draft): Promise<readonly string[]>
  /** What became of files between two trees. */
  edits(before: string | undefined, after: string): Promise<readonly FileEdit[]>
  /** What became of files that a merge changes. */
  editsOf(merged: Merged): Promise<readonly FileEdit[]>
  /** Paths of everything in a tree, in their order. */
  paths(tree: string): Promise<readonly string[]>
  /** The texts of some files of a tree, by their paths. */
  texts(tree: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The text of a file of a tree. */
  text(tree: string, path: string): Promise<string | undefined>
  /** A draft merged with what is live. */
  merge(draft: Draft): Promise<Merged>
  /** Saves a draft with some files otherwise than in the version that was seen; `null` takes one away. */
  save(
    saving: { name: string; seen: number; files: ReadonlyMap<string, string | null> } & Signed,
  ): Promise<Saved<Draft>>
  /** Adds a picture or a font to the folder of a brand, under its name with the ending that its content has; or says why not. */
  addAsset(
    added: { name: string; seen: number; brand: string; file: string; bytes: Uint8Array } & Signed,
  ): Promise<AddedAsset | AssetFault | { readonly first: Draft }>
  /**
   * Puts a draft on what is live, with which it clashes: where both say something else, what was decided holds. Says what else
   * clashes, or that another revision is live by now.
   */
  settle(
    settled: { name: string; seen: number; onto: number; decide: DecideClash } & Signed,
  ): Promise<Saved<Draft> | { readonly clashes: readonly Clash[] } | 'moved'>
  /** What waits to publish it ends with it. */
  throwAway(thrown: { name: string; seen: number } & Signed): Promise<Saved<Draft>>
  restore(restored: { name: string; seen: number } & Signed): Promise<Saved<Draft>>
  /** A version of a draft; undefined where there is none. */
  version(name: string, version: number): Promise<Draft | undefined>
  reviewsOf(draft: string): Promise<readonly Review[]>
  /** Of a draft that is sent back, what waits to publish it ends with it. */
  say(review: Review & Signed & { kind: SaidKind }): Promise<void>
  /** Makes a merge live, unless another revision is by now, or its draft was thrown away. */
  publish(
    merged: Merged,
    signed: Signed,
    cause: 'publish' | 'rollback',
    of?: { readonly name: string; readonly version: number },
  ): Promise<Revision | undefined>
  /** Writes down what was refused before it came to the content. */
  record(told: Signed & { readonly what: string; readonly result: string }): Promise<void>
  /** What an old revision's content would make of what is live. */
  mergeOld(old: Revision): Promise<Merged>
}
