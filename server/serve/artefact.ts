import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '../../web/server/page.ts'
import { inDist } from '../build/build-paths.ts'
import type { About } from '../build/entry-assets.ts'
import type { StudioClient } from '../build/load-studio.ts'
import type { WebClient } from '../build/load-web.ts'
import type { GoodManifests } from '../content/good-manifests.ts'

/** What a portal is made of besides code and manifests. */
export interface Artefact {
  web: WebClient
  /** The studio's client, for whoever serves it. */
  studioClient: StudioClient
  /** The graph's schema. */
  schemaText: string
  /** Which build it is. */
  build: string
}

/** The manifests that were found good before, if they were kept. */
export async function readKept(dist: string): Promise<GoodManifests | undefined> {
  const text = await readFile(join(dist, inDist.manifests), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as GoodManifests)
}

/** Reads what `npm run build` put into a folder. */
export async function readArtefact(dist: string): Promise<Artefact> {
  const [about, schemaText, entry] = await Promise.all([
    readFile(join(dist, inDist.about), 'utf8'),
    readFile(join(dist, inDist.graph), 'utf8'),
    import(/* @vite-ignore */ pathToFileURL(join(dist, inDist.code, 'entry-server.js')).href) as Promise<{
      renderPage: RenderPage
    }>,
  ])
  const { build, assets, studio } = JSON.parse(about) as About
  return {
    build,
    web: {
      renderPage: entry.renderPage,
      assets,
      folder: join(dist, inDist.client, 'assets'),
    },
    studioClient: { assets: studio, folder: join(dist, inDist.studio, 'assets') },
    schemaText,
  }
}
