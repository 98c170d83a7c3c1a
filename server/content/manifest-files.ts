import { glob, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileText } from '../../engine/check/file-text.ts'
import type { ManifestFile } from '../../engine/check/parse-folders.ts'

/** The folder of manifests: what the environment variable MANIFESTS names, else the repository's own. */
export function manifestsFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.MANIFESTS ?? join(import.meta.dirname, '../../manifests'))
}

async function matching(pattern: string, folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const path of glob(pattern, { cwd: folder })) paths.push(path)
  return paths
}

/** What a folder of manifests holds. */
export interface ManifestFolder {
  /** Every JSON file of every brand's folder. */
  files: ManifestFile[]
  /** Where an image of a brand's assets folder is served; undefined when there is no such file. */
  imageAddress: (folder: string, file: string) => string | undefined
}

/** Reads manifests. Paths below the working directory are relative to it, so that terminals can open them. */
export async function manifestFiles(folder: string): Promise<ManifestFolder> {
  const paths = await matching('*/*.json', folder)
  const assets = new Set(await matching('*/assets/*', folder))
  const files = await Promise.all(
    paths.toSorted().map(async path => {
      const file = join(folder, path)
      const near = relative(process.cwd(), file)
      const shown = near.startsWith('..') || isAbsolute(near) ? file : near
      return { path: shown.split(sep).join('/'), ...fileText(await readFile(file)) }
    }),
  )
  return {
    files,
    imageAddress: (brand, file) =>
      assets.has(join(brand, 'assets', file)) ? `/brand-assets/${brand}/${file}` : undefined,
  }
}
