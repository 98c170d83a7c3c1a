import { expect, it, onTestFinished, vi } from 'vitest'
import { openState } from '../../state/open-state.ts'
import { servedBy, tellServed } from './served.ts'

it('[STUDIO-28] says which revision instances serve by the clock of whoever asks', async () => {
  const state = openState(':memory:')
  onTestFinished(state.close)
  // An instance whose clock says another year, as a test's may.
  const now = new Date('2031-03-10T12:00:00Z')
  const stop = tellServed(
    state.content,
    () => 3,
    () => now,
  )
  await vi.waitFor(async () => expect(await servedBy(state.content, now)).toEqual([{ number: 3, instances: 1 }]))
  expect(await servedBy(state.content, new Date(now.getTime() + 30_000))).toEqual([])
  await stop()
  expect(await servedBy(state.content, now)).toEqual([])
})
