import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { Observable } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import { StartDraft } from './start-draft.tsx'

afterEach(cleanup)

it('[STUDIO-31] begins one draft however often it is pressed, and leads whoever works by keys back to a name that is taken', async () => {
  const answered = Promise.withResolvers<void>()
  const sent: unknown[] = []
  const error = { __typename: 'UserError', code: 'STALE', message: 'Somebody else has saved.' }
  const payload = { __typename: 'SaveDraftPayload', draft: null, userErrors: [error] }
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable(observer => {
        sent.push(variables.input.name)
        void answered.promise.then(() => {
          observer.next({ data: { saveDraft: payload } })
          observer.complete()
        })
      }),
  )
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <StartDraft />
      </MemoryRouter>
    </ApolloProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New draft' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Begin' })
  await user.type(field, 'Winter')
  await user.tab()
  await user.keyboard('{Enter}{Enter}')
  // Where a browser disables a button that has the focus, the focus is nowhere.
  expect([sent, button.disabled, document.activeElement]).toEqual([['Winter'], false, button])
  answered.resolve()
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'There is a draft of this name already.')
  expect(document.activeElement).toBe(field)
})
