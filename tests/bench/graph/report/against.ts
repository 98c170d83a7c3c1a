import { table } from '../../report/table.ts'
import { percentile } from '../load/percentile.ts'
import type { Figures } from '../measure/figures.ts'
import type { BenchResult } from './result.ts'

/** A ratio of this checkout to the other: median over the rounds, and the quartiles about it. */
interface Ratio {
  median: number
  quartiles: [number, number]
}

/** Ratios are taken within each round, in which both met the same machine. */
export function ratio(own: readonly Figures[], other: readonly Figures[], read: (figures: Figures) => number): Ratio {
  const ratios = own.flatMap((figures, round) => (other[round] ? [read(figures) / read(other[round])] : []))
  return { median: percentile(ratios, 0.5), quartiles: [percentile(ratios, 0.25), percentile(ratios, 0.75)] }
}

/** How this checkout stands to the other in each measurement; empty when there was no other. */
export function againstOther(raw: BenchResult['raw']): string[] {
  const measurements = [...new Set(raw.map(({ what }) => what))]
  const of = (what: string, name: string) =>
    raw.find(one => one.what === what && one.contender === name)?.rounds ?? ([] as const)
  const lines = measurements.flatMap(what => {
    const [own, other] = [of(what, 'portal'), of(what, 'before')]
    if (own.length === 0 || other.length === 0) return []
    const cell = (read: (figures: Figures) => number) => written(ratio(own, other, read))
    return [[what, cell(one => one.rate), cell(one => one.cpu), cell(one => one.p50), cell(one => one.rss)]]
  })
  if (lines.length === 0) return []
  return ['## This checkout, times the other (quartiles)', table(['', 'Answers/s', 'CPU', 'p50', 'Memory'], lines)]
}

function written({ median, quartiles: [low, high] }: Ratio): string {
  return `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}
