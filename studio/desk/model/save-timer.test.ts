import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SaveTimer } from './save-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function timer() {
  const times: number[] = []
  const began = Date.now()
  const of = new SaveTimer(
    () => {
      of.stop()
      of.saved()
      times.push(Date.now() - began)
    },
    { soonMs: 20, pauseMs: 150 },
  )
  return { of, times }
}

it('saves the first edit at once, and goes on while somebody types without a pause', () => {
  const { of, times } = timer()
  for (let key = 0; key < 10; key += 1) {
    of.later()
    vi.advanceTimersByTime(40)
  }
  vi.advanceTimersByTime(1_000)
  expect(times).toEqual([20, 170, 320, 470])
})

it('does not wait for what failed before when something is edited', () => {
  const { of, times } = timer()
  of.later(10_000)
  vi.advanceTimersByTime(1_000)
  of.later()
  vi.advanceTimersByTime(20_000)
  expect(times).toEqual([1_020])
})
