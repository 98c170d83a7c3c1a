import { watch } from 'node:fs'

/** Editors write a file in several steps: changes within this many milliseconds count as one. */
const settle = 150

/** Calls back after files below a folder changed. Returns the way to stop. */
export function watchManifests(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(changed, settle)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
