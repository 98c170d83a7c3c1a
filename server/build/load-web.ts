import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '../../web/server/page.ts'
import { buildPaths, top } from './build-paths.ts'
import { type BuildManifest, type EntryAssets, entryAssets } from './entry-assets.ts'

/** The client as the server uses it. */
export interface WebClient {
  renderPage: RenderPage
  assets: EntryAssets
  /** Folder of files that browsers fetch below /assets/. */
  folder: string
  /** True when Vite serves its sources: `npm run dev`. */
  development?: boolean
}

/** Loads what `npm run build` made. */
export async function loadWeb(): Promise<WebClient> {
  const entry = (await import(
    /* @vite-ignore */ pathToFileURL(resolve(buildPaths.server, 'entry-server.js')).href
  )) as { renderPage: RenderPage }
  return {
    renderPage: entry.renderPage,
    assets: await readAssets(),
    folder: resolve(buildPaths.client, 'assets'),
  }
}

/** Which files each page needs, of what `npm run build` made. */
export async function readAssets(): Promise<EntryAssets> {
  const manifest = JSON.parse(await readFile(resolve(buildPaths.client, 'manifest.json'), 'utf8')) as BuildManifest
  const parts = screenSources(await readFile(resolve(top, 'web/routing/screens.ts'), 'utf8'))
  return entryAssets(manifest, 'web/entry-client.tsx', { parts })
}

/**
 * Source files of the screens by kind, read from the text of web/routing/screens.ts: Vite's manifest names files and does
 * not know which screen they are.
 */
export function screenSources(table: string): ReadonlyMap<string, string> {
  const entries = table.matchAll(/^ {2}'?(?<kind>[\w-]+)'?: \(\) =>\s*import\('\.\.\/(?<file>[\w/-]+\.tsx)'\)/gm)
  return new Map([...entries].map(({ groups }) => [groups?.kind ?? '', `web/${groups?.file}`]))
}
