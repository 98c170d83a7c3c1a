import { execFile } from 'node:child_process'
import { relative, sep } from 'node:path'
import { promisify } from 'node:util'
import type { ManifestFile } from '../../engine/check/parse-folders.ts'
import type { ManifestFolder } from './manifest-files.ts'

const run = promisify(execFile)
const maxBytes = 256 * 1024 * 1024

/** git does not know the revision, or there is no git. */
export class NoRevision extends Error {}

/**
 * What git says of a folder.
 * @throws NoRevision with the first line of what git says is wrong
 */
export async function git(folder: string, ...words: string[]): Promise<string> {
  try {
    return (await run('git', ['-C', folder, ...words], { maxBuffer: maxBytes })).stdout
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new NoRevision(said.split('\n')[0] ?? '')
  }
}

/**
 * A folder of manifests as a git revision has it, without touching the working tree. Paths read "HEAD~1:manifests/...".
 * @throws NoRevision when git does not know the revision, or the folder is in no repository
 */
export async function manifestsAt(revision: string, folder: string): Promise<ManifestFolder> {
  const commit = (await git(folder, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)).trim()
  const top = (await git(folder, 'rev-parse', '--show-toplevel')).trim()
  const inside = relative(top, folder).split(sep).join('/')
  const names = (await git(folder, 'ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, '--', inside)).split(
    '\0',
  )
  const below = names.filter(name => name !== '').map(name => relative(inside, name).split(sep).join('/'))
  const files = below.filter(path => /^[^/]+\/[^/]+\.json$/.test(path)).toSorted()
  const assets = new Set(below)
  return {
    files: await Promise.all(
      files.map(
        async (path): Promise<ManifestFile> => ({
          path: `${revision}:${inside}/${path}`,
          text: await git(folder, 'cat-file', 'blob', `${commit}:${inside}/${path}`),
        }),
      ),
    ),
    imageAddress: (brand, file) =>
      assets.has(`${brand}/assets/${file}`) ? `/brand-assets/${brand}/${file}` : undefined,
  }
}
