import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { QueryContext } from '../../query/query.ts'
import { rootRouteId } from '../../screen/shell-data.ts'
import { queryFixture } from '../../testing/portal-fixture.tsx'
import { shellFixture } from '../../testing/shell-fixture.ts'
import { baseWords } from '../../testing/words.ts'
import { Words } from '../../ui/words/words.tsx'
import { CommonContext, commonView } from '../common/common-view.ts'
import SessionWarning from './session-warning.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

it('[SESSION-11] [OPEN-22] says each time that the session cannot be extended', async () => {
  const { query, asked } = queryFixture({})
  const element = (
    <QueryContext value={query}>
      <Words words={baseWords('common')} language="en-US">
        <CommonContext value={commonView(shellFixture(), '/')}>
          <SessionWarning seconds={90} isLast={false} />
        </CommonContext>
      </Words>
    </QueryContext>
  )
  const router = createMemoryRouter([{ id: rootRouteId, path: '/', loader: () => shellFixture(), element }], {
    hydrationData: { loaderData: { [rootRouteId]: shellFixture() } },
  })
  render(<RouterProvider router={router} />)
  const [stay] = screen.getAllByRole('button')
  for (const times of [1, 2]) {
    stay?.focus()
    await act(async () => fireEvent.click(stay as HTMLElement))
    expect(asked).toHaveLength(times)
    expect(screen.getByRole('alert').textContent).toBe("We can't extend your session right now. Please try again.")
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  }
})
