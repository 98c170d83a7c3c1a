import { expect, it } from 'vitest'
import { DistinctCounter } from './distinct-counter.ts'

const window = 300_000

it.each([0, 1, 100, 20_000])('knows %i sessions to one in fifty, however often each is seen', sessions => {
  const counter = new DistinctCounter(window, () => 0)
  for (let times = 0; times < 3; times += 1)
    for (let id = 0; id < sessions; id += 1) counter.see(`0f8fad5b-d9cb-469f-a165-${String(id).padStart(12, '0')}`)
  expect(Math.abs(counter.estimate() - sessions)).toBeLessThanOrEqual(Math.max(1, sessions / 50))
})

it('forgets what was not seen for two windows', () => {
  let now = 0
  const counter = new DistinctCounter(window, () => now)
  counter.see('a session')
  now = window
  counter.see('another')
  expect(counter.estimate()).toBe(2)
  now = 2 * window
  expect(counter.estimate()).toBe(1)
  now = 5 * window
  expect(counter.estimate()).toBe(0)
})
