import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// The first test of a file also pays for loading its screens, on a busy machine for seconds.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  // jsdom cannot scroll, and says so.
  window.scrollTo = () => undefined
})
afterEach(cleanup)
