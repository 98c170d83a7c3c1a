/** One entry of Vite's manifest.json. */
export interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}
export type BuildManifest = Record<string, ManifestChunk>

export interface EntryAssets {
  /** Address of the entry's script. */
  script: string
  /** Addresses of the styles that the entry and everything it imports at once need. */
  styles: string[]
  /** Addresses of the scripts that the entry imports at once: worth fetching together with it. */
  preload: string[]
}

/**
 * Addresses of everything an entry needs to start, from Vite's manifest.
 * @throws Error when the manifest does not hold the entry.
 */
export function entryAssets(manifest: BuildManifest, entry: string, base = '/'): EntryAssets {
  const first = manifest[entry]
  if (!first) throw new Error(`The build's manifest has no entry ${entry}`)
  const chunks = new Set<ManifestChunk>()
  const collect = (chunk: ManifestChunk) => {
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported) collect(imported)
    }
  }
  collect(first)
  const undivided = manifest['style.css'] ? [manifest['style.css'].file] : []
  const address = (file: string) => `${base}${file}`
  const all = [...chunks]
  return {
    script: address(first.file),
    // Imported styles come before those of the entry, as the importing code expects; then the one sheet of an undivided build.
    styles: [...new Set([...all.reverse().flatMap(chunk => chunk.css ?? []), ...undivided])].map(address),
    preload: all.filter(chunk => chunk !== first).map(chunk => address(chunk.file)),
  }
}
