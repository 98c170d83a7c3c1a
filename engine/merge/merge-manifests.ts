import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import type { ImageAddress } from '../check/address-images.ts'
import { checkManifests } from '../check/check-manifests.ts'
import type { Diagnostic } from '../check/diagnostic.ts'
import type { ManifestFile } from '../check/parse-folders.ts'
import type { Clash } from './clash.ts'
import { mergeFile } from './merge-file.ts'

/** The text of every manifest file by its path: "manifests/base/home.json". */
type Files = ReadonlyMap<string, string>

/** A mistake of the merged files that neither version has by itself: what the two say of an item does not go together. */
export interface MergeMistake extends Diagnostic {
  /** Id of the item at the mistake's place; empty when it is the file as a whole. */
  readonly item: string
}

/** Merged manifests. They may be served when nothing clashes and there is no mistake. */
interface MergedManifests {
  readonly files: Files
  readonly clashes: readonly (Clash & { readonly path: string })[]
  /** Found only where nothing clashes: before that the result is nobody's. */
  readonly mistakes: readonly MergeMistake[]
}

/** Merges all files of two versions of the manifests, and checks what comes out as `portal check` does (CONTENT-05). */
export function mergeManifests(base: Files, ours: Files, theirs: Files, imageAddress: ImageAddress): MergedManifests {
  const files = new Map<string, string>()
  const clashes: (Clash & { path: string })[] = []
  for (const path of [...new Set([...ours.keys(), ...theirs.keys()])].toSorted()) {
    const versions = { base: base.get(path), ours: ours.get(path), theirs: theirs.get(path) }
    const { text, clashes: found } = mergeFile(versions)
    if (text !== undefined) files.set(path, text)
    clashes.push(...found.map(clash => ({ ...clash, path })))
  }
  if (clashes.length > 0) return { files, clashes, mistakes: [] }
  const all = [...files].map(([path, text]) => ({ path, text }))
  return { files, clashes, mistakes: mistakesIn(all, imageAddress) }
}

/** What `portal check` finds wrong with files, and the item in which each mistake is. */
export const mistakesIn = (files: readonly ManifestFile[], imageAddress: ImageAddress): MergeMistake[] =>
  withItems(checkManifests(files, imageAddress).diagnostics, files)

/** Mistakes of files, each with the item in which it is. */
export function withItems(mistakes: readonly Diagnostic[], files: readonly ManifestFile[]): MergeMistake[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return mistakes.map(mistake => ({ ...mistake, item: itemAt(texts.get(mistake.file) ?? '', mistake) }))
}

/** The item that a place of a file is in, by its id or by that of the item which an overlay's change is about. */
function itemAt(text: string, { line, column }: Pick<Diagnostic, 'line' | 'column'>): string {
  const tree = parseTree(text)
  const start =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0)
  let node: Node | undefined = tree && findNodeAtOffset(tree, start + column - 1)
  for (; node; node = node.parent) {
    const id =
      node.type === 'object' && node.children?.find(field => field.children?.[0]?.value === 'id')?.children?.[1]
    if (id && typeof id.value === 'string') return id.value
  }
  return ''
}
