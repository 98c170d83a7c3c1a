import { type FSWatcher, watch } from 'node:fs'

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
  let watcher: FSWatcher | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, settleMs)
  }
  try {
    watcher = watch(folder, { recursive: true }, soon).on('error', report)
  } catch (error) {
    report(error)
  }
  if (signal) process.on('SIGHUP', soon)
  return () => {
    clearTimeout(timer)
    watcher?.close()
    process.off('SIGHUP', soon)
  }
}
