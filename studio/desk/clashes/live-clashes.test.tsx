import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { of } from 'rxjs'
import { afterEach, expect, it, vi } from 'vitest'
import { DraftStore } from '../model/draft-store.ts'
import type { OpenedDraft } from '../opened-draft.tsx'
import { LiveClashes } from './live-clashes.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('[STUDIO-11] asks which side holds of what somebody types that others published otherwise, while they type', async () => {
  vi.useFakeTimers()
  const path = 'acme/home.json'
  let version = 1
  const clash = {
    ...{ __typename: 'Clash', path, item: '', field: 'set / a / title', kind: 'VALUE' },
    ...{ base: '"One"', ours: '"Mine"', theirs: '"Theirs"' },
  }
  const live = { __typename: 'Revision', id: 'r5', number: 5 }
  const check = () => ({
    ...{ __typename: 'DraftCheck', onto: live, others: [{ ...live, author: 'Bob' }] },
    clashes: version > 1 ? [clash] : [],
  })
  const link = new ApolloLink(({ operationName }) =>
    of({
      data:
        operationName === 'LiveNumber'
          ? { live }
          : { draft: { __typename: 'Draft', id: '1', version, check: check() } },
    }),
  )
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const store = new DraftStore({
    draft: { version: 1, files: new Map([[path, '{}']]) },
    shelf: { read: () => null, write: () => {} },
    save: async () => ({ version }),
  })
  const opened = { draft: { id: '1', name: 'Winter', base: { number: 4 } }, store } as unknown as OpenedDraft
  const desk = () => (
    <ApolloProvider client={client}>
      <LiveClashes opened={opened} state={store.state()} />
    </ApolloProvider>
  )
  const { rerender } = render(desk())
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByRole('heading')).toBeNull()
  // Key by key, each saved.
  for (const title of ['M', 'Mi', 'Min', 'Mine', 'Mine ', 'Mine a', 'Mine al', 'Mine all']) {
    version += 1
    store.edit('title', { path, text: `{ "set": { "a": { "title": "${title}" } } }` })
    await act(() => vi.advanceTimersByTimeAsync(300))
    rerender(desk())
  }
  expect(screen.getByRole('heading', { name: /Others published the same otherwise/ })).toBeDefined()
})
