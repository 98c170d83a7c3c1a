import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { findExcess } from './find-excess.ts'
import { modulesFile } from './modules-file.ts'

/**
 * Weighs the client that was built into a folder.
 * @throws Error with everything that is too heavy: the build fails.
 */
export async function checkWeight(folder: string): Promise<void> {
  const json = (file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8'))
  const bytes = (file: string) => statSync(resolve(folder, file), { throwIfNoEntry: false })?.size
  const excess = findExcess({
    manifest: json('manifest.json'),
    modules: json(modulesFile),
    // The smallest files are sent as they are.
    sizeOf: file => bytes(`${file}.br`) ?? bytes(file) ?? 0,
  })
  if (excess.length > 0) throw new Error(`The client is too heavy.\n${excess.join('\n')}`)
}
