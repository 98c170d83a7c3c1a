import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Observable } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import { DraftClashesDocument } from '../generated/desk.ts'
import { Told } from '../shell/tell.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DraftStore } from './model/draft-store.ts'

afterEach(cleanup)

it('[STUDIO-11] looks for what has to be settled again when a review is refused', async () => {
  const asked: (string | undefined)[] = []
  const refusal = { __typename: 'UserError', code: 'CLASHES', message: 'Settle that first.' }
  const payload = { __typename: 'AskForReviewPayload', draft: null, userErrors: [refusal] }
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName }) =>
        new Observable(observer => {
          asked.push(operationName)
          observer.next({ data: operationName === 'AskFromDesk' ? { askForReview: payload } : { draft: null } })
          observer.complete()
        }),
    ),
  })
  const shelf = { read: () => null, write: () => undefined }
  const store = new DraftStore({
    draft: { version: 1, files: new Map() },
    shelf,
    save: async () => ({ version: 2 }),
  })
  function Screen() {
    useQuery(DraftClashesDocument, { variables: { name: 'December' } })
    return <DeskActions {...{ store, state: store.state(), draft: { id: '1' } as never, mistakes: [] }} />
  }
  render(
    <ApolloProvider client={client}>
      <Screen />
    </ApolloProvider>,
  )
  await waitFor(() => expect(asked).toEqual(['DraftClashes']))
  fireEvent.click(screen.getByRole('button', { name: 'Ask for review' }))
  await waitFor(() => expect(asked).toEqual(['DraftClashes', 'AskFromDesk', 'DraftClashes']))
})

it('[STUDIO-10] says by its name which step cannot be taken back, as somebody else has changed the same', async () => {
  const path = 'acme/home.json'
  const draftOf = (version: number, title: string) => ({ version, files: new Map([[path, `{ "title": "${title}" }`]]) })
  const store = new DraftStore({
    ...{ draft: draftOf(1, 'One'), shelf: { read: () => null, write: () => undefined } },
    save: async () => ({ version: 2 }),
    newest: async () => draftOf(3, 'Theirs'),
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  render(
    <ApolloProvider client={client}>
      <DeskActions {...{ store, state: store.state(), draft: { id: '1' } as never, mistakes: [] }} />
      <Told />
    </ApolloProvider>,
  )
  store.edit('Title of the page', { path, text: '{ "title": "Mine" }' })
  await store.saveNow()
  await store.catchUp(3)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText(/^“Title of the page” cannot be taken back/)).toBeTruthy()
  expect([store.state().files.get(path), store.state().undo]).toEqual(['{ "title": "Theirs" }', undefined])
})
