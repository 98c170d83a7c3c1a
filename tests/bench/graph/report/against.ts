import { againstTitle, ratio, written } from '../../report/ratio.ts'
import { table } from '../../report/table.ts'
import type { Figures } from '../measure/figures.ts'
import type { BenchResult } from './result.ts'

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
  return [againstTitle, table(['', 'Answers/s', 'CPU', 'p50', 'Memory'], lines)]
}
