import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buildPaths, studioEntry } from './build-paths.ts'
import { type BuildManifest, type EntryAssets, entryAssets } from './entry-assets.ts'

/** The studio's client as the server uses it. */
export interface StudioClient {
  assets: EntryAssets
  /** Folder of files that browsers fetch below /assets/. */
  folder: string
}

/** Loads what `npm run build` made; undefined where nobody has built it. */
export async function loadStudio(): Promise<StudioClient | undefined> {
  const assets = await readStudioAssets().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return assets && { assets, folder: resolve(buildPaths.studio, 'assets') }
}

/** Which files its page needs, of what `npm run build` made. */
export async function readStudioAssets(): Promise<EntryAssets> {
  const text = await readFile(resolve(buildPaths.studio, 'manifest.json'), 'utf8')
  return entryAssets(JSON.parse(text) as BuildManifest, studioEntry)
}
