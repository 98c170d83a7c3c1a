import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { budgets } from './budgets.ts'
import { studioEntry } from './build-paths.ts'
import { type BuildManifest, chunksOf } from './entry-assets.ts'

/** The screen that staff see first. */
const firstScreen = 'studio/overview/overview-screen.tsx'

/**
 * Weighs the studio that was built into a folder: its first view, without what only other screens load (STUDIO-33).
 * @throws Error when it is too heavy: the build fails
 */
export function checkStudioWeight(folder: string): number {
  const manifest = JSON.parse(readFileSync(resolve(folder, 'manifest.json'), 'utf8')) as BuildManifest
  if (!manifest[firstScreen]) throw new Error(`The studio's build has no ${firstScreen}`)
  const chunks = new Set([...chunksOf(manifest, studioEntry), ...chunksOf(manifest, firstScreen)])
  const sizes = [...chunks].map(({ file }) => {
    const sent = statSync(resolve(folder, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(resolve(folder, file))
    return { file, bytes: sent.size }
  })
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
  if (bytes > budgets.studio * 1000)
    throw new Error(
      `The studio's first view loads ${bytes} bytes of script:\n${sizes.map(each => `  ${each.file} ${each.bytes}`).join('\n')}`,
    )
  return bytes
}
