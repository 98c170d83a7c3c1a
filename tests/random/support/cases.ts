import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Always the same ones, so that a failure can be seen again. */
export const seed = 20_261_123

/** How many cases there are: some hundreds, or as many as `RANDOM_CASES` says. */
export const cases = Number(process.env.RANDOM_CASES ?? 400)

/** Time for all of them. */
export const limitMs = 60_000 + cases * 60

/** Bytes in use after everything that is let go was collected. */
function used(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** What the heap may grow by from the second third of the cases on: what is compiled or kept once, and nothing for each case. */
const allowed = 6 * 1024 * 1024

/** Watches the heap: `at` is told how many cases there were so far. */
export function watchHeap(): { at(count: number): void; grewTooMuch(): string | undefined } {
  let warm = 0
  return {
    at(count) {
      if (warm === 0 && count >= cases / 3) warm = used()
    },
    grewTooMuch() {
      const grown = used() - warm
      const told = `${Math.round(warm / 1024)} KiB after a third of ${cases} cases, ${Math.round(grown / 1024)} KiB more in the end`
      if (process.env.RANDOM_CASES !== undefined) console.info(told)
      return grown > allowed ? told : undefined
    },
  }
}
