/** Every file of every brand at one time: its path ("first/menus.json", "first/assets/logo.svg") to the hash of its bytes. */
export type Tree = ReadonlyMap<string, string>

/** Why a revision was made. */
export type Cause = 'import' | 'folder' | 'publish' | 'schedule' | 'rollback'

/** Whose a change is, when it was made, and what they say of it. */
export interface Signature {
  readonly author: string
  readonly at: Date
  readonly note: string
}

/** Who asks for a change of content, and from where: every such change leaves a row in the audit (CONTENT-15). */
export interface Signed extends Signature {
  /** The client of a request and its id; a command at a terminal when left out. */
  readonly from?: { readonly client: string; readonly requestId: string } | undefined
}

/** A version of a draft. */
export interface Version {
  readonly name: string
  readonly version: number
}

/** Something that was done or refused beside the store's own changes. */
export interface Told extends Signed {
  /** What it was about: `approve december/3`, `revision.publish december/3`. */
  readonly what: string
  /** `done`, or a code that says why it was refused: `CLASH`, `MISTAKE`, `MOVED`, `FORBIDDEN`. */
  readonly result: string
}

/** A file that two trees have otherwise: the hash that each has for it, null where it is not there. */
export interface ChangedFile {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

/** All files at one time, which never changes (CONTENT-01). */
export interface ContentRevision extends Signature {
  /** Counts up from 1, without gaps. */
  readonly number: number
  /** The one that it was made from; undefined for the first. */
  readonly parent: number | undefined
  readonly cause: Cause
  /** The number of the schedule that made it, if one did: no other revision has the same. */
  readonly schedule: number | undefined
  /** The hash of all its files: two revisions with the same files have the same. */
  readonly tree: string
  /** The files that differ from the parent's. */
  readonly changed: readonly ChangedFile[]
}

/** Which revisions are asked for. */
interface RevisionsOf {
  readonly before?: number | undefined
  readonly most: number
  /** Only those that changed this file; */
  readonly changing?: string | undefined
  /** that changed anything of a brand; */
  readonly brand?: string | undefined
  /** that changed a file of this name in any brand; */
  readonly file?: string | undefined
  /** that somebody made, by the name that people know; */
  readonly by?: string | undefined
  /** that have all of a tree. */
  readonly tree?: string | undefined
}

/** A revision to make live. */
interface Publishing extends Signed {
  readonly cause: Cause
  /** The schedule whose doing it is: a second revision of the same one is not made, whoever asks. */
  readonly schedule?: number | undefined
  /** The version of a draft that it makes live, if it is one. */
  readonly of?: Version | undefined
  readonly files: Tree
  /** The head that it was made from: whoever finds another one there does not publish (CONTENT-02). */
  readonly onto: number | undefined
}

/** A version of a draft that somebody wanted live, and the revision that says all of it already. */
export interface FoundLive extends Signed {
  readonly of: Version
  readonly onto: number
}

/** What somebody works on: all files as they would be, made from a revision (CONTENT-03). */
export interface Draft extends Signature {
  readonly name: string
  /** Counts up with each save: from 1, unless a draft of this name was removed of whose versions something is still known. */
  readonly version: number
  /** The revision that it was made from. */
  readonly base: number
  readonly tree: string
  readonly isThrownAway: boolean
}

/** A draft to save, or to throw away. */
export interface Saving extends Signed {
  readonly name: string
  /** The version that whoever saves has seen; 0 for a new draft. A stale one is refused. */
  readonly seen: number
  readonly base: number
  readonly files: Tree
}

/** What was asked of the store came second: who came first. */
interface CameSecond<First> {
  readonly first: First
}

/**
 * Content in a database: immutable files, revisions and versions of drafts. Bytes are kept once, by their hash, so that the
 * store grows with what changed only (CONTENT-12). What is answered is on disk, and so is its row in the audit; of a call that
 * rejects neither is there. Whoever comes second is an answer and no error, and a row of the audit too (CONTENT-15).
 */
export interface ContentStore {
  /** Keeps the bytes of files and answers the hash of each, in their order. */
  keep(contents: readonly Uint8Array[]): Promise<string[]>
  /** The bytes of hashes. Rejects when some are not there or are not what their hash says. */
  bytes(hashes: Iterable<string>): Promise<ReadonlyMap<string, Uint8Array>>
  /** The files of a revision or a draft, by the hash of their tree. */
  files(tree: string): Promise<Tree>
  /** The revision that members are served; undefined before the first. */
  head(): Promise<ContentRevision | undefined>
  revision(number: number): Promise<ContentRevision | undefined>
  /** Revisions, the newest first: those before a number, and of them only some. */
  revisions(of: RevisionsOf): Promise<ContentRevision[]>
  /** Everybody who made a revision, each once. */
  publishers(): Promise<string[]>
  /** The revision that a schedule made. */
  revisionOfSchedule(schedule: number): Promise<ContentRevision | undefined>
  /**
   * Makes a revision the head, all of it or nothing. Whoever comes second, or again for a schedule, or with a draft that is thrown
   * away, is told the head.
   */
  publish(publishing: Publishing): Promise<ContentRevision | CameSecond<ContentRevision>>
  /** Says of a version of a draft that all of it is live already: nobody has to do anything with it any more. */
  sayLive(found: FoundLive): Promise<void>
  /** The newest version of a draft, whether or not it was thrown away. */
  draft(name: string): Promise<Draft | undefined>
  /** The newest version of every draft, those thrown away among them, by name. */
  drafts(): Promise<Draft[]>
  /** Every version of a draft, the newest first: some hundreds where somebody typed for a minute. */
  versionsOf(name: string): Promise<Draft[]>
  /** One version of a draft. */
  version(name: string, version: number): Promise<Draft | undefined>
  /** Everybody who saved a version of a draft, each once. */
  authorsOf(name: string): Promise<string[]>
  save(saving: Saving): Promise<Draft | CameSecond<Draft>>
  /**
   * Throws a draft away, as a version of its own: a save of the version before has it back (CONTENT-16). What waits of it to be
   * published ends with it.
   */
  throwAway(draft: Pick<Saving, 'name' | 'seen'> & Signed): Promise<Draft | CameSecond<Draft>>
  /** Removes drafts that were thrown away before a time. */
  forgetThrownAway(before: Date): Promise<void>
  /** Tells the audit of what is no change of the store's: an approval, or what was refused before it came here (CONTENT-15). */
  record(told: Told): Promise<void>
}
