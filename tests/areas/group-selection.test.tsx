import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/group-selection'
const groups = [
  {
    number: '10000017',
    name: 'Cascade Paper Works',
    startDate: '2024-01-01',
    endDate: null,
    isOver: false,
    isCurrent: true,
  },
  {
    number: '10000042',
    name: 'Tualatin School District',
    startDate: '2019-07-01',
    endDate: '2023-12-31',
    isOver: true,
    isCurrent: false,
  },
]
const answers: Answers = {
  GroupSelectionScreen: () => ({ data: { viewer: { groupChoices: groups } } }),
  ChooseGroup: () => ({ data: { chooseGroup: { next: '/contact-us', userErrors: [] } } }),
}
const open = async (more: Answers = {}) => {
  const view = await openAddress(path, { persona: 'signing in', answers: { ...answers, ...more } })
  const card = (name: string) => within(view.getByRole('heading', { name }).closest('li') as HTMLElement)
  return { ...view, card }
}

afterEach(cleanup)

describe('group selection', () => {
  it('[GROUPSEL-01] [GROUPSEL-08] shows a card for each group of the token', async () => {
    const { getByRole, getAllByRole, sent } = await open()
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Access your Member Dashboard: Select plan')
    expect(getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual(
      expect.arrayContaining(groups.map(group => group.name)),
    )
    expect(sent('GroupSelectionScreen')).toHaveLength(1)
  })

  it('[GROUPSEL-02] [GROUPSEL-03] [GROUPSEL-04] [GROUPSEL-05] [STATE-19] a card tells the group’s id, name and dates, and no end as open-ended', async () => {
    const { card } = await open()
    const facts = (name: string) =>
      card(name)
        .getAllByRole('definition')
        .map(fact => fact.textContent)
    expect(facts('Tualatin School District')).toEqual(['10000042', '07/01/2019', '12/31/2023'])
    expect(facts('Cascade Paper Works')).toEqual(['10000017', '01/01/2024', 'None'])
  })

  it('[MEMBER-42] only the group that the token is tied to is marked', async () => {
    const { getAllByText } = await open()
    expect(getAllByText('Your current group')).toHaveLength(1)
  })

  it('[GROUPSEL-06] only an inactive group has the banner', async () => {
    const { card } = await open()
    expect(card('Tualatin School District').getByText('Inactive plan')).toBeTruthy()
    expect(card('Cascade Paper Works').queryByText('Inactive plan')).toBeNull()
  })

  it('[GROUPSEL-07] each card’s button reads "Log in to account" and its name says of which group', async () => {
    const { getAllByRole } = await open()
    const buttons = getAllByRole('button', { name: /^Log in to account/ })
    expect(buttons.map(button => button.textContent)).toEqual(['Log in to account', 'Log in to account'])
    expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual(
      groups.map(group => `Log in to account of ${group.name}`),
    )
  })

  it('[GROUPSEL-10] choosing sends the group and goes where the journey leads', async () => {
    const { card, user, router, sent } = await open()
    await user.click(card('Cascade Paper Works').getByRole('button'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'))
    expect(sent('ChooseGroup').map(call => call.variables)).toEqual([{ input: { group: '10000017' } }])
  })

  it('[GROUPSEL-11] an error goes to the error page, at the same address', async () => {
    const { card, user, router, findByText } = await open({ ChooseGroup: () => failing('chooseGroup', 503) })
    await user.click(card('Cascade Paper Works').getByRole('button'))
    await findByText('Error code: 503 Service unavailable')
    expect(router.state.location.pathname).toBe(path)
  })
})
