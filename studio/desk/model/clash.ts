import type { Clash } from '../../../engine/merge/clash.ts'
import type { Side } from '../../../engine/merge/decide.ts'
import { mergeFile } from '../../../engine/merge/merge-file.ts'
import type { FileEdit } from './item-edits.ts'
import type { Files } from './surface.ts'

/** Both sides of what two people did in one place. */
export interface DeskClash extends Pick<Clash, 'item' | 'field' | 'kind' | 'ours' | 'theirs'> {
  readonly path: string
}

/** By what a clash is known among those of a draft. */
export const clashKey = ({ path, item, field, kind }: Pick<DeskClash, 'path' | 'item' | 'field' | 'kind'>): string =>
  JSON.stringify([path, item, field, kind])

/** Which side holds, by the keys of clashes. */
export type Decisions = ReadonlyMap<string, Side>

/** Puts edits over what somebody else made of the same files, item by item; ours stand where both said something else and nobody has decided. */
export function mergedOver(
  theirs: Files,
  edits: readonly FileEdit[],
  base: Files,
  decisions: Decisions,
): { files: Map<string, string>; clashes: DeskClash[] } {
  const files = new Map(theirs)
  const clashes: DeskClash[] = []
  for (const { path, text } of edits) {
    const versions = { base: base.get(path), ours: text ?? undefined, theirs: theirs.get(path) }
    const merged = mergeFile(versions, clash => decisions.get(clashKey({ path, ...clash })))
    if (merged.text === undefined) files.delete(path)
    else files.set(path, merged.text)
    clashes.push(
      ...merged.clashes.map(({ item, field, kind, ours, theirs: other }) => ({
        ...{ path, item, field, kind, ours },
        theirs: other,
      })),
    )
  }
  return { files, clashes }
}

/**
 * What edits are over once they are merged: theirs, and where both said something else what both began with. So of what others do
 * later only what is ours is put over it, and nothing that came from them.
 */
export function baseUnder(merged: Files, edits: readonly FileEdit[], base: Files): Map<string, string> {
  const ours = edits.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const]))
  const undone = edits.map(({ path }) => ({ path, text: base.get(path) ?? null }))
  return mergedOver(merged, undone, new Map(ours), new Map()).files
}
