import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { top } from './build-paths.ts'
import { hashSources } from './hash-sources.ts'

export interface Build {
  /** What is built, for messages. */
  name: string
  /** File that remembers from what it was built last. */
  stamp: string
  /** Patterns of the files that the build depends on. */
  sources: readonly string[]
  run: () => Promise<void>
}

/** Tells whether the sources are still those of the last build. */
export async function isUpToDate({ stamp, sources }: Build): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => '')) === (await stampOf(sources))
}

/** Runs a build unless its sources are those of the last one. Resolves to whether it ran. */
export async function oncePerSource(build: Build): Promise<boolean> {
  if (await isUpToDate(build)) return false
  const stamp = await stampOf(build.sources)
  await build.run()
  await mkdir(dirname(build.stamp), { recursive: true })
  await writeFile(build.stamp, stamp)
  return true
}

async function stampOf(sources: readonly string[]): Promise<string> {
  return JSON.stringify({ hash: await hashSources(top, sources) })
}
