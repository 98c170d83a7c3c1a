import { againstTitle, ratio, written } from '../../report/ratio.ts'
import { table } from '../../report/table.ts'
import type { ContenderName } from '../contenders/contenders.ts'
import type { Figures } from '../measure/figures.ts'
import type { BenchResult } from './result.ts'

/** The measurements in which a contender stood beside the portal, with the rounds of both. */
export function besides(raw: BenchResult['raw'], contender: ContenderName) {
  return raw
    .filter(one => one.contender === 'portal' && one.rounds.length > 0)
    .flatMap(({ what, rounds: own }) => {
      const other = raw.find(one => one.what === what && one.contender === contender)?.rounds ?? []
      return other.length > 0 ? [{ what, own, other }] : []
    })
}

/** How this checkout stands to the other in each measurement; empty when there was no other. */
export function againstOther(raw: BenchResult['raw']): string[] {
  const lines = besides(raw, 'before').map(({ what, own, other }) => {
    const cell = (read: (figures: Figures) => number) => written(ratio(own, other, read))
    return [what, cell(one => one.rate), cell(one => one.cpu), cell(one => one.p50), cell(one => one.rss)]
  })
  if (lines.length === 0) return []
  return [againstTitle, table(['', 'Answers/s', 'CPU', 'p50', 'Memory'], lines)]
}
