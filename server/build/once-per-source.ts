import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { top } from './build-paths.ts'

export interface Build {
  /** What is built, for messages. */
  name: string
  /** File with the hash of the sources that were built last. */
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

const isTest = /\.test\.tsx?$/

/** A hash over the names and contents of files that match the patterns, below `top`. Tests are left out, as they are not built. */
async function hashSources(top: string, patterns: readonly string[]): Promise<string> {
  const files: string[] = []
  for await (const file of glob([...patterns], { cwd: top })) if (!isTest.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const content = await readFile(resolve(top, file)).catch(() => undefined)
    if (content) hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
