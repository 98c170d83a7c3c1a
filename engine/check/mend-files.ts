import type { ImageAddress } from './address-images.ts'
import { type ChangedLines, changedLines } from './changed-lines.ts'
import { checkManifests } from './check-manifests.ts'
import { CheckMemory } from './check-memory.ts'
import type { Diagnostic } from './diagnostic.ts'
import { applyEdit } from './edit.ts'
import type { ManifestFile } from './parse-folders.ts'

/** A mistake that was mended, and the lines that this changed. */
export interface MendedMistake extends ChangedLines {
  mistake: Diagnostic
}

/** Manifests after the mends that are certain. */
export interface MendedFiles {
  mended: readonly MendedMistake[]
  /** The mistakes that are left, for somebody to mend. */
  left: readonly Diagnostic[]
  /** The files whose text changed. */
  files: readonly ManifestFile[]
}

/** More mistakes are for somebody to look at. */
const most = 1_000

/**
 * Mends what is certain, one mistake after the other, as edits of text that leave all else of a file as it stands. A mend
 * counts only when the check no longer finds its mistake. What a mend brings to light, as a missing comma hides all that
 * stands behind it, is mended in its turn.
 */
export function mendFiles(
  files: readonly ManifestFile[],
  imageAddress: ImageAddress,
  /** Whether a file may be edited. */
  wanted: (path: string) => boolean,
): MendedFiles {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const mended: MendedMistake[] = []
  const vain = new Set<string>()
  const memory = new CheckMemory()
  const check = () =>
    checkManifests(
      files.map(file => ({ ...file, text: texts.get(file.path) ?? file.text })),
      imageAddress,
      memory,
    ).diagnostics
  let left = check()
  for (let tries = 0; tries < most; tries += 1) {
    const next = left.filter(isCertain).find(mistake => wanted(mistake.file) && !vain.has(nameOf(mistake)))
    if (!next) break
    const { file, mend } = next
    const before = texts.get(file) ?? ''
    const after = applyEdit(before, mend)
    texts.set(file, after)
    const now = check()
    if (isGone(next, left, now)) {
      mended.push({ mistake: next, ...changedLines(before, after) })
      left = now
    } else {
      texts.set(file, before)
      vain.add(nameOf(next))
    }
  }
  const changed = files.filter(({ path, text }) => texts.get(path) !== text)
  return { mended, left, files: changed.map(file => ({ ...file, text: texts.get(file.path) ?? file.text })) }
}

type Certain = Diagnostic & Required<Pick<Diagnostic, 'mend'>>

const isCertain = (mistake: Diagnostic): mistake is Certain => mistake.mend?.certain === true

/** The mistake by what is wrong, wherever in its file: lines move with each mend. */
const nameOf = ({ file, found, expected }: Diagnostic) => JSON.stringify([file, found, expected])

/** Whether a mistake is found no more: there are fewer of its kind, or others that it hid stand elsewhere. */
function isGone(mistake: Diagnostic, before: readonly Diagnostic[], now: readonly Diagnostic[]): boolean {
  const same = (among: readonly Diagnostic[]) => among.filter(each => nameOf(each) === nameOf(mistake))
  return (
    same(now).length < same(before).length ||
    !same(now).some(({ line, column }) => line === mistake.line && column === mistake.column)
  )
}
