import { expect, it } from 'vitest'
import type { Figures } from '../measure/figures.ts'
import type { BenchResult } from './result.ts'
import { score } from './score.ts'
import { targets } from './targets.ts'

const bare: Figures = { rate: 1000, cpu: 400, p50: 20, p99: 40, rss: 200_000_000 }
const before: Figures = { rate: 700, cpu: 600, p50: 21, p99: 42, rss: 250_000_000 }

/** Three rounds of a portal beside the others; the machine is ten times as slow in the second. */
function resultOf(portal: Figures): Pick<BenchResult, 'closed' | 'open' | 'raw'> {
  const rounds = (one: Figures) => [one, { ...one, rate: one.rate / 10, cpu: one.cpu * 10 }, one]
  const contenders = new Map([
    ['bare', rounds(bare)],
    ['hand-written', rounds({ ...before, cpu: 500, rate: 800 })],
    ['portal', rounds(portal)],
    ['before', rounds(before)],
  ] as const)
  const scores = score(contenders)
  const raw = ['still', 'open'].flatMap(what =>
    [...contenders].map(([contender, each]) => ({ what, contender, rounds: each })),
  )
  return { closed: [{ delay: 0, scores }], open: { delay: 20, perSecond: 100, scores }, raw }
}

const missed = (portal: Figures) =>
  targets(resultOf(portal))
    .filter(({ met }) => !met)
    .map(({ what, found }) => `${what} ${found}`)

it('[GRAPH-17] tells which figure is worse by more than a twentieth than that of the checkout before', () => {
  const fast: Figures = { ...before, rate: 810, cpu: 590 }
  expect(missed(fast)).toEqual([])
  expect(missed({ ...fast, p50: 21.04, rss: 262_000_000 })).toEqual([])
  expect(missed({ ...fast, rss: 264_000_000 })).toEqual([
    'still: memory, times before 1.06',
    'open: memory, times before 1.06',
  ])
  expect(missed({ ...fast, p50: 21.06 })).toEqual([
    'Added to the median latency of the bare program, times before 1.06',
  ])
})

it('holds the portal against the program written by hand, within each round', () => {
  expect(missed({ ...before, rate: 790, cpu: 605 })).toEqual([
    'Answers a second, times the hand-written mapping 0.99',
    'Processor time, times the hand-written mapping 1.21',
  ])
})

it('leaves out what was not measured', () => {
  const { raw, ...rest } = resultOf(before)
  const alone = { ...rest, open: undefined, raw: raw.filter(({ contender }) => contender === 'portal') }
  expect(targets(alone).map(({ what }) => what)).toEqual([
    'Answers a second, of the bare program',
    'Memory under load, MB',
  ])
})
