import { expect, it } from 'vitest'
import type { Figures } from '../../graph/measure/figures.ts'
import { promises } from './to-markdown.ts'

const rounds = (cpu: number): Figures[] =>
  [1, 10, 1].map(busy => ({ rate: 100 / busy, cpu: cpu * busy, p50: 9, p99: 20, rss: 300_000_000 }))

const home = (cpu: number) => ({
  ...{ page: 'home', compressed: true, bytes: {}, open: undefined },
  closed: {
    floor: rounds(2000),
    portal: rounds(cpu),
    'react-router': rounds(6800),
    next: rounds(9000),
    before: rounds(4800),
  },
})

const missed = (cpu: number) =>
  promises([home(cpu)])
    .filter(({ met }) => !met)
    .map(({ what, found }) => `${what} ${found}`)

it('[GRAPH-17] [OPS-23] tells where a page costs more than is wanted of the floor, the cheaper framework and the checkout before', () => {
  expect(missed(5000)).toEqual([])
  expect(missed(5100)).toEqual(['Home, times the floor 2.55', 'Processor time of home, times before 1.06'])
  expect(missed(5200)).toEqual([
    'Home, times the floor 2.60',
    'Home, times the cheaper framework 0.76',
    'Processor time of home, times before 1.08',
  ])
})

it('says nothing of what was not measured', () => {
  const [{ closed, ...rest }] = [home(5000)]
  expect(promises([{ ...rest, closed: { portal: closed.portal } }])).toEqual([])
})
