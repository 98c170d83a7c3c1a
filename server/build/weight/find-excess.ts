import { type BuildManifest, chunksOf, type ManifestChunk } from '../entry-assets.ts'
import { budgets, keptOut } from './budgets.ts'
import type { ChunkModules } from './modules-file.ts'
import { shares } from './shares.ts'

const entry = 'web/entry-client.tsx'
const logIn = 'web/areas/log-in/log-in-screen.tsx'
const home = 'web/areas/home/home-screen.tsx'
const isScreen = /^web\/areas\/.*\.tsx$/

/** What a build weighs. */
export interface BuiltWeight {
  manifest: BuildManifest
  modules: ChunkModules
  /** Bytes of a built file as it is sent to a browser that takes brotli. */
  sizeOf: (file: string) => number
}

/**
 * Whatever of the built client is heavier than `budgets` allow or carries what it must not: a message each, which names
 * the chunks, their sizes, the budget and the heaviest content.
 */
export function findExcess({ manifest, modules, sizeOf }: BuiltWeight): string[] {
  const weigh = (chunks: readonly ManifestChunk[]) => chunks.reduce((sum, { file }) => sum + sizeOf(file), 0)
  const base = chunksOf(manifest, entry)
  const own = (screen: string) => chunksOf(manifest, screen).filter(chunk => !base.includes(chunk))

  const over = (what: string, chunks: readonly ManifestChunk[], budget: number) => {
    const bytes = weigh(chunks)
    if (bytes <= budget * 1000) return []
    const lines = chunks
      .toSorted((a, b) => sizeOf(b.file) - sizeOf(a.file))
      .slice(0, 5)
      .map(({ file }) => `  ${file}, ${kilobytes(sizeOf(file))}: ${shares(modules[file] ?? {}, sizeOf(file))}`)
    const excess = `${kilobytes(bytes)} of script, ${kilobytes(bytes - budget * 1000)} over its budget of ${budget} KB`
    return [[`${what} ${excess}`, ...lines].join('\n')]
  }
  const strangers = (what: string, chunks: readonly ManifestChunk[]) =>
    Object.entries(keptOut).flatMap(([name, pattern]) => {
      const found = chunks.flatMap(({ file }) => Object.keys(modules[file] ?? {})).find(id => pattern.test(id))
      return found === undefined ? [] : [`${what} carries ${name}: ${found}`]
    })

  const screens = Object.keys(manifest).filter(name => isScreen.test(name) && manifest[name]?.isDynamicEntry)
  for (const needed of [entry, logIn, home])
    if (!manifest[needed]) return [`The build's manifest has no ${needed}: say in find-excess.ts what took its place`]
  return [
    ...over('The first signed-in view (Home) loads', [...base, ...own(home)], budgets.firstSignedInView),
    ...screens.flatMap(screen => over(`${screen} adds`, own(screen), budgets.screen)),
    ...strangers('Log-in', [...base, ...own(logIn)]),
    ...strangers('The first signed-in view (Home)', [...base, ...own(home)]),
  ]
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
