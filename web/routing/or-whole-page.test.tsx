import { act, cleanup, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLine } from '../state/line.ts'
import { renderPortal, screensFixture } from '../testing/portal-fixture.tsx'
import { setCookie } from '../testing/set-cookie.ts'
import { shellFixture } from '../testing/shell-fixture.ts'
import { orWholePage } from './or-whole-page.ts'
import { createRoutes } from './routes.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setCookie('session-ends', '', 0)
})

const lost = vi.fn(async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const shell = shellFixture()
const screens = screensFixture({ 'contact-us': lost })
const clientRoutes = () => orWholePage(createRoutes(shell.shell.routes, screens), createLine(createStore()))
const answering = () => vi.spyOn(window, 'fetch').mockResolvedValue(new Response())

const child = (routes: RouteObject[], id: string) => routes[0]?.children?.find(route => route.id === id)

async function loaderOf(route: RouteObject | undefined) {
  if (typeof route?.lazy !== 'function') throw new Error('the route is not lazy')
  const { loader } = await route.lazy()
  if (typeof loader !== 'function') throw new Error('the module has no loader')
  return (url: string) => loader({ request: new Request(url) } as LoaderFunctionArgs, undefined)
}

describe('a screen whose files cannot be fetched', () => {
  it('[ROUTE-15] opens as a whole page of the server, with what was asked in its address', async () => {
    answering()
    const load = await loaderOf(child(clientRoutes(), 'contact-us'))
    const answer = (await load('http://first.localhost/contact-us?topic=claims')) as Response
    expect(answer.headers.get('location')).toBe('/contact-us?topic=claims')
    expect(answer.headers.get('x-remix-reload-document')).toBe('true')
  })

  it('[ROUTE-15] leaves the other screens as they are', async () => {
    const load = await loaderOf(child(clientRoutes(), 'home'))
    expect(await load('http://first.localhost/home')).toBeNull()
  })

  it('[MEMBER-26] leaves the page in sight while there is no line, says so, and opens once there is one', async () => {
    setCookie('session-ends', Date.now() + 3_600_000)
    window.scrollTo = vi.fn()
    const contact = vi.fn(async () => ({ loader: () => null, Component: () => <h1>How to reach us</h1> }))
    contact.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
    const { router } = renderPortal({ shell, screens: screensFixture({ 'contact-us': contact }) })
    await screen.findByRole('heading', { name: 'home' })
    void router.navigate('/contact-us')
    expect((await screen.findByRole('alert')).textContent).toContain('you seem to be offline')
    expect(screen.getByRole('heading', { name: 'home' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/home')
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    await screen.findByRole('heading', { name: 'How to reach us' })
    expect(router.state.location.pathname).toBe('/contact-us')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
