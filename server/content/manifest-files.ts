import { glob, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { ManifestFile } from '../../engine/check/manifest-file.ts'

/** Where manifests are: the folder that the environment names in MANIFESTS, else the repository's own. */
export function manifestsFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.MANIFESTS ?? join(import.meta.dirname, '../../manifests'))
}

/** Every JSON file of every brand's folder. Paths are relative to the working folder where it holds them, so that they can be opened. */
export async function manifestFiles(folder: string): Promise<ManifestFile[]> {
  const paths: string[] = []
  for await (const path of glob('*/*.json', { cwd: folder })) paths.push(path)
  return Promise.all(
    paths.toSorted().map(async path => {
      const file = join(folder, path)
      const near = relative(process.cwd(), file)
      const shown = near.startsWith('..') || isAbsolute(near) ? file : near
      return { path: shown.split(sep).join('/'), text: await readFile(file, 'utf8') }
    }),
  )
}
