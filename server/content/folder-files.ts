import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { fileText } from '../../engine/check/file-text.ts'
import { filesOfBrands, type ReadFolder } from './manifest-files.ts'
import type { FileBytes } from './store/file-bytes.ts'
import { typefaceWidths } from './typeface-widths.ts'

/** Reads what a folder of manifests has of a revision: the JSON files of every brand and their assets. */
export async function readFolderFiles(folder: string): Promise<FileBytes> {
  const [own, assets] = await Promise.all([filesOfBrands(folder), filesOfBrands(folder, 'assets')])
  const paths = [...own.filter(path => path.endsWith('.json')), ...assets]
  return new Map(
    await Promise.all(
      paths.map(async path => [path.split(sep).join('/'), await readFile(join(folder, path))] as const),
    ),
  )
}

/**
 * Makes a folder have exactly these files, to the byte, and answers the paths of those that it had otherwise (CONTENT-06). Each
 * file is whole at any moment; what is no part of a revision stays.
 */
export async function writeFolderFiles(folder: string, files: FileBytes): Promise<string[]> {
  const before = await readFolderFiles(folder)
  const changed = [...files].filter(([path, bytes]) => !isSame(before.get(path), bytes))
  const removed = [...before.keys()].filter(path => !files.has(path))
  for (const [path, bytes] of changed) {
    if (!isPath(path)) throw new Error(`"${path}" is no file of a brand`)
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    // Beside it, under a name that is no part of a revision.
    const beside = join(dirname(file), `.${basename(file)}.new`)
    await writeFile(beside, bytes)
    await rename(beside, file)
  }
  for (const path of removed) await rm(join(folder, path))
  return [...changed.map(([path]) => path), ...removed].toSorted()
}

/** Whether a path stays in the folder of a brand. */
const isPath = (path: string) => /^[^/\\.][^/\\]*\/(?:assets\/)?[^/\\.][^/\\]*$/.test(path)

const isSame = (a: Uint8Array | undefined, b: Uint8Array) => a !== undefined && Buffer.compare(a, b) === 0

/** Files as if they were read from a folder of manifests. */
export function asManifests(files: FileBytes, nameOf: (path: string) => string = path => path): ReadFolder {
  const paths = [...files.keys()].toSorted()
  const assetIn = (brand: string, file: string) => files.get(`${brand}/assets/${file}`)
  return {
    files: paths
      .filter(path => /^[^/]+\/[^/]+\.json$/.test(path))
      .map(path => ({ path: nameOf(path), ...fileText(files.get(path) ?? new Uint8Array()) })),
    images: paths.filter(path => path.split('/')[1] === 'assets').map(path => path.split('/').join(sep)),
    typefaces: address => {
      const [, , brand = '', file = ''] = address.split('/')
      const bytes = assetIn(brand, file)
      return bytes && typefaceWidths(Buffer.from(bytes))
    },
    imageAddress: (brand, file) => (assetIn(brand, file) ? `/brand-assets/${brand}/${file}` : undefined),
  }
}
