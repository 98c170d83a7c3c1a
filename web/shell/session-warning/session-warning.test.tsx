import { ApolloProvider } from '@apollo/client/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { documentIds } from '../../generated/document-ids.ts'
import { type BrowserQuery, createBrowserQuery } from '../../query/browser-query.ts'
import { rootRouteId } from '../../screen/shell-data.ts'
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

/** The warning, asking through what answers in place of the portal. */
function renderWarning({ client }: Pick<BrowserQuery, 'client'>) {
  const element = (
    <ApolloProvider client={client}>
      <Words words={baseWords('common')} language="en-US">
        <CommonContext value={commonView(shellFixture(), '/')}>
          <SessionWarning seconds={90} isLast={false} />
        </CommonContext>
      </Words>
    </ApolloProvider>
  )
  const router = createMemoryRouter([{ id: rootRouteId, path: '/', loader: () => shellFixture(), element }], {
    hydrationData: { loaderData: { [rootRouteId]: shellFixture() } },
  })
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const [stay] = screen.getAllByRole('button')
  return stay as HTMLElement
}

const answering = (body: object) => vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body)))
const press = (button: HTMLElement) => act(async () => fireEvent.click(button))
const cannot = "We can't extend your session right now. Please try again."

describe('the warning before the session ends', () => {
  it('[SESSION-11] [OPEN-22] says each time that the session cannot be extended', async () => {
    const send = answering({ data: null, errors: [{ message: '', extensions: { code: 'UPSTREAM', status: 502 } }] })
    const stay = renderWarning(createBrowserQuery(send))
    for (const times of [1, 2]) {
      stay.focus()
      await press(stay)
      expect(send).toHaveBeenCalledTimes(times)
      expect(screen.getByRole('alert').textContent).toBe(cannot)
      expect(document.activeElement).toBe(screen.getByRole('alert'))
    }
  })

  it('says so without a line, and asks again when it is back', async () => {
    const send = answering({ data: { extendSession: { userErrors: [] } } })
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const stay = renderWarning(createBrowserQuery(send))
    await press(stay)
    expect(screen.getByRole('alert').textContent).toBe(cannot)
    await press(stay)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says so to those whom the portal refuses', async () => {
    const stay = renderWarning(
      createBrowserQuery(answering({ data: { extendSession: { userErrors: [{ code: 'SESSION_ENDED' }] } } })),
    )
    await press(stay)
    expect(screen.getByRole('alert').textContent).toBe(cannot)
  })

  it('[LOGOUT-08] is not told of what arrives after the session was forgotten', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const asking = createBrowserQuery(() => promise)
    const stay = renderWarning(asking)
    await press(stay)
    asking.forget()
    await act(async () => resolve(new Response(JSON.stringify({ data: { extendSession: { userErrors: [] } } }))))
    expect((document.querySelector('dialog') as HTMLDialogElement).open).toBe(true)
  })

  it('reports what is neither the line nor the portal as a bug, once', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const bug = new Error('No storage')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw bug
    })
    const send = answering({ data: { extendSession: { userErrors: [] } }, extensions: { accessToken: 't' } })
    const stay = renderWarning(createBrowserQuery(send))
    await press(stay)
    expect(screen.getByRole('alert').textContent).toBe(cannot)
    expect(report.mock.calls).toEqual([[bug]])
  })

  it('asks once, however often it is pressed, by the hash of its document', async () => {
    const send = vi.fn<typeof fetch>(() => new Promise(() => {}))
    const stay = renderWarning(createBrowserQuery(send))
    await press(stay)
    await press(stay)
    expect(send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
      { id: documentIds.ExtendSession, variables: {} },
    ])
  })
})
