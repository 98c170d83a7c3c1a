import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * jsdom draws frames, and gives a removed element's focus away, by one interval that it begins when there is something to do. One that
 * begins under a test's fake timers never ticks again, and no later file of the worker would have a frame: so it begins here, and
 * always has something to do.
 */
const nextFrame = window.requestAnimationFrame.bind(window)
const keepDrawing = () => void nextFrame(keepDrawing)

/** The event loop's own, whatever a test does to timers. */
const afterTurn = setImmediate

/**
 * What a test waits for may show before React has run the effects that come with it, which it does in one of the next turns: one time
 * in a hundred, more often on a busy machine. Whoever has waited finds both.
 */
function waitForEffects() {
  const { asyncWrapper } = getConfig()
  configure({
    // The first test of a file also pays for loading its screens, on a busy machine for seconds.
    asyncUtilTimeout: 10_000,
    asyncWrapper: wait =>
      asyncWrapper(async () => {
        const found = await wait()
        for (let turn = 0; turn < 3; turn += 1) await new Promise(next => afterTurn(next))
        return found
      }),
  })
}

// Once for all files of the worker, which share the page.
if (!('isDrawing' in window)) {
  Object.assign(window, { isDrawing: nextFrame(keepDrawing) > 0 })
  waitForEffects()
}

beforeEach(() => {
  // jsdom cannot scroll, and says so.
  window.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
