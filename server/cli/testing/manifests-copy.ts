import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestsFolder } from '../../content/manifest-files.ts'

/** A copy of the shipped manifests that a test may edit. */
export interface ManifestsCopy extends AsyncDisposable {
  folder: string
  read(file: string): Promise<string>
  /** Replaces words of a file, which it has to have, in one step as editors do. */
  edit(file: string, from: string, to: string): Promise<void>
}

/** Copies the shipped manifests into a folder of their own, which goes with the test. */
export async function manifestsCopy(): Promise<ManifestsCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await cp(manifestsFolder({}), folder, { recursive: true })
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  return {
    folder,
    read,
    async edit(file, from, to) {
      const text = await read(file)
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      await writeFile(
        join(folder, 'edited'),
        text.replace(from, () => to),
      )
      await rename(join(folder, 'edited'), join(folder, file))
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
