import { ManifestErrors } from '../content/manifest-errors.ts'
import type { State } from '../state/state.ts'
import type { Reloaded } from './revision-holder.ts'

/** When to try again to take a revision that could not be read, in milliseconds after the time before. */
const looks = [0, 500, 2_000, 10_000, 30_000]

/** How often it is looked whether the store can be read again. */
const awayMs = 250

/**
 * Takes each revision of the store that is published (CONTENT-11). One that has mistakes is tried once, because it would have them
 * again; one that could not be read is tried again when the store is back: nobody hears of it a second time.
 * @param isServed whether a revision is served already; where that is left out, none is taken
 * @returns the way to stop
 */
export function followPublished(
  isServed: ((revision: number) => boolean) | undefined,
  { published, trouble }: Pick<State, 'published' | 'trouble'>,
  reload: () => Promise<Reloaded>,
): () => void {
  if (isServed === undefined) return () => {}
  let newest = 0
  let isStopped = false
  const follow = async (number: number) => {
    newest = number
    const isOver = () => isStopped || newest !== number || isServed(number)
    for (const pauseMs of looks) {
      await pause(pauseMs)
      // To be told of it the store had to be read, so that the first time needs no look at its trouble.
      while (pauseMs > 0 && trouble() !== undefined && !isOver()) await pause(awayMs)
      if (isOver()) return
      const reloaded = await reload()
      if (!reloaded.ok && reloaded.error instanceof ManifestErrors) return
    }
  }
  published.onNew(number => void follow(number))
  return () => {
    isStopped = true
  }
}

const pause = (ms: number) => new Promise<void>(done => void setTimeout(done, ms).unref())
