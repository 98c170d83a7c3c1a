import { cleanup, configure, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, createStaticHandler, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asFailure } from '../../errors/failure.ts'
import type { ShellQuery } from '../../generated/shell.ts'
import type { Query } from '../../query/query.ts'
import { createPortal, provide } from '../../screen/portal.ts'
import { rootRouteId } from '../../screen/shell-data.ts'
import { render } from '../../testing/render.tsx'
import { shellFixture } from '../../testing/shell-fixture.ts'
import { action, Component, loader } from './home-screen.tsx'
import { failure, fakePortal, homeAnswer } from './testing/home-portal.ts'

afterEach(cleanup)
// Looking for roles in all of Home takes jsdom a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const { routes } = shellFixture().shell

/** As much of the shell as Home looks at. */
const shell = {
  shell: { routes, brand: { homeFailure: 'partial', unauthorized: 'login', images: {} } },
} as unknown as ShellQuery

/** A browser that goes from a start page to Home, whose answers come when the test says so. */
function browser(query: () => Promise<unknown>) {
  const portal = createPortal(query as Query, { routes: shell.shell.routes, askOnce: true, shell })
  const router = createMemoryRouter(
    [
      {
        id: rootRouteId,
        path: '/',
        loader: () => shell,
        HydrateFallback: () => null,
        children: [
          { index: true, Component: () => <p>Start</p> },
          { path: 'home', Component, loader },
        ],
      },
    ],
    { getContext: () => provide(portal), hydrationData: { loaderData: { [rootRouteId]: shell } } },
  )
  render(<RouterProvider router={router} />)
  return router
}

it('[HOME-03] renders Home only when all of it has loaded', async () => {
  let arrive = (_answer: unknown) => {}
  const router = browser(() => new Promise(resolve => (arrive = resolve)))
  const navigation = router.navigate('/home')
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  expect(screen.getByText('Start')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  arrive({ data: homeAnswer(), errors: [] })
  await navigation
  expect(await screen.findByRole('heading', { name: 'Hello, Ana' })).toBeTruthy()
})

it('asks again for what failed when the member wants it', async () => {
  const answers = [
    { data: homeAnswer({ recentClaims: { recentClaims: null } }), errors: [failure('recentClaims', 503)] },
    { data: homeAnswer(), errors: [] },
  ]
  const router = browser(async () => answers.shift())
  await router.navigate('/home')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Recent claims' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

const handler = createStaticHandler([{ id: 'home', path: '/home', action: action, loader: () => null }])

async function post(fields: Record<string, string>, portal: ReturnType<typeof fakePortal>) {
  const request = new Request('http://portal.example/home', { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await handler.query(request, { requestContext: portal.context })
  if (!(answer instanceof Response)) {
    return { status: answer.statusCode, failure: answer.errors && asFailure(answer.errors.home) }
  }
  return { redirect: answer.headers.get('location'), document: answer.headers.has('x-remix-reload-document') }
}

describe('opening eBill', () => {
  it('[TILE-08] [TILE-10] [TILE-11] goes to the eBill address in the same window', async () => {
    const url = 'https://ebill.example/?userKey=abc'
    const portal = fakePortal({ OpenEbill: { data: { openEbill: { url, userErrors: [] } } } })
    expect(await post({ intent: 'open-ebill' }, portal)).toEqual({ redirect: url, document: true })
    expect(portal.asked.map(({ name }) => name)).toEqual(['OpenEbill'])
  })

  it('[TILE-09] shows the error page with the status when the user key cannot be had, and opens nothing', async () => {
    const portal = fakePortal({ OpenEbill: { errors: [{ code: 'UPSTREAM', status: 502, path: ['openEbill'] }] } })
    expect(await post({ intent: 'open-ebill' }, portal)).toMatchObject({ status: 502, failure: { status: 502 } })
  })

  it('[TILE-09] shows the error page when no address comes back', async () => {
    const portal = fakePortal({ OpenEbill: { data: { openEbill: { url: null, userErrors: [] } } } })
    expect(await post({ intent: 'open-ebill' }, portal)).toMatchObject({ status: 500 })
  })
})

describe('opening an EOB', () => {
  const open = { intent: 'open-eob', claimId: 'M2026-0001' }
  const eobOf = (explanationOfClaim: object | null) => ({ data: { viewer: { family: { explanationOfClaim } } } })

  it('[HOME-37] asks for the document of the claim and goes there', async () => {
    const portal = fakePortal({ EobOfClaim: eobOf({ number: 'doc/9' }) })
    expect(await post(open, portal)).toMatchObject({ redirect: '/eobs/doc%2F9' })
    expect(portal.asked).toEqual([{ name: 'EobOfClaim', variables: { claim: 'M2026-0001' } }])
  })

  it('[HOME-38] shows the error page when no document comes back', async () => {
    const portal = fakePortal({ EobOfClaim: eobOf(null) })
    expect(await post(open, portal)).toMatchObject({ status: 404, failure: { status: 404 } })
  })

  it('[HOME-38] shows the error page with the status when the call fails', async () => {
    const portal = fakePortal({
      EobOfClaim: { errors: [{ code: 'UPSTREAM', status: 503, path: ['viewer', 'family', 'explanationOfClaim'] }] },
    })
    expect(await post(open, portal)).toMatchObject({ status: 503 })
  })

  it('[OPEN-58] leads to log-in when the session lapsed', async () => {
    const portal = fakePortal({
      EobOfClaim: {
        errors: [{ code: 'UNAUTHENTICATED', status: 401, path: ['viewer', 'family', 'explanationOfClaim'] }],
      },
    })
    expect(await post(open, portal)).toMatchObject({ redirect: '/login' })
  })
})

it('refuses what Home has no button for', async () => {
  const portal = fakePortal()
  expect(await post({ intent: 'constructor' }, portal)).toMatchObject({ status: 400 })
  expect(portal.asked).toEqual([])
})

const homeLoaderHandler = createStaticHandler([{ id: 'home', path: '/home', loader: loader }])

async function open(portal: ReturnType<typeof fakePortal>) {
  const answer = await homeLoaderHandler.query(new Request('http://portal.example/home'), {
    requestContext: portal.context,
  })
  if (answer instanceof Response) return { redirect: answer.headers.get('location') }
  return {
    status: answer.statusCode,
    data: answer.loaderData.home,
    failure: answer.errors && asFailure(answer.errors.home),
  }
}

describe('homeLoader', () => {
  it('[HOME-01] asks for all of Home in one request', async () => {
    const portal = fakePortal()
    const { status, data } = await open(portal)
    expect(portal.asked).toEqual([{ name: 'Home', variables: { path: '/home' } }])
    expect(status).toBe(200)
    expect(data).toMatchObject({ data: { viewer: { member: { firstName: 'Ana' } } }, errors: [] })
  })

  it.each([
    ['programs', 502],
    ['planManagement', 500],
    ['recentClaims', 503],
  ])('[HOME-04] shows the error page with the status when %s fails', async (source, status) => {
    const portal = fakePortal({
      Home: { data: homeAnswer({ [source]: null }), errors: [failure(source, status)] },
    })
    expect(await open(portal)).toMatchObject({ status, failure: { status } })
  })

  it('[OPEN-58] leads to log-in when the session lapsed, also when the claims tell', async () => {
    const portal = fakePortal({
      Home: { data: homeAnswer({ recentClaims: { recentClaims: null } }), errors: [failure('recentClaims', 401)] },
    })
    expect(await open(portal)).toEqual({ redirect: '/login' })
  })

  it('[ERR-05] shows the error page for a lapsed session on brands that have it so', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer({ recentClaims: { recentClaims: null } }), errors: [failure('recentClaims', 401)] } },
      { unauthorized: 'error-page' },
    )
    expect(await open(portal)).toMatchObject({ status: 401 })
  })

  it('keeps the rest of Home when a source fails on brands that have it so', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer({ recentClaims: { recentClaims: null } }), errors: [failure('recentClaims', 503)] } },
      { homeFailure: 'partial' },
    )
    const { status, data } = await open(portal)
    expect(status).toBe(200)
    expect(data).toMatchObject({ errors: [{ path: ['viewer', 'recentClaims'] }] })
  })

  it('gives up Home as a whole when more than a source fails, on every brand', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer(), errors: [{ ...failure('', 500), path: ['viewer'] }] } },
      { homeFailure: 'partial' },
    )
    expect(await open(portal)).toMatchObject({ status: 500 })
  })

  it('keeps a lapsed session from looking like a gap', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer({ programs: null }), errors: [failure('programs', 401)] } },
      { homeFailure: 'partial' },
    )
    expect(await open(portal)).toEqual({ redirect: '/login' })
  })
})
