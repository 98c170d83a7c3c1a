import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ManifestErrors } from '../content/manifest-errors.ts'
import { followPublished } from './follow-published.ts'
import type { Reloaded } from './revision-holder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An instance that is told of revisions by `publish`, and what becomes of each time that it takes the newest. */
function instance(becomes: (newest: number) => Reloaded) {
  let heard = (_number: number) => {}
  let newest = 0
  let trouble: unknown
  const served: number[] = []
  const reload = vi.fn(async () => {
    const reloaded = becomes(newest)
    if (reloaded.ok) served.push(newest)
    return reloaded
  })
  const onNew = (told: typeof heard) => {
    heard = told
  }
  const isServed = (number: number) => (served.at(-1) ?? 0) >= number
  const stop = followPublished(isServed, { published: { onNew }, trouble: () => trouble }, reload)
  const publish = (number: number) => {
    newest = number
    heard(number)
  }
  const beAway = (error: unknown) => {
    trouble = error
  }
  return { publish, beAway, served, reload, stop }
}

it('[CONTENT-11] takes what is published at once, and once', async () => {
  const { publish, served, reload } = instance(() => ({ ok: true }))
  publish(2)
  await vi.advanceTimersByTimeAsync(1)
  publish(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([served, reload.mock.calls.length]).toEqual([[2], 1])
})

it('[CONTENT-11] tries a revision again that could not be read, until the next one takes its place', async () => {
  let isBroken = true
  const { publish, served, reload } = instance(() =>
    isBroken ? { ok: false, error: new Error('away') } : { ok: true },
  )
  publish(2)
  await vi.advanceTimersByTimeAsync(600)
  expect([served, reload.mock.calls.length]).toEqual([[], 2])
  publish(3)
  isBroken = false
  await vi.advanceTimersByTimeAsync(120_000)
  expect([served, reload.mock.calls.length]).toEqual([[3], 3])
})

it('[CONTENT-11] waits as long as the store is away, and takes what was published as soon as it is back', async () => {
  let isBroken = true
  const { publish, beAway, served, reload } = instance(() =>
    isBroken ? { ok: false, error: new Error('away') } : { ok: true },
  )
  publish(2)
  beAway(new Error('away'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(reload).toHaveBeenCalledTimes(1)
  isBroken = false
  beAway(undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(served).toEqual([2])
})

it('[CONTENT-07] tries a revision with mistakes once', async () => {
  const { publish, reload } = instance(() => ({ ok: false, error: new ManifestErrors([]) }))
  publish(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('tries nothing any more when it is stopped', async () => {
  const { publish, reload, stop } = instance(() => ({ ok: false, error: new Error('away') }))
  publish(2)
  await vi.advanceTimersByTimeAsync(1)
  stop()
  publish(3)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
