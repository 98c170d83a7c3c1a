import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShellQuery } from '../../generated/shell.ts'
import type { Query } from '../../query/query.ts'
import { createPortal, provide } from '../../screen/portal.ts'
import { rootRouteId } from '../../screen/shell-data.ts'
import { Component, loader } from './home-screen.tsx'
import { failure, homeAnswer } from './testing/fake-portal.ts'

afterEach(cleanup)
// Looking for roles in all of Home takes jsdom a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** As much of the shell as Home looks at. */
const shell = {
  shell: { brand: { homeFailure: 'partial', unauthorized: 'login', images: {} } },
} as unknown as ShellQuery

/** A browser that goes from a start page to Home, whose answers come when the test says so. */
function browser(query: () => Promise<unknown>) {
  const portal = createPortal(query as Query, { askOnce: true, shell })
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
    { data: homeAnswer({ recentClaims: null }), errors: [failure('recentClaims', 503)] },
    { data: homeAnswer(), errors: [] },
  ]
  const router = browser(async () => answers.shift())
  await router.navigate('/home')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Recent claims' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
