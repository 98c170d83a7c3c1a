import { percentile } from '../graph/load/percentile.ts'

/** A ratio of one program to another: median over the rounds, and the quartiles about it. */
export interface Ratio {
  median: number
  quartiles: [number, number]
}

/** Ratios are taken between neighbours, which met the same machine, and only then the median. Two zeros are alike. Of nothing it is not a number. */
export function ratio<Figures>(
  own: readonly Figures[],
  other: readonly Figures[],
  read: (figures: Figures) => number,
): Ratio {
  const ratios = own.flatMap((figures, round) => {
    const beside = other[round]
    if (beside === undefined) return []
    const [here, there] = [read(figures), read(beside)]
    return [here === there ? 1 : here / there]
  })
  const at = (share: number) => (ratios.length === 0 ? Number.NaN : percentile(ratios, share))
  return { median: at(0.5), quartiles: [at(0.25), at(0.75)] }
}

/** A ratio for people. */
export function written({ median, quartiles: [low, high] }: Ratio): string {
  if (Number.isNaN(median)) return 'not measured'
  return `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}

/** What stands above ratios of this checkout to that which `--against` names. */
export const againstTitle = '## This checkout, times the other (quartiles)'
