import { expect, it } from 'vitest'
import { type Sample, verdict } from './verdict.ts'

/** A sample a minute of a process that is as it is told in each third of half an hour. */
const soak = (thirds: readonly [number, number, number][]): Sample[] =>
  Array.from({ length: 30 }, (_, minute) => {
    const [heap, rss, descriptors] = thirds[Math.floor(minute / 10)] ?? [0, 0, 0]
    // Garbage gathers in between.
    return { minute, heap: heap * (minute % 10 === 4 ? 1 : 1.8), rss, descriptors }
  })
const missed = (thirds: readonly [number, number, number][]) =>
  verdict(soak(thirds), 30).promises.filter(({ met }) => !met)

it('[OPS-21] a soak is met by a process that warms up and then stays as it is', () => {
  expect(
    missed([
      [60, 300, 60],
      [100, 500, 80],
      [105, 525, 85],
    ]),
  ).toEqual([])
})

it.each([
  ['Heap', [106, 500, 80]],
  ['Memory', [100, 526, 80]],
  ['Descriptors', [100, 500, 86]],
] as const)('[OPS-21] a soak is missed where %s grows', (what, last) => {
  const found = missed([[60, 300, 60], [100, 500, 80], [...last]])
  expect(found.map(promise => promise.what)).toEqual([expect.stringContaining(what)])
})
