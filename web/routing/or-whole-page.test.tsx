import { act, cleanup, screen } from '@testing-library/react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
const clientRoutes = () => orWholePage(createRoutes(shell.shell.routes, screens))

const child = (routes: RouteObject[], id: string) => routes[0]?.children?.find(route => route.id === id)

async function loaderOf(route: RouteObject | undefined) {
  if (typeof route?.lazy !== 'function') throw new Error('the route is not lazy')
  const { loader } = await route.lazy()
  if (typeof loader !== 'function') throw new Error('the module has no loader')
  return (url: string) => loader({ request: new Request(url) } as LoaderFunctionArgs, undefined)
}

describe('a screen whose files cannot be fetched', () => {
  it('[ROUTE-15] opens as a whole page of the server, with what was asked in its address', async () => {
    const load = await loaderOf(child(clientRoutes(), 'contact-us'))
    const answer = (await load('http://first.localhost/contact-us?topic=claims')) as Response
    expect(answer.headers.get('location')).toBe('/contact-us?topic=claims')
    expect(answer.headers.get('x-remix-reload-document')).toBe('true')
  })

  it('[ROUTE-15] leaves the other screens as they are', async () => {
    const load = await loaderOf(child(clientRoutes(), 'home'))
    expect(await load('http://first.localhost/home')).toBeNull()
  })

  it('[ERR-06] [ERR-07] gives way to the error page in the frame while there is no line', async () => {
    setCookie('session-ends', Date.now() + 3_600_000)
    window.scrollTo = vi.fn()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { router } = renderPortal({ shell, screens })
    await screen.findByRole('heading', { name: 'home' })
    await act(() => router.navigate('/contact-us'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Sorry, it looks like there's a problem.")
    expect(router.state.location.pathname).toBe('/contact-us')
  })
})
