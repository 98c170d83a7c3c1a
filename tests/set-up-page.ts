import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// The first test of a file also pays for loading its screens, on a busy machine for seconds.
configure({ asyncUtilTimeout: 10_000 })

/**
 * jsdom draws frames, and gives a removed element's focus away, by one interval that it begins when there is something to do. One that
 * begins under a test's fake timers never ticks again, and no later file of the worker would have a frame: so it begins here, and
 * always has something to do.
 */
const nextFrame = window.requestAnimationFrame.bind(window)
const keepDrawing = () => void nextFrame(keepDrawing)
if (!('isDrawing' in window)) Object.assign(window, { isDrawing: nextFrame(keepDrawing) > 0 })

beforeEach(() => {
  // jsdom cannot scroll, and says so.
  window.scrollTo = () => undefined
})
afterEach(cleanup)
