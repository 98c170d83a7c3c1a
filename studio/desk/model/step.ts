/** The part of a file that became another. Whole texts would fill what a browser keeps. */
export interface FilePart {
  readonly path: string
  readonly at: number
  readonly removed: string
  readonly added: string
  /** Whether the file was not there before, or is not after. */
  readonly isNew: boolean
  readonly isGone: boolean
}

/** One step of undo: what became of one file, or of several together. */
export interface Step {
  /** What it did, for whoever takes it back. */
  readonly name: string
  /** What of the draft it is of: edits of one thing go on with one another, and two things may be called the same. */
  readonly of: string
  /** Each file once. */
  readonly parts: readonly FilePart[]
  /** Whether somebody else has changed the same since: it can be walked no more. */
  readonly isLost?: boolean
}

/** What a browser keeps of a draft over a reload. */
export interface Kept {
  readonly version: number
  /** What the server had of the files that are not saved yet, and what they are. */
  readonly unsaved: readonly (readonly [path: string, base: string | null, ours: string | null])[]
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

/** What became of a file between two texts; null is a file that is not there. */
export function partBetween(path: string, before: string | null, after: string | null): FilePart {
  const [old, now] = [before ?? '', after ?? '']
  const most = Math.min(old.length, now.length)
  let at = 0
  while (at < most && old[at] === now[at]) at += 1
  let end = 0
  while (end < most - at && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const [removed, added] = [old.slice(at, old.length - end), now.slice(at, now.length - end)]
  return { path, at, removed, added, isNew: before === null, isGone: after === null }
}

/** The text before a part became another, of the one after it. */
export const takenBack = ({ at, removed, added, isNew }: FilePart, text: string | null): string | null =>
  isNew ? null : spliced(text ?? '', at, added.length, removed)

/** The text after a part became another, of the one before it. */
export const doneAgain = ({ at, removed, added, isGone }: FilePart, text: string | null): string | null =>
  isGone ? null : spliced(text ?? '', at, removed.length, added)

const spliced = (text: string, at: number, length: number, put: string) =>
  text.slice(0, at) + put + text.slice(at + length)
