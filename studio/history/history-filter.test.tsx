import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { of } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import { HistoryFilter } from './history-filter.tsx'

afterEach(cleanup)

const home = JSON.stringify({
  items: [
    { id: 'claims', block: 'info-banner', title: 'Claims' },
    { id: 'more', block: 'info-banner', title: 'Learn more' },
    { id: 'other', block: 'info-banner', title: 'Learn more' },
  ],
})

function open(address: string) {
  const live = {
    ...{ __typename: 'Revision', id: 'r7' },
    files: [{ __typename: 'ManifestFile', path: 'base/home.json', text: home }],
  }
  const link = new ApolloLink(() => of({ data: { live } }))
  const Address = () => <output>{useLocation().search}</output>
  const publishers = ['Lucia Brandt', 'Tom Okafor']
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter initialEntries={[address]}>
        <HistoryFilter brands={[{ id: 'b', key: 'acme', name: 'Acme Health' }]} {...{ publishers }} />
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  )
  const choices = (label: string) =>
    within(screen.getByRole('combobox', { name: label }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  return { choices, user: userEvent.setup(), address: () => screen.getByRole('status').textContent }
}

it('[STUDIO-29] offers brands, surfaces and people by name, and keeps the focus of whoever narrows the history', async () => {
  const { choices, user, address } = open('/revisions')
  expect(choices('Author')).toEqual(['Everybody', 'Lucia Brandt', 'Tom Okafor'])
  expect(choices('Surface')).toEqual(expect.arrayContaining(['Menus', 'Home']))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Acme Health')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Tom Okafor')
  const show = screen.getByRole('button', { name: 'Show' })
  await user.click(show)
  expect([address(), document.activeElement]).toEqual(['?brand=acme&author=Tom+Okafor', show])
})

it('[STUDIO-29] offers the items of a surface by what people call them, and one that is live no more by its id', async () => {
  const { choices, user, address } = open('/revisions?surface=home&item=gone')
  await screen.findByRole('option', { name: 'Learn more (other)' })
  expect(choices('Item')).toEqual([
    ...['All items', 'Claims', 'Learn more (more)', 'Learn more (other)', 'One that is live no more …', 'gone'],
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item' }), 'Learn more (other)')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(address()).toBe('?surface=home&item=other')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item' }), 'One that is live no more …')
  await user.type(screen.getByRole('textbox', { name: 'Id of the item' }), 'gone-too{Enter}')
  expect(address()).toBe('?surface=home&item=gone-too')
})
