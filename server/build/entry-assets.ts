import type { ScreenAssets } from '../../web/server/page.ts'

/** One entry of Vite's manifest.json. */
export interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
  /** True for a chunk that is imported lazily. */
  isDynamicEntry?: boolean
}
export type BuildManifest = Record<string, ManifestChunk>

export interface EntryAssets {
  /** Address of the entry's script. */
  script: string
  /** Addresses of the styles of the entry and its static imports. */
  styles: string[]
  /** Addresses of the scripts that the entry imports statically: worth preloading. */
  preload: string[]
  /** Addresses of the scripts and styles that each lazy part adds, by its name. */
  parts: Readonly<Record<string, ScreenAssets>>
}

/** What `dist/` says about itself. */
export interface About {
  /** Changes with any of the code and of the client's files. */
  build: string
  assets: EntryAssets
  /** Those of the studio. */
  studio: EntryAssets
}

/** A chunk after its static imports, in the order in which they run. */
export function chunksOf(manifest: BuildManifest, name: string): ManifestChunk[] {
  const seen = new Set<ManifestChunk>()
  const collect = (chunk: ManifestChunk | undefined): ManifestChunk[] => {
    if (!chunk || seen.has(chunk)) return []
    seen.add(chunk)
    return [...(chunk.imports ?? []).flatMap(imported => collect(manifest[imported])), chunk]
  }
  return collect(manifest[name])
}

/**
 * Addresses of everything an entry needs to start, from Vite's manifest, and of what its lazy parts, names and source
 * files, add to it.
 * @throws Error when the manifest does not hold the entry.
 */
export function entryAssets(
  manifest: BuildManifest,
  entry: string,
  { base = '/', parts = new Map() }: { base?: string; parts?: ReadonlyMap<string, string> } = {},
): EntryAssets {
  const all = chunksOf(manifest, entry)
  const first = all.at(-1)
  if (!first) throw new Error(`The build's manifest has no entry ${entry}`)
  const address = (file: string) => `${base}${file}`
  const scripts = (chunks: readonly ManifestChunk[]) => chunks.map(({ file }) => address(file))
  const styles = (chunks: readonly ManifestChunk[]) => chunks.flatMap(({ css = [] }) => css).map(address)
  const partOf = (source: string): ScreenAssets => {
    const own = chunksOf(manifest, source).filter(chunk => !all.includes(chunk))
    return { scripts: scripts(own), styles: styles(own) }
  }
  return {
    script: address(first.file),
    styles: styles(all),
    preload: scripts(all.slice(0, -1)),
    parts: Object.fromEntries([...parts].map(([name, source]) => [name, partOf(source)])),
  }
}
