import { atLeast, atMost, type Promised } from '../../report/promise.ts'
import type { ContenderName } from '../contenders/contenders.ts'
import type { BenchResult } from './result.ts'
import type { Score } from './score.ts'

const megabyte = 1_000_000

/** What issue 3 promises, held against a result; a promise that was not measured is left out. */
export function targets({ closed, open }: BenchResult): Promised[] {
  const still = closed.find(({ delay }) => delay === 0)?.scores ?? []
  const of = (scores: readonly Score[], name: ContenderName) => scores.find(one => one.name === name)
  const portal = of(still, 'portal')
  if (!portal) return []
  const times = (name: ContenderName) => portal.rate / (of(still, name)?.rate ?? Number.NaN)
  const added = open && of(open.scores, 'portal')?.p50Added
  const most = Math.max(...closed.flatMap(({ scores }) => of(scores, 'portal')?.rss ?? []))
  return [
    atLeast('Answers a second, of the bare program', 0.55, portal.rateToBare),
    atLeast('Answers a second, times plain Apollo Server', 3.5, times('apollo')),
    atLeast('Answers a second, times Hive Gateway', 6, times('hive')),
    atMost(
      'Processor time, times the hand-written mapping',
      1.3,
      portal.cpu / (of(still, 'hand-written')?.cpu ?? Number.NaN),
    ),
    atMost('Added to the median latency of the bare program, ms', 1.5, added ?? Number.NaN),
    atMost('Memory under load, MB', 300, most / megabyte),
  ].filter(({ found }) => found !== 'NaN')
}
