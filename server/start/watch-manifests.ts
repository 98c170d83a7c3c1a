import { type Dirent, type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors, and programs that copy, write in several steps: changes within this many milliseconds count as one. */
const usualSettleMs = 150

export interface WatchOptions {
  /** Whether SIGHUP counts as a change, too; in a terminal it means the end. */
  signal: boolean
  /** Within how many milliseconds changes count as one. */
  settleMs?: number
  /** Told when the folder cannot be watched: then only the signal tells of changes. */
  report: (error: unknown) => void
}

/** Calls back after files below a folder changed (OPS-11). Returns the way to stop. */
export function watchManifests(folder: string, changed: () => void, options: WatchOptions): () => void {
  const { signal, report, settleMs = usualSettleMs } = options
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(settled, settleMs)
  }
  const folders = new WatchedFolders(folder, soon, report)
  // What a new folder has by now is read by whoever is told; what it gets from now on is an event.
  const settled = () => (folders.follow() ? changed() : soon())
  if (!folders.follow()) report(new Error(`There is no folder ${folder}`))
  if (signal) process.on('SIGHUP', soon)
  return () => {
    clearTimeout(timer)
    folders.close()
    process.off('SIGHUP', soon)
  }
}

/** A folder that is watched before anybody can take what changes in it. */
interface WatchedEarly {
  /** Has changes taken from now on, and at once if there were some before. Returns the way to stop, which is `stop`. */
  take(changed: () => void): () => void
  stop(): void
}

/** Watches a folder from before it is read at a start, so that what changes until that is over is not left to the next change (OPS-11). */
export function watchFromStart(folder: string, options: WatchOptions): WatchedEarly {
  let hasChanged = false
  let changed = () => {
    hasChanged = true
  }
  const stop = watchManifests(folder, () => changed(), options)
  return {
    stop,
    take(told) {
      changed = told
      if (hasChanged) told()
      return stop
    },
  }
}

interface Watched {
  /** Another folder may stand at the same path later. */
  inode: bigint
  watcher: FSWatcher
}

/**
 * A folder and all folders below it, each watched by itself: a folder tells of whatever happens to its files. A watched file
 * is lost as soon as an editor puts another in its place, which is what Node's own recursive watching does on Linux.
 */
class WatchedFolders {
  readonly #top: string
  readonly #happened: () => void
  readonly #report: (error: unknown) => void
  readonly #watched = new Map<string, Watched>()

  constructor(top: string, happened: () => void, report: (error: unknown) => void) {
    this.#top = top
    this.#happened = happened
    this.#report = report
  }

  /** Watches the folders that are there now. False while the topmost one is not, because another is to take its place. */
  follow(): boolean {
    const there = new Map(foldersFrom(this.#top))
    for (const [path, { inode, watcher }] of this.#watched) {
      if (there.get(path) === inode) continue
      watcher.close()
      this.#watched.delete(path)
    }
    try {
      for (const [path, inode] of there) {
        if (this.#watched.has(path)) continue
        const watcher = watch(path, this.#happened).on('error', this.#report)
        this.#watched.set(path, { inode, watcher })
      }
    } catch (error) {
      this.#report(error)
    }
    return there.size > 0
  }

  close(): void {
    for (const { watcher } of this.#watched.values()) watcher.close()
    this.#watched.clear()
  }
}

/** A folder and those below it that can be read, with their inodes; none when there is no such folder. */
function* foldersFrom(path: string): Generator<[path: string, inode: bigint]> {
  const inode = inodeOf(path)
  if (inode === undefined) return
  yield [path, inode]
  for (const entry of entriesOf(path)) if (entry.isDirectory()) yield* foldersFrom(join(path, entry.name))
}

const entriesOf = (path: string): Dirent[] => unlessGone(() => readdirSync(path, { withFileTypes: true })) ?? []

const inodeOf = (path: string) => unlessGone(() => statSync(path, { bigint: true }).ino)

/** A folder may go while it is looked at. */
function unlessGone<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
