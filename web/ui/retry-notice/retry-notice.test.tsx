import { act, cleanup, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { RetryNotice } from './retry-notice.tsx'

afterEach(cleanup)

function List() {
  const loaded = useLoaderData<boolean>()
  return (
    <main>
      <h1>Claims</h1>
      {loaded ? <p data-results>2 claims</p> : <RetryNotice title="Claims failed to load" />}
    </main>
  )
}

it('[ROUTE-69] gives focus to the results once a second try has loaded them', async () => {
  let tries = 0
  const loader = () => ++tries > 1
  const router = createMemoryRouter([{ path: '/', loader, Component: List, HydrateFallback: () => null }])
  render(<RouterProvider router={router} />)
  const again = await screen.findByRole('link', { name: 'Try again' })
  again.focus()
  act(() => again.click())
  const results = await screen.findByText('2 claims')
  expect(document.activeElement).toBe(results)
})
