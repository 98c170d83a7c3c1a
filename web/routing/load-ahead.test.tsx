import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPortal } from '../screen/portal.ts'
import { queryFixture, screensFixture } from '../testing/portal-fixture.tsx'
import { shellFixture } from '../testing/shell-fixture.ts'
import { loadAhead } from './load-ahead.ts'
import type { ScreenModule } from './screens.ts'

const loader = vi.fn<ScreenModule['loader']>(() => null)
const claims = async (): Promise<ScreenModule> => ({ loader, Component: () => null })
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  loader.mockClear()
  document.body.innerHTML =
    '<a href="/claims?page=2"><b>Claims</b></a> <a href="/claims" target="_blank">tab</a> <a href="/logout">out</a> <a href="https://x.test/claims">away</a>'
  const routes = [
    { id: 'claims', path: '/claims', screen: 'claims' },
    { id: 'logout', path: '/logout', screen: 'claims' },
  ] as const
  const shell = shellFixture({ routes: [...routes] })
  const portal = createPortal(queryFixture({}).query, { routes: shell.shell.routes, askOnce: false, shell })
  stop = loadAhead(document, screensFixture({ claims }), portal)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const point = (at: string, place = 1) => {
  const event = new MouseEvent('pointerover', { bubbles: true, clientX: place })
  document.querySelector(at)?.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }))
}
const asked = () =>
  loader.mock.calls.map(([{ request }]) => new URL(request.url).pathname + new URL(request.url).search)

describe('links that are pointed at', () => {
  it('[GRAPH-16] have their screen loaded once they are meant', async () => {
    point('b')
    await vi.advanceTimersByTimeAsync(99)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toEqual(['/claims?page=2'])
  })

  it('[GRAPH-16] are left alone in passing, when pressed, and under a pointer that rests since', async () => {
    point('b')
    document.body.dispatchEvent(new Event('pointerout', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(200)
    point('b')
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 1 }))
    point('b')
    await vi.advanceTimersByTimeAsync(200)
    expect(asked()).toEqual([])
  })

  it.each(['[target]', '[href="/logout"]', '[href^="https:"]'])('[GRAPH-16] never ask for %s', async at => {
    point(at)
    await vi.advanceTimersByTimeAsync(200)
    expect(asked()).toEqual([])
  })
})
