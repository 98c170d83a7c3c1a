import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PersonaName } from '../manifests/personas.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/account/summary'
const coverage = (category: string, status: string, startDate: string | null, endDate: string | null) => ({
  ...{ category, status, startDate, endDate },
})
const coverages = [
  coverage('MEDICAL', 'ACTIVE', '2024-01-01', null),
  coverage('DENTAL', 'FUTURE', '2027-01-01', null),
  coverage('VISION', 'TERMED', '2022-01-01', '2024-06-30'),
  coverage('PHARMACY', 'INELIGIBLE', null, null),
]
const member = { firstName: 'Ana', lastName: 'Ruiz', relationshipDescription: 'Subscriber', coverages }
const family = {
  subscriberId: 'U12345678',
  group: { number: '10000001', name: 'Cascade Paper Works' },
  startDate: '2021-03-01',
  startsLater: false,
}
const answers: Answers = { AccountSummaryScreen: () => ({ data: { viewer: { member, family } } }) }
const open = (more: Answers = {}, persona: PersonaName = 'subscriber, active') =>
  openAddress(path, { persona, answers: { ...answers, ...more } })
const cells = (row: Element) => [...row.children].map(cell => cell.textContent)

afterEach(cleanup)

describe('account summary', () => {
  it('[ACCOUNT-01] shows name, subscriber ID, group and since when, by one question', async () => {
    const view = await open()
    const card = within(view.getByRole('region', { name: 'Ana Ruiz' }))
    const values = Object.fromEntries(
      card.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.firstChild?.textContent]),
    )
    expect(values).toMatchObject({ Group: 'Cascade Paper Works', 'Group ID': '10000001' })
    expect(card.getByText('U12345678')).toBeTruthy()
    expect(card.getByText('03/01/2021')).toBeTruthy()
    expect(view.sent('AccountSummaryScreen')).toHaveLength(1)
  })

  it('[MEMBER-01] tells since when the member is with the group, or from when', async () => {
    expect((await open()).getByText('Member of this group since')).toBeTruthy()
    cleanup()
    const viewer = { member, family: { ...family, startDate: '2027-01-01', startsLater: true } }
    const view = await open({ AccountSummaryScreen: () => ({ data: { viewer } }) })
    expect(view.getByText('Member of this group from')).toBeTruthy()
    expect(view.queryByText('Member of this group since')).toBeNull()
  })

  it('[ACCOUNT-01] [STATE-19] shows the dates of each plan that the member has, had or will have', async () => {
    const view = await open()
    const table = within(view.getByRole('table', { name: 'Your plans' }))
    expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Medical', 'Active', '01/01/2024', 'None'],
      ['Dental', 'Not started', '01/01/2027', 'None'],
      ['Vision', 'Ended', '01/01/2022', '06/30/2024'],
    ])
  })

  it('says so when the member has no plan and no group', async () => {
    const nothing = coverages.map(({ category }) => coverage(category, 'INELIGIBLE', null, null))
    const viewer = {
      member: { ...member, coverages: nothing },
      family: { ...family, group: null, startDate: null },
    }
    const view = await open({ AccountSummaryScreen: () => ({ data: { viewer } }) })
    expect(view.getByText('You have no plan')).toBeTruthy()
    expect(view.getByText("You aren't in a group.")).toBeTruthy()
    expect(view.queryByText('Group ID')).toBeNull()
  })

  it('[ACCOUNT-01] [MEMBER-43] leads to the account pages that the member may open, and only to those, and marks itself', async () => {
    const view = await open()
    const links = within(view.getByRole('navigation', { name: 'Your account' })).getAllByRole('link')
    expect(links.filter(link => link.hasAttribute('data-here')).map(link => link.textContent)).toEqual(['Summary'])
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/account/summary',
      '/account/member-information',
      '/account/settings',
      '/account/plan-benefits',
      '/account/support',
    ])
    cleanup()
    const child = await open({}, 'minor dependent')
    expect(child.queryByRole('navigation', { name: 'Your account' })).toBeNull()
  })

  it('[ERR-06] gives way to the error page when the account cannot be had', async () => {
    const view = await open({ AccountSummaryScreen: () => failing('viewer.family', 503) })
    expect(view.getByText('Error code: 503 Service unavailable')).toBeTruthy()
  })
})
