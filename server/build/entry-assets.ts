/** One entry of Vite's manifest.json. */
export interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
  /** True for what is imported later, when it is needed. */
  isDynamicEntry?: boolean
}
export type BuildManifest = Record<string, ManifestChunk>

export interface EntryAssets {
  /** Address of the entry's script. */
  script: string
  /** Addresses of the styles that the entry and everything it imports at once need. */
  styles: string[]
  /** Addresses of the scripts that the entry imports at once: worth fetching together with it. */
  preload: string[]
  /** Addresses of the scripts that each lazy part needs besides, by its name. */
  parts: Readonly<Record<string, readonly string[]>>
}

/** A chunk and everything that it imports at once, each after the one that imports it first. */
export function chunksOf(manifest: BuildManifest, name: string): ManifestChunk[] {
  const chunks = new Set<ManifestChunk>()
  const collect = (chunk: ManifestChunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) collect(manifest[imported])
  }
  collect(manifest[name])
  return [...chunks]
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
  const [first] = all
  if (!first) throw new Error(`The build's manifest has no entry ${entry}`)
  const undivided = manifest['style.css'] ? [manifest['style.css'].file] : []
  const address = (file: string) => `${base}${file}`
  const partOf = (source: string) => chunksOf(manifest, source).filter(chunk => !all.includes(chunk))
  return {
    script: address(first.file),
    // Imported styles come before those of the entry, as the importing code expects; then the one sheet of an undivided build.
    styles: [...new Set([...all.toReversed().flatMap(chunk => chunk.css ?? []), ...undivided])].map(address),
    preload: all.filter(chunk => chunk !== first).map(chunk => address(chunk.file)),
    parts: Object.fromEntries(
      [...parts].map(([name, source]) => [name, partOf(source).map(({ file }) => address(file))]),
    ),
  }
}
