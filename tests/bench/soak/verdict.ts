import { atMost, type Promised } from '../report/promise.ts'

/** What the portal's metrics said at one moment. */
export interface Sample {
  /** Since the beginning. */
  minute: number
  /** Bytes. */
  heap: number
  /** Bytes of the whole process. */
  rss: number
  descriptors: number
}

type Figures = Omit<Sample, 'minute'>

export const quantile = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN

/**
 * What a soak of so many minutes showed, by thirds. The first third warms up: code is compiled, circuits and caches fill. From
 * the second to the last, heap and memory stay within a twentieth and no descriptor is left open (OPS-21).
 */
export function verdict(samples: readonly Sample[], minutes: number): { parts: Figures[]; promises: Promised[] } {
  const parts = [0, 1, 2].map(third => {
    const within = samples.filter(({ minute }) => Math.min(2, Math.floor((minute / minutes) * 3)) === third)
    const of = (what: keyof Figures, share: number) =>
      quantile(
        within.map(sample => sample[what]),
        share,
      )
    // The heap where garbage has just been collected: the lowest tenth of the samples.
    return { heap: of('heap', 0.1), rss: of('rss', 0.5), descriptors: of('descriptors', 0.5) }
  })
  const [, second, last] = parts as [Figures, Figures, Figures]
  const promises = [
    atMost('Heap of the last third, times that of the second', 1.05, last.heap / second.heap),
    atMost('Memory of the last third, times that of the second', 1.05, last.rss / second.rss),
    atMost('Descriptors of the last third above those of the second', 5, last.descriptors - second.descriptors),
  ]
  return { parts, promises }
}
