import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, renderHook } from '@testing-library/react'
import { Observable } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Place, usePresence } from './use-presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Who is in a draft, as a server knows it that takes as long as this for a question on its way there and as long back. */
const wayMs = 250

function draftOf() {
  const present = new Map<string, Place>()
  let version = 1
  const clientOf = (name: string) =>
    new ApolloClient({
      cache: new InMemoryCache(),
      link: new ApolloLink(
        ({ operationName, variables }) =>
          new Observable(observer => {
            setTimeout(() => {
              const { path, item } = variables.input as Place
              if (operationName === 'LeaveDraft') present.delete(name)
              else present.set(name, { path, item })
              const all = [...present].map(([who, at]) => ({
                ...{ __typename: 'PresentStaff', name: who, isViewer: who === name },
                ...at,
              }))
              const draft = { __typename: 'Draft', id: '1', version, present: all }
              const payload = { __typename: 'BeInDraftPayload', draft, userErrors: [] }
              const data = operationName === 'LeaveDraft' ? { leaveDraft: payload } : { beInDraft: payload }
              setTimeout(() => {
                observer.next({ data })
                observer.complete()
              }, wayMs)
            }, wayMs)
          }),
      ),
    })
  return {
    save() {
      version += 1
    },
    /** Opens the draft as somebody, at a place. */
    enter(name: string, place: Place, onVersion: (version: number) => Promise<void> = async () => {}) {
      const client = clientOf(name)
      const draft = { id: '1', name: 'Winter' }
      return renderHook((at: Place) => usePresence({ draft, mayEdit: true, place: at, onVersion }), {
        initialProps: place,
        wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
      })
    },
  }
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('[STUDIO-30] tells within two seconds who has come, where they have gone, and that they have left', async () => {
  const { enter } = draftOf()
  const menus = { path: 'acme/menus.json', item: '' }
  const one = enter('Ada', menus)
  // Whenever the other comes between two questions, and whenever they go on.
  for (const pause of [10, 400, 990]) {
    await passes(5_000 + pause)
    const other = enter('Bob', menus)
    await passes(2_000)
    expect(one.result.current).toEqual([expect.objectContaining({ name: 'Bob', item: '' })])
    expect(other.result.current).toEqual([expect.objectContaining({ name: 'Ada' })])
    await passes(pause)
    other.rerender({ ...menus, item: 'benefits' })
    await passes(2_000)
    expect(one.result.current).toEqual([expect.objectContaining({ name: 'Bob', item: 'benefits' })])
    await passes(pause)
    other.unmount()
    await passes(2_000)
    expect(one.result.current).toEqual([])
  }
})

it('[STUDIO-30] tells within two seconds which version somebody else has saved, to whoever only looks on, too', async () => {
  const { enter, save } = draftOf()
  const told = vi.fn(async () => {})
  enter('Ada', { path: 'acme/menus.json', item: '' }, told)
  await passes(3_000)
  expect(told).toHaveBeenLastCalledWith(1)
  save()
  await passes(2_000)
  expect(told).toHaveBeenLastCalledWith(2)
})
