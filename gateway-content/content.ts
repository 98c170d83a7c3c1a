import type { Diagnostic } from '../engine/check/diagnostic.ts'
import type { Clash as ClashOfFile } from '../engine/merge/clash.ts'

/** Every file of every brand, by its path, to the hash of its bytes. */
type Tree = ReadonlyMap<string, string>

/** Whose a change is, when it was made, and what they say of it. */
interface Signature {
  readonly author: string
  readonly at: Date
  readonly note: string
}

/** Whose a change is, and the request that it came with: both are in the audit. */
export interface Signed extends Signature {
  readonly from: { readonly client: string; readonly requestId: string }
}

/** All files at one time. */
export interface Revision extends Signature {
  readonly number: number
  readonly parent: number | undefined
  readonly cause: 'import' | 'folder' | 'publish' | 'schedule' | 'rollback'
  readonly tree: string
  readonly changed: readonly { readonly path: string }[]
}

/** Files that differ from a revision. */
export interface Draft extends Signature {
  readonly name: string
  readonly version: number
  readonly base: number
  readonly tree: string
  readonly isThrownAway: boolean
}

/** What became of one file. */
export interface FileEdit {
  readonly path: string
  readonly items: readonly string[]
  readonly line: string
}

export interface Clash extends ClashOfFile {
  readonly path: string
}

export interface Mistake extends Diagnostic {
  readonly item: string
}

/** A draft merged with what is live. */
export interface Merged {
  readonly onto: Revision
  readonly files: Tree
  /** What it makes of what is live, each file with the hashes before and after. */
  readonly changed: readonly { readonly path: string }[]
  readonly clashes: readonly Clash[]
  /** What keeps it from being served: looked for when somebody asks, which takes a while. */
  mistakes(): Promise<readonly Mistake[]>
  /** Stands for exactly these changes: other changes have another. */
  readonly digest: string
}

/** What somebody may say of a draft. */
export type SaidKind = 'asked' | 'approved' | 'sent-back' | 'ticked'

/** What somebody asked or said of a draft, or that a version of it went live. */
export interface Review extends Signature {
  readonly draft: string
  readonly version: number
  readonly onto: number
  readonly kind: SaidKind | 'published'
  /** Of the changes that were looked at. */
  readonly digest: string
  /** The finding that may stay; empty for a word on all of it. */
  readonly finding: string
}
