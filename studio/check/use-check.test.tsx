import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CheckAnswer, CheckRequest } from './check-worker.ts'
import { useCheck } from './use-check.ts'

/** A worker that answers when the test has it answer. */
class SlowWorker extends EventTarget {
  static started: SlowWorker[] = []
  readonly asked: CheckRequest[] = []
  isEnded = false
  constructor() {
    super()
    SlowWorker.started.push(this)
  }
  postMessage(request: CheckRequest) {
    this.asked.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  answer(mistakes: CheckAnswer['mistakes']) {
    if (!this.isEnded) act(() => void this.dispatchEvent(new MessageEvent('message', { data: { mistakes } })))
  }
}

beforeEach(() => {
  SlowWorker.started = []
  vi.stubGlobal('Worker', SlowWorker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const files: ReadonlyMap<string, string> = new Map([['base/home.json', '{}']])
const open = () =>
  renderHook(({ assets }) => useCheck(files, assets), { initialProps: { assets: ['base/assets/logo.svg'] } })

it('[STUDIO-12] goes on with a check when a save answers with the same pictures in another list', () => {
  const { result, rerender } = open()
  rerender({ assets: ['base/assets/logo.svg'] })
  expect(SlowWorker.started).toHaveLength(1)
  SlowWorker.started[0]?.answer([])
  expect(result.current).toEqual({ mistakes: [], isBroken: false })
})

it('[STUDIO-12] checks anew with other pictures, though no text is another one', () => {
  const { result, rerender } = open()
  rerender({ assets: ['base/assets/logo.svg', 'base/assets/snow.png'] })
  const [before, after] = SlowWorker.started
  expect([before?.isEnded, after?.isEnded]).toEqual([true, false])
  expect(after?.asked.map(({ assets, files: [file] }) => [assets?.length, file?.[0]])).toEqual([[2, 'base/home.json']])
  after?.answer([])
  expect(result.current.mistakes).toEqual([])
})

it('draws nothing anew while a check finds what the one before found', () => {
  const mistake = { path: 'base/home.json', line: 1, column: 2, message: 'It is wrong' }
  const { result, rerender } = renderHook(({ now }) => useCheck(now, []), { initialProps: { now: files } })
  const [worker] = SlowWorker.started
  worker?.answer([{ ...mistake }])
  const before = result.current
  rerender({ now: new Map([['base/home.json', '{ }']]) })
  worker?.answer([{ ...mistake }])
  expect(result.current).toBe(before)
  rerender({ now: new Map([['base/home.json', '{  }']]) })
  worker?.answer([])
  expect(result.current).toEqual({ mistakes: [], isBroken: false })
})
