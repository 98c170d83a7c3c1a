import type { Clash } from './clash.ts'
import { mergeText } from './merge-text.ts'

interface FileVersions {
  base: string | undefined
  ours: string | undefined
  theirs: string | undefined
}

/** Merges one file. One that a side removed stays only if the other changed it: then somebody has to decide. */
export function mergeFile({ base, ours, theirs }: FileVersions): { text: string | undefined; clashes: Clash[] } {
  if (ours !== undefined && theirs !== undefined) return mergeText({ base, ours, theirs })
  const kept = ours ?? theirs
  if (base === undefined) return { text: kept, clashes: [] }
  if (kept === base) return { text: undefined, clashes: [] }
  return { text: ours, clashes: [{ item: '', field: '', kind: 'removed', base, ours, theirs }] }
}
