import { concerned, mayBeAbout, type Versions } from './causes.ts'
import type { Change } from './change.ts'
import type { ManifestEdit } from './edits.ts'

/** Edits of a brand's merged manifest to which no change that anybody sees can be traced. */
export function unseenEdits(
  edits: readonly ManifestEdit[],
  changes: readonly Change[],
  versions: Versions,
): ManifestEdit[] {
  if (changes.length === 0) return [...edits]
  return edits.filter(
    edit => !concerned(edit, versions).some(thing => changes.some(change => mayBeAbout(change, thing))),
  )
}
