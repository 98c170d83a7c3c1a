import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { changeIn } from './changes-in.ts'
import { manifestFiles } from './manifest-files.ts'
import { git } from './manifests-at.ts'

/** What has changed in a folder of manifests since it was last taken. */
export interface FollowedChanges {
  /**
   * One line for each file that changed: which, when, by whom where git knows, and what (CHECK-23). Called when a revision was
   * taken; files of brands that were refused wait for the next time.
   */
  taken(refused?: readonly string[]): Promise<string[]>
}

/** Follows the changes of a folder from now on. */
export function followChanges(folder: string): FollowedChanges {
  let known = textsOf(folder)
  return {
    async taken(refused = []) {
      const [before, after] = [await known, await textsOf(folder)]
      const waits = (path: string) => refused.includes(basename(dirname(path)))
      const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
        path => !waits(path) && before.get(path) !== after.get(path),
      )
      known = Promise.resolve(
        new Map([...[...after].filter(([path]) => !waits(path)), ...[...before].filter(([path]) => waits(path))]),
      )
      return Promise.all(paths.map(path => lineOf(path, folder, before.get(path), after.get(path))))
    },
  }
}

async function textsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const { files } = await manifestFiles(folder)
  return new Map(files.map(({ path, text }) => [path, text]))
}

async function lineOf(path: string, folder: string, before: string | undefined, after: string | undefined) {
  const file = join(folder, basename(dirname(path)), basename(path))
  const [time, author] = await Promise.all([changedAt(file), authorOf(file)])
  const when = [time && `at ${time}`, author && `by ${author}`].filter(each => each).join(' ')
  return `${path}${when === '' ? '' : ` ${when}`}: ${changeIn(before, after).line}`
}

const changedAt = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtime }) => mtime.toISOString().replace(/\.\d+/, ''),
    () => undefined,
  )

/** Who committed a file, as long as it is as committed: whose edits are not committed git does not know. */
async function authorOf(file: string): Promise<string | undefined> {
  try {
    const [status, author] = await Promise.all([
      git(dirname(file), 'status', '--porcelain', '--', file),
      git(dirname(file), 'log', '-1', '--format=%an', '--', file),
    ])
    return status.trim() === '' ? author.trim() || undefined : undefined
  } catch {
    return undefined
  }
}
