import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { budgets, keptOut } from './budgets.ts'
import { type ChunkModules, modulesFile } from './chunk-modules.ts'
import { type BuildManifest, chunksOf, type ManifestChunk } from './entry-assets.ts'

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
 * A message for each part of the built client that exceeds its budget or contains what it must not: it names the chunks,
 * their sizes, the budget and the heaviest content.
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

const packageOf = /node_modules\/((?:@[^/]+\/)?[^/]+)/
const shown = 6

/**
 * What a chunk holds, heaviest first: packages and folders of the repository, each with its share of the sent bytes.
 * A share is estimated from the length of the text: compressed bytes belong to no single module.
 */
function shares(modules: Readonly<Record<string, number>>, sent: number): string {
  const groups = new Map<string, number>()
  for (const [id, length] of Object.entries(modules)) {
    const group = packageOf.exec(id)?.[1] ?? id.split('/').slice(0, 3).join('/')
    groups.set(group, (groups.get(group) ?? 0) + length)
  }
  const whole = [...groups.values()].reduce((sum, length) => sum + length, 0)
  return [...groups]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([group, length]) => `${group} ${((length / whole) * (sent / 1000)).toFixed(1)}`)
    .join(', ')
}

/**
 * Weighs the client that was built into a folder.
 * @throws Error with everything that is too heavy: the build fails.
 */
export async function checkWeight(folder: string): Promise<void> {
  const json = <Content>(file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Content
  const bytes = (file: string) => statSync(resolve(folder, file), { throwIfNoEntry: false })?.size
  const excess = findExcess({
    manifest: json('manifest.json'),
    modules: json(modulesFile),
    // The smallest files are not compressed.
    sizeOf: file => bytes(`${file}.br`) ?? bytes(file) ?? 0,
  })
  if (excess.length > 0) throw new Error(`The client is too heavy.\n${excess.join('\n')}`)
}
