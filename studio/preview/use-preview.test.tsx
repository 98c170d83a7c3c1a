import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Observable } from 'rxjs'
import { afterEach, expect, it, vi } from 'vitest'
import type { FromPreview } from '../../schema/preview-messages.ts'
import { usePreview } from './use-preview.ts'

afterEach(cleanup)

const origin = 'http://a.preview.studio.localhost'
/** The frames that previews were asked for in. */
const frames: unknown[] = []
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(
    ({ variables }) =>
      new Observable(observer => {
        frames.push(variables.input.frame)
        const preview = { __typename: 'Preview', address: `${origin}/?grant=x`, frame: 'a' }
        observer.next({ data: { preview } })
        observer.complete()
      }),
  ),
})

/** A preview in a frame that says what the test has it say. */
async function open() {
  frames.length = 0
  const element = document.body.appendChild(document.createElement('iframe'))
  const asked = vi.fn()
  const { contentWindow } = element
  if (!contentWindow) throw new Error('A frame has a window')
  vi.spyOn(contentWindow, 'postMessage').mockImplementation(asked)
  const frame = { current: element }
  const input = { brand: 'acme' }
  const hook = renderHook(({ persona }) => usePreview(frame, { input: { ...input, persona }, version: 0 }), {
    initialProps: { persona: 'active' },
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  })
  await waitFor(() => expect(hook.result.current.address).toBeDefined())
  const say = (data: FromPreview) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow })))
  return { hook, asked, say }
}

it('asks a page nothing before it is there, and whatever is asked once it has drawn what there is', async () => {
  const { hook, asked, say } = await open()
  hook.result.current.send({ kind: 'inspect' })
  expect(asked).not.toHaveBeenCalled()
  // It may say so before it says which page it is.
  say({ kind: 'done', id: 0, ok: true, drawn: true })
  expect(hook.result.current.state).toEqual({ is: 'drawn' })
  hook.result.current.send({ kind: 'inspect' })
  expect(asked).toHaveBeenCalledWith({ kind: 'inspect', id: 1 }, origin)
})

it('asks the next page again for who is looked at and where, when the one before it left without an answer', async () => {
  const { hook, asked, say } = await open()
  const page = { kind: 'page', path: '/', title: 'Home', items: [], opens: [], begins: true } as const
  say(page)
  hook.result.current.send({ kind: 'show', grant: 'of a member' })
  hook.result.current.send({ kind: 'show', path: '/claims' })
  hook.result.current.send({ kind: 'show' })
  asked.mockClear()
  say(page)
  expect(asked.mock.calls).toEqual([[{ kind: 'show', grant: 'of a member', path: '/claims', id: 4 }, origin]])
  say({ kind: 'done', id: 4, ok: true, drawn: true })
  asked.mockClear()
  say(page)
  expect(asked).not.toHaveBeenCalled()
})

it('is loaded anew in another frame once, and keeps that one for whoever is chosen then', async () => {
  const { hook } = await open()
  act(() => hook.result.current.again())
  await waitFor(() => expect(frames).toHaveLength(2))
  await act(async () => hook.rerender({ persona: 'new' }))
  await waitFor(() => expect(frames).toEqual([undefined, undefined, 'a']))
})
