import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const isTest = /\.test\.tsx?$/

/** A hash over the names and contents of files that match the patterns, below `top`. Tests are left out: they change no build. */
export async function hashSources(top: string, patterns: readonly string[]): Promise<string> {
  const files: string[] = []
  for await (const file of glob([...patterns], { cwd: top })) if (!isTest.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const content = await readFile(resolve(top, file)).catch(() => undefined)
    if (content) hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
