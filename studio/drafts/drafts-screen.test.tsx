import { ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { of } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import { createStudioClient } from '../query/studio-client.ts'
import { Component } from './drafts-screen.tsx'

afterEach(cleanup)

/** The screen over so many drafts, of which the server tells a hundred at a time; the viewer may throw away the second. */
function open(count: number, waiting: readonly object[] = []) {
  let names = Array.from({ length: count }, (_, index) => `Draft ${String(index + 1).padStart(3, '0')}`)
  const sent: unknown[] = []
  const lineOf = (name: string) => ({
    ...{ __typename: 'Draft', id: name, name, version: 4, author: 'Ada', at: '2026-03-01T17:05:00.000Z', note: '' },
    ...{ isThrownAway: false, stage: 'OPEN', edits: [], mayThrowAway: name === 'Draft 002', waitingSchedules: waiting },
  })
  const client = createStudioClient()
  client.setLink(
    new ApolloLink(({ operationName, variables }) => {
      if (operationName === 'ThrowDraftAway') {
        sent.push(variables.input)
        names = names.filter(name => name !== 'Draft 002')
        const payload = { __typename: 'ThrowDraftAwayPayload', draft: lineOf('Draft 002'), userErrors: [] }
        return of({ data: { throwDraftAway: payload } })
      }
      const from = Number(variables.after ?? 0)
      const nodes = names.slice(from, from + 100).map(lineOf)
      const end = from + nodes.length
      const pageInfo = { __typename: 'PageInfo', hasNextPage: end < names.length, endCursor: String(end) }
      return of({ data: { drafts: { __typename: 'DraftConnection', totalCount: names.length, pageInfo, nodes } } })
    }),
  )
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </ApolloProvider>,
  )
  // Not by their role: of so many that takes seconds.
  const listed = () => document.querySelectorAll('li').length
  return { sent, listed, user: userEvent.setup() }
}

it('[STUDIO-02] shows drafts beyond the first hundred, a hundred more at a time', async () => {
  const { listed, user } = open(210)
  await waitFor(() => expect(listed()).toBe(100))
  expect(screen.getByText('100 of 210 drafts')).toBeDefined()
  await user.click(screen.getByText('Show more'))
  await waitFor(() => expect(listed()).toBe(200))
  await user.click(screen.getByText('Show more'))
  await waitFor(() => expect(listed()).toBe(210))
  expect(screen.getByText('Draft 210')).toBeDefined()
  expect(screen.queryByText('Show more')).toBeNull()
})

it('[STUDIO-31] throws away a draft of one’s own once that is said twice, and keeps the place of whoever works by keys', async () => {
  const { sent, listed, user } = open(102)
  await waitFor(() => expect(listed()).toBe(100))
  await user.click(screen.getByText('Show more'))
  await waitFor(() => expect(listed()).toBe(102))
  // No other draft is the viewer's.
  const first = () => screen.getByLabelText(/^Throw away /)
  first().focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Keep Draft 002')
  await user.keyboard('{Enter}')
  expect([sent, document.activeElement]).toEqual([[], first()])

  await user.keyboard('{Enter}')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Throw Draft 002 away')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(listed()).toBe(101))
  expect(sent).toEqual([{ draftId: 'Draft 002', version: 4, schedules: [] }])
  const list = screen.getByRole('region', { name: 'Drafts' })
  await waitFor(() => expect(document.activeElement).toBe(list))
  expect(within(list).queryByText('Draft 002')).toBeNull()
})

it('[CONTENT-08] says which schedules end with a draft before it is thrown away', async () => {
  const schedule = { __typename: 'Schedule', zone: 'America/New_York' }
  const waiting = [
    { ...schedule, number: 3, due: '2026-12-05T13:00:00.000Z' },
    { ...schedule, number: 7, due: '2026-12-06T13:00:00.000Z' },
  ]
  const { sent, listed, user } = open(2, waiting)
  await waitFor(() => expect(listed()).toBe(2))
  await user.click(screen.getByLabelText('Throw away Draft 002'))
  expect(screen.getByText(/can be had back/).textContent).toBe(
    'It is not published on Dec 5, 2026, 8:00 AM, America/New_York and Dec 6, 2026, 8:00 AM, America/New_York then, also when it is had back. It can be had back for 30 days.',
  )
  await user.click(screen.getByText('Throw Draft 002 away'))
  await waitFor(() => expect(sent).toEqual([{ draftId: 'Draft 002', version: 4, schedules: [3, 7] }]))
})
