import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Observable } from 'rxjs'
import { expect, it } from 'vitest'
import { DraftClashesDocument } from '../generated/desk.ts'
import { DeskActions } from './desk-actions.tsx'
import { DraftStore } from './model/draft-store.ts'

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
