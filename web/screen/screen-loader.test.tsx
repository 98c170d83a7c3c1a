import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { ClaimScreenDocument, type ClaimScreenQuery } from '../generated/claim-screen.ts'
import type { ClaimsScreenQuery } from '../generated/claims-screen.ts'
import { ScreenOnlyDocument } from '../generated/screen.ts'
import type { PortalError } from '../query/query.ts'
import { queryFixture, renderPortal, screenAnswer, screensFixture } from '../testing/portal-fixture.tsx'
import { paragraph, shellFixture } from '../testing/shell-fixture.ts'
import { createDetailLoader } from './detail-loader.ts'
import { createPortal, provide } from './portal.ts'
import { createScreenLoader, type LoadedBy, useScreen } from './screen-loader.ts'

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const loader = createScreenLoader('home', ScreenOnlyDocument, { handles: ['screen.params'] })
const home = async () => ({
  loader,
  Component: () => {
    const { screen: info, errors } = useScreen(loader)
    return (
      <h1>
        {info.title}, {errors.length} failures of its own
      </h1>
    )
  },
})
const claimLoader = createDetailLoader('claim', ClaimScreenDocument, {
  handles: ['viewer.family.member.claim'],
  variables: () => undefined,
})
const screens = screensFixture({ home })
const raise = () => {
  throw new TypeError('undefined is not a function')
}
const brokenHome = async () => ({ loader, Component: raise })
const failing = (error: Partial<PortalError>) => () => ({
  data: screenAnswer('/home', 'Home'),
  errors: [{ code: 'UPSTREAM', status: 500, path: [], ...error }],
})

describe("a screen's loader", () => {
  it('types what its screen gets, which no other query fits', () => {
    type Claim = LoadedBy<typeof claimLoader>
    expectTypeOf<Claim['data']>().toEqualTypeOf<Omit<ClaimScreenQuery, 'screen'>>()
    expectTypeOf<Claim['data']>().not.toEqualTypeOf<Omit<ClaimsScreenQuery, 'screen'>>()
    expectTypeOf<ClaimsScreenQuery>().not.toExtend<Parameters<typeof useScreen>[0]>()
  })

  it('[STUDIO-28] has the page loaded anew, where it leads, when what it was drawn of is served no more', async () => {
    const { query } = queryFixture({
      ScreenOnly: () => ({ data: null, errors: [{ code: 'PAST_PAGE', status: 409, path: [] }] }),
    })
    const request = new Request('https://brand.test/home?page=2')
    const context = provide(createPortal(query, { routes: [], askOnce: false }))
    const thrown = await loader({ request, url: new URL(request.url), params: {}, pattern: '/home', context }).catch(
      (reason: unknown) => reason,
    )
    expect(thrown instanceof Response && Object.fromEntries(thrown.headers)).toEqual({
      location: 'https://brand.test/home?page=2',
      'x-remix-reload-document': 'true',
    })
  })

  it('asks its one document for its path and shows the answer', async () => {
    const { asked } = renderPortal({ screens, answers: { ScreenOnly: () => screenAnswer('/home', 'Home') } })
    await screen.findByRole('heading', { name: 'Home, 0 failures of its own' })
    expect(asked.filter(({ document }) => document === 'ScreenOnly')).toEqual([
      { document: 'ScreenOnly', variables: { path: '/home' } },
    ])
  })

  it('[ERR-06] [ERR-07] shows the error page of the status without changing the address', async () => {
    const { router } = renderPortal({ screens, answers: { ScreenOnly: failing({ status: 503 }) } })
    await screen.findByRole('heading', { name: "Sorry, we're unable to handle your request." })
    expect(router.state.location.pathname).toBe('/home')
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy()
  })

  it('[ERR-26] shows the generic page for a status without an own one', async () => {
    renderPortal({ screens, answers: { ScreenOnly: failing({ status: 418 }) } })
    await screen.findByRole('heading', { name: "Sorry, it looks like there's a problem." })
  })

  it('[ERR-26] says when to try again where the service asked for a pause', async () => {
    renderPortal({ screens, answers: { ScreenOnly: failing({ status: 429, retryAfter: 30 }) } })
    expect(await screen.findByText('Please try again in 30 seconds.')).toBeTruthy()
  })

  it('[ERR-19] leaves failures that the screen handles to it', async () => {
    renderPortal({ screens, answers: { ScreenOnly: failing({ status: 500, path: ['screen', 'params'] }) } })
    await screen.findByRole('heading', { name: 'Home, 1 failures of its own' })
  })

  it('[ERR-05] shows error page 401 where the brand asks for it', async () => {
    const { brand, errors } = shellFixture().shell
    const page = {
      id: 'unauthorized',
      status: 401,
      heading: "Sorry, but we aren't able to authenticate you.",
      tips: [],
      links: [],
    }
    const shell = shellFixture({
      brand: { ...brand, unauthorized: 'error-page' },
      errors: { ...errors, pages: [...errors.pages, page] },
    })
    renderPortal({ shell, screens, answers: { ScreenOnly: failing({ status: 401 }) } })
    await screen.findByRole('heading', { name: page.heading })
  })

  it('[ROUTE-58] shows the server’s answer to an unknown address', async () => {
    const error = {
      id: 'not-found',
      status: 404,
      heading: "Sorry, it looks like we can't find that page.",
      body: paragraph('It may have moved.'),
      tips: [],
      links: [],
    }
    const answer = {
      screen: { ...screenAnswer('/nowhere', 'Not found').screen, status: 404, view: { text: {}, error } },
    }
    renderPortal({ at: '/nowhere', screens, answers: { ScreenOnly: () => answer } })
    await screen.findByRole('heading', { name: error.heading })
    expect(screen.getByText('It may have moved.')).toBeTruthy()
    expect(document.title).toBe('Not found | Sample Health')
  })

  it('follows a redirect that guards decided', async () => {
    const { router } = renderPortal({
      at: '/id-card',
      screens,
      shell: shellFixture({
        routes: [
          { id: 'id-card', path: '/id-card', screen: 'not-available' },
          { id: 'home', path: '/home', screen: 'home' },
        ],
      }),
      answers: {
        ScreenOnly: ({ path }) =>
          path === '/home'
            ? screenAnswer('/home', 'Home')
            : { screen: { ...screenAnswer('/id-card').screen, redirect: '/home', view: null } },
      },
    })
    await screen.findByRole('heading', { name: /^Home/ })
    expect(router.state.location.pathname).toBe('/home')
  })

  it.each([
    ['asking', { ScreenOnly: () => raise() }, screens],
    ['rendering', { ScreenOnly: () => screenAnswer('/home', 'Home') }, screensFixture({ home: brokenHome })],
  ])(
    'shows a bug while %s as one, never as "unreachable", and reports it as what it is',
    async (_when, answers, own) => {
      const reported = vi.fn()
      vi.stubGlobal('reportError', reported)
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { brand, errors } = shellFixture().shell
      const page = (status: number, heading: string) => ({ id: heading, status, heading, tips: [], links: [] })
      const pages = [...errors.pages, page(1, 'Unreachable'), page(500, 'A problem with our system')]
      renderPortal({ shell: shellFixture({ brand, errors: { ...errors, pages } }), screens: own, answers })
      await screen.findByRole('heading', { name: 'A problem with our system' })
      // A bug is reported in an effect, which may come after what is drawn.
      const bugs = () => reported.mock.calls.map(([bug]) => String(bug))
      await waitFor(() => expect(bugs()).toEqual(['TypeError: undefined is not a function']))
    },
  )

  it('[ERR-30] gives status 1 to a call without an answer', async () => {
    const { brand, errors } = shellFixture().shell
    const page = {
      id: 'one',
      status: 1,
      heading: 'Temporarily unable to access resource. Please try again later.',
      tips: [],
      links: [],
    }
    renderPortal({
      shell: shellFixture({ brand, errors: { ...errors, pages: [...errors.pages, page] } }),
      screens,
      answers: {
        ScreenOnly: () => ({ data: null, errors: [{ code: 'UNREACHABLE', status: 1, path: [] }] }),
      },
      inBrowser: false,
    })
    await screen.findByRole('heading', { name: page.heading })
  })
})
