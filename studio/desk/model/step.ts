import type { Files } from './surface.ts'

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

/** What became of every file that is otherwise than before. */
export function othersIn(before: Files, after: Files): Map<string, FilePart> {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(path => before.get(path) !== after.get(path))
  return new Map(paths.map(path => [path, partBetween(path, before.get(path) ?? null, after.get(path) ?? null)]))
}

/**
 * Steps that can still be walked, the last one first, once somebody else's parts have come into the texts. Steps beside those move
 * along with them; those in them, or next to them, are lost, as commas may be shared there. With them go those below them of the same
 * files, which stand in texts that only the lost ones would lead back to. `now` is what of a step is in the texts.
 */
export function overOthers(
  steps: readonly Step[],
  others: ReadonlyMap<string, FilePart>,
  now: 'added' | 'removed',
): Step[] {
  const left = new Map<string, FilePart | 'lost'>(others)
  const kept = steps.toReversed().flatMap(step => {
    const moved = step.parts.map(part => movedBy(part, left.get(part.path), now))
    const parts = moved.filter(part => part !== undefined)
    if (parts.length < moved.length) {
      for (const { path } of step.parts) left.set(path, 'lost')
      return []
    }
    for (const part of step.parts) {
      const other = left.get(part.path)
      if (other && other !== 'lost') left.set(part.path, beneath(other, part, now))
    }
    return [{ ...step, parts }]
  })
  return kept.reverse()
}

/** A part of a step beside what somebody else has put in; undefined where they are not apart. */
function movedBy(part: FilePart, other: FilePart | 'lost' | undefined, now: 'added' | 'removed'): FilePart | undefined {
  if (other === undefined) return part
  if (other === 'lost' || [part, other].some(({ isNew, isGone }) => isNew || isGone)) return undefined
  if (other.at > part.at + part[now].length) return part
  const end = other.at + other.removed.length
  return end < part.at ? { ...part, at: part.at + other.added.length - other.removed.length } : undefined
}

/** Where somebody else's part is in the text that the step leads to. */
function beneath(other: FilePart, part: FilePart, now: 'added' | 'removed'): FilePart {
  if (other.at < part.at) return other
  const then = now === 'added' ? part.removed : part.added
  return { ...other, at: other.at + then.length - part[now].length }
}
