import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { top } from '../../../../server/build/build-paths.ts'
import { type EntryAssets, entryAssets } from '../../../../server/build/entry-assets.ts'
import { precompress } from '../../../../server/build/precompress.ts'
import { clientConfig, serverConfig } from '../../../../server/build/vite-config.ts'
import type { renderHandWritten } from '../pages/hand-written-server.tsx'
import type { Words } from '../pages/words.ts'
import { webFolder } from './folders.ts'

/** Below this the bench's own files stand; everything else is the portal's. */
export const builtPrefix = '/built/'

/** The pages beside the portal, built as the portal is. */
export interface BuiltPages {
  /** Folder of files below /built/. */
  folder: string
  clientRendered: EntryAssets
  handWritten: ReadonlyMap<string, EntryAssets>
  render: typeof renderHandWritten
}

const pages = resolve(top, 'tests/bench/web/pages')

/** Builds a hand-written page for each brand, its words in its code, and the client-rendered one that serves all. */
export async function buildPages(words: ReadonlyMap<string, Words>): Promise<BuiltPages> {
  const sources = resolve(webFolder, 'sources')
  mkdirSync(sources, { recursive: true })
  const entries = new Map<string, string>()
  for (const [brand, own] of words) {
    writeFileSync(resolve(sources, `${brand}.json`), JSON.stringify(own))
    const entry = resolve(sources, `${brand}.ts`)
    const client = JSON.stringify(resolve(pages, 'hand-written-client.tsx'))
    writeFileSync(
      entry,
      `import words from './${brand}.json'\nimport { hydrateHandWritten } from ${client}\nhydrateHandWritten(words as never)\n`,
    )
    entries.set(brand, entry)
  }
  const folder = resolve(webFolder, 'built')
  const client = async (name: string, input: Record<string, string>) => {
    const outDir = resolve(folder, name)
    await build({
      ...clientConfig,
      base: `${builtPrefix}${name}/`,
      build: { ...clientConfig.build, outDir, rolldownOptions: { input } },
    })
    await precompress(outDir, 11)
    const manifest = JSON.parse(readFileSync(resolve(outDir, 'manifest.json'), 'utf8'))
    return (entry: string) => entryAssets(manifest, entry.replace(`${top}/`, ''), { base: `${builtPrefix}${name}/` })
  }
  const clientPage = resolve(pages, 'client-rendered.tsx')
  const clientRendered = (await client('client-rendered', { page: clientPage }))(clientPage)
  const assetsOf = await client('hand-written', Object.fromEntries(entries))
  const server = resolve(webFolder, 'server')
  await build({
    ...serverConfig,
    build: { ...serverConfig.build, outDir: server, ssr: resolve(pages, 'hand-written-server.tsx') },
  })
  const module = await import(pathToFileURL(resolve(server, 'entry-server.js')).href)
  return {
    folder,
    clientRendered,
    handWritten: new Map([...entries].map(([brand, entry]) => [brand, assetsOf(entry)])),
    render: module.renderHandWritten,
  }
}
