import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/select-group'
const plan = (category: string, status: string, startDate: string, endDate: string | null) => ({
  category,
  status,
  startDate,
  endDate,
})
const groups = [
  {
    number: '10000017',
    name: 'Cascade Paper Works',
    ...{ startDate: '2024-01-01', endDate: '2027-03-22', timeline: 'ENDING', isCurrent: true },
    plans: [
      plan('DENTAL', 'FUTURE', '2026-07-01', null),
      plan('MEDICAL', 'ACTIVE', '2024-01-01', '2026-12-31'),
      plan('VISION', 'TERMED', '2024-01-01', '2025-06-30'),
    ],
  },
  {
    number: '10000042',
    name: 'Tualatin School District',
    ...{ startDate: '2019-07-01', endDate: '2023-12-31', timeline: 'RANGE', isCurrent: false },
    plans: [],
  },
  {
    number: '10000043',
    name: 'Open Ended Orchards',
    ...{ startDate: '2020-02-01', endDate: null, timeline: 'ACTIVE_SINCE', isCurrent: false },
    plans: [],
  },
]
const answers: Answers = {
  SelectGroupScreen: () => ({ data: { viewer: { groupsWithPlans: groups } } }),
  SwitchGroup: () => ({ data: { switchGroup: { next: '/contact-us', userErrors: [] } } }),
}
const open = async (more: Answers = {}) => {
  const view = await openAddress(path, { persona: 'several groups', answers: { ...answers, ...more } })
  const card = (name: string) => within(view.getByRole('heading', { name }).closest('li') as HTMLElement)
  return { ...view, card }
}

afterEach(cleanup)

describe('select group', () => {
  it('[ACTIVEGROUP-01] [ACTIVEGROUP-02] [ACTIVEGROUP-11] shows a card for each group', async () => {
    const { getByRole, sent } = await open()
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Select the group you want to view')
    for (const { name } of groups) expect(getByRole('heading', { name })).toBeTruthy()
    expect(sent('SelectGroupScreen')).toHaveLength(1)
  })

  it('[ACTIVEGROUP-03] [STATE-19] [CONST-45] a card tells the coverage dates, and no end as open-ended', async () => {
    const { card } = await open()
    expect(card('Cascade Paper Works').getByText('Coverage dates: 01/01/2024 - 03/22/2027')).toBeTruthy()
    expect(card('Tualatin School District').getByText('Coverage dates: 07/01/2019 - 12/31/2023')).toBeTruthy()
    expect(card('Open Ended Orchards').getByText('Coverage dates: Active since 02/01/2020')).toBeTruthy()
  })

  it('[MEMBER-01] tells of a group that has not begun when it starts', async () => {
    const dates = { startDate: '2027-01-01', endDate: null, timeline: 'STARTS' }
    const coming = groups.map(group => ({ ...group, ...dates }))
    const { card } = await open({ SelectGroupScreen: () => ({ data: { viewer: { groupsWithPlans: coming } } }) })
    expect(card('Open Ended Orchards').getByText('Coverage dates: Starts 01/01/2027')).toBeTruthy()
  })

  it('[MEMBER-42] marks the group that is being viewed, and no other', async () => {
    const { getAllByText, card } = await open()
    expect(getAllByText('You are viewing this group')).toHaveLength(1)
    expect(card('Cascade Paper Works').getByText('You are viewing this group')).toBeTruthy()
  })

  it('[ACTIVEGROUP-04] [ACTIVEGROUP-05] [ACTIVEGROUP-06] [ACTIVEGROUP-07] a table tells how each plan stands', async () => {
    const { card } = await open()
    const table = within(card('Cascade Paper Works').getByRole('table', { name: 'Plans of Cascade Paper Works' }))
    expect(table.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['Plan', 'Status'])
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(row => [...row.children].map(cell => cell.textContent)),
    ).toEqual([
      ['Medical', 'Active since 01/01/2024, ends 12/31/2026'],
      ['Dental', 'Effective on 07/01/2026'],
      ['Vision', 'Terminated on 06/30/2025'],
      ['Pharmacy', 'Not covered'],
    ])
  })

  it('[ACTIVEGROUP-08] [ACTIVEGROUP-09] active and future plans carry the check, ended ones the cross', async () => {
    const { card } = await open()
    const cells = card('Cascade Paper Works').getAllByRole('cell')
    expect(cells.map(cell => cell.querySelector('svg')?.getAttribute('data-icon') ?? null)).toEqual([
      'check',
      'check',
      'cross',
      null,
    ])
  })

  it('[ACTIVEGROUP-10] [ACTIVEGROUP-12] [ACTIVEGROUP-15] "View group" switches and goes where the journey leads', async () => {
    const { card, user, router, sent } = await open()
    const button = card('Tualatin School District').getByRole('button')
    expect(button.textContent).toBe('View group')
    await user.click(button)
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'))
    expect(sent('SwitchGroup').map(call => call.variables)).toEqual([{ input: { group: '10000042' } }])
  })

  it('[ACTIVEGROUP-16] an error while switching goes to the error page with its status', async () => {
    const { card, user, findByText, router } = await open({ SwitchGroup: () => failing('switchGroup', 500) })
    await user.click(card('Cascade Paper Works').getByRole('button'))
    await findByText('Error code: 500 Internal server error')
    expect(router.state.location.pathname).toBe(path)
  })
})
