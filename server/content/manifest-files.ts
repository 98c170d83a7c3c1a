import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileText } from '../../engine/check/file-text.ts'
import type { ManifestFile } from '../../engine/check/parse-folders.ts'
import type { TextWidth } from '../../engine/text/text-width.ts'
import { typefaceWidths } from './typeface-widths.ts'

/** The folder of manifests: what the environment variable MANIFESTS names, else the repository's own. */
export function manifestsFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.MANIFESTS ?? join(import.meta.dirname, '../../manifests'))
}

/** The names in a folder; none when there is no such folder. */
async function namesIn(folder: string, kind: 'files' | 'folders'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const wanted = entries.filter(entry => (kind === 'files' ? !entry.isDirectory() : !entry.isFile()))
  return wanted.map(({ name }) => name).filter(name => !name.startsWith('.'))
}

/** Files of each brand's folder, or of a folder in it, as `brand/file` or `brand/assets/file`. */
export async function filesOfBrands(folder: string, inside = ''): Promise<string[]> {
  const brands = await namesIn(folder, 'folders')
  const lists = await Promise.all(
    brands.map(async brand =>
      (await namesIn(join(folder, brand, inside), 'files')).map(name => join(brand, inside, name)),
    ),
  )
  return lists.flat().toSorted()
}

/** What a folder of manifests holds. */
export interface ManifestFolder {
  /** Every JSON file of every brand's folder. */
  files: ManifestFile[]
  /** Where an image of a brand's assets folder is served; undefined when there is no such file. */
  imageAddress: (folder: string, file: string) => string | undefined
}

/** A folder of manifests on disk. */
export interface ReadFolder extends ManifestFolder {
  /** All images, as `brand/assets/file`, sorted. */
  images: readonly string[]
  /** How wide words are in a typeface, by the address at which its file is served. */
  typefaces: (address: string) => TextWidth | undefined
}

/** How a file is named to people: below the working directory relative to it. */
export function shownPath(file: string): string {
  const near = relative(process.cwd(), file)
  return (near.startsWith('..') || isAbsolute(near) ? file : near).split(sep).join('/')
}

/** Reads manifests. Paths below the working directory are relative to it, so that terminals can open them. */
export async function manifestFiles(folder: string): Promise<ReadFolder> {
  const [all, images] = await Promise.all([filesOfBrands(folder), filesOfBrands(folder, 'assets')])
  const paths = all.filter(path => path.endsWith('.json'))
  const assets = new Set(images)
  const files = await Promise.all(
    paths.map(async path => {
      const file = join(folder, path)
      return { path: shownPath(file), ...fileText(await readFile(file)) }
    }),
  )
  const measured = new Map<string, TextWidth | undefined>()
  const measure = (address: string) => {
    const [, , brand = '', file = ''] = address.split('/')
    const path = join(brand, 'assets', file)
    return assets.has(path) ? typefaceWidths(readFileSync(join(folder, path))) : undefined
  }
  return {
    files,
    images,
    typefaces: address => {
      if (!measured.has(address)) measured.set(address, measure(address))
      return measured.get(address)
    },
    imageAddress: (brand, file) =>
      assets.has(join(brand, 'assets', file)) ? `/brand-assets/${brand}/${file}` : undefined,
  }
}
