import type { Clash } from './clash.ts'
import { type Decide, undecided } from './decide.ts'
import { mergeText } from './merge-text.ts'

interface FileVersions {
  base: string | undefined
  ours: string | undefined
  theirs: string | undefined
}

/** Merges one file. One that a side removed stays only if the other changed it: then somebody has to decide. */
export function mergeFile(
  { base, ours, theirs }: FileVersions,
  decide: Decide = undecided,
): { text: string | undefined; clashes: Clash[] } {
  if (ours !== undefined && theirs !== undefined) return mergeText({ base, ours, theirs }, decide)
  const kept = ours ?? theirs
  // Both removed it.
  if (kept === undefined) return { text: undefined, clashes: [] }
  if (base === undefined) return { text: kept, clashes: [] }
  if (kept === base) return { text: undefined, clashes: [] }
  const clash: Clash = { item: '', field: '', kind: 'removed', base, ours, theirs }
  const side = decide(clash)
  return { text: side === 'theirs' ? theirs : ours, clashes: side === undefined ? [clash] : [] }
}
