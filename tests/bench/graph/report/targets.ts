import { atLeast, atMost, type Promised } from '../../report/promise.ts'
import { ratio } from '../../report/ratio.ts'
import type { ContenderName } from '../contenders/contenders.ts'
import type { Figures } from '../measure/figures.ts'
import { besides } from './against.ts'
import type { BenchResult } from './result.ts'
import type { Score } from './score.ts'

const megabyte = 1_000_000

const of = (scores: readonly Score[], name: ContenderName) => scores.find(one => one.name === name)

/** What is wanted of the graph's speed, held against a result; a promise that was not measured is left out. */
export function targets({ closed, open, raw }: Pick<BenchResult, 'closed' | 'open' | 'raw'>): Promised[] {
  const portal = of(closed.find(({ delay }) => delay === 0)?.scores ?? [], 'portal')
  if (!portal) return []
  const [still] = besides(raw, 'hand-written')
  const timesByHand = (read: (figures: Figures) => number) =>
    still ? ratio(still.own, still.other, read).median : Number.NaN
  const added = open && of(open.scores, 'portal')?.p50Added
  const most = Math.max(...closed.flatMap(({ scores }) => of(scores, 'portal')?.rss ?? []))
  return [
    atLeast('Answers a second, of the bare program', 0.55, portal.rateToBare),
    atLeast(
      'Answers a second, times the hand-written mapping',
      1,
      timesByHand(one => one.rate),
    ),
    atMost(
      'Processor time, times the hand-written mapping',
      1.2,
      timesByHand(one => one.cpu),
    ),
    atMost('Added to the median latency of the bare program, ms', 1.5, added ?? Number.NaN),
    atMost('Memory under load, MB', 300, most / megabyte),
    ...keptFrom(raw, open?.scores ?? []),
  ].filter(({ found }) => found !== 'NaN')
}

/** Of the checkout that came along: no figure may have become worse by more than a twentieth (GRAPH-17). */
function keptFrom(raw: BenchResult['raw'], open: readonly Score[]): Promised[] {
  const [portal, before] = [of(open, 'portal'), of(open, 'before')]
  return [
    ...besides(raw, 'before').flatMap(({ what, own, other }) => [
      atLeast(`${what}: answers a second, times before`, 0.95, ratio(own, other, one => one.rate).median),
      atMost(`${what}: processor time, times before`, 1.05, ratio(own, other, one => one.cpu).median),
      atMost(`${what}: memory, times before`, 1.05, ratio(own, other, one => one.rss).median),
    ]),
    atMost(
      'Added to the median latency of the bare program, times before',
      1.05,
      (portal?.p50Added ?? Number.NaN) / (before?.p50Added ?? Number.NaN),
    ),
  ]
}
