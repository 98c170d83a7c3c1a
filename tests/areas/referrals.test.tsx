import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import { openAddress } from './support/open-address.tsx'
import { brands, shipped } from './support/shipped-manifest.ts'

const path = '/benefits/referrals'
const referral = (number: string, more: object = {}) => ({
  ...{ number, patientName: 'Robin Sample', status: 'APPROVED', statusDescription: 'Approved', isExpired: false },
  ...{ referringProvider: { name: 'Dr. Home' }, referredToProvider: { name: `Dr. ${number}` } },
  ...{ startDate: '2026-03-01', endDate: '2026-08-28', visitsAllowed: 6, visitsUsed: 2, visitsLeft: 4 },
  ...more,
})
const all = {
  totalCount: 12,
  nodes: [referral('RF1'), referral('RF2', { status: 'DENIED', isExpired: true })],
}
const none: typeof all = { totalCount: 0, nodes: [] }
const referralChoices = {
  patients: [
    { id: 'M0', name: 'Robin Sample' },
    { id: 'M1', name: 'Kim Sample' },
  ],
  statuses: [{ status: 'APPROVED', label: 'Approved' }],
  providers: [{ number: 'PR1', name: 'Dr. Home' }],
}

/** The list as the gateway answers it: a page for whatever is asked. */
const open = async (address = path, { referrals = all, suffix = 0, id = 'first' } = {}) => {
  const view = await openAddress(address, {
    ...{ manifest: shipped(id), persona: suffix === 0 ? 'subscriber, active' : 'adult dependent' },
    answers: {
      ReferralsScreen: () => ({
        data: { viewer: { member: { suffix }, family: { referralChoices, referrals } } },
      }),
    },
  })
  const asked = () => view.sent('ReferralsScreen').map(({ variables: { path: _, ...variables } }) => variables)
  return { ...view, main: within(view.container.querySelector('main') as HTMLElement), asked }
}
const filter = { patient: null, status: null, provider: null, excludeExpired: false }

afterEach(cleanup)

describe(path, () => {
  it('[REFERRAL-01] [ROUTE-34] [SCOPE-16] asks for the first page in one request', async () => {
    const { asked, calls } = await open()
    expect(asked()).toEqual([{ filter, member: null, skip: 0 }])
    expect(calls.map(({ name }) => name).sort()).toEqual(['ReferralsScreen', 'Shell'])
  })

  it('[REFERRAL-06] [OPEN-42] shows the provider, the status and what it covers', async () => {
    const { main } = await open()
    const card = main.getByRole('heading', { name: /^Dr. RF1,/ }).closest('li') as HTMLElement
    const facts = [...card.querySelectorAll('dl > div')].map(fact =>
      [...fact.children].map(({ textContent }) => textContent),
    )
    expect(facts).toEqual([
      ['Member', 'Robin Sample'],
      ['Referred by', 'Dr. Home'],
      ['Valid', '03/01/2026 to 08/28/2026'],
      ['Visits', '2 of 6 used, 4 left'],
      ['Referral number', 'RF1'],
    ])
    expect(within(card).getByText('Approved')).toBeTruthy()
    expect(within(card).queryByText('Expired')).toBeNull()
    const ended = main.getByRole('heading', { name: /^Dr. RF2,/ }).closest('li') as HTMLElement
    expect(within(ended).getByText('Expired')).toBeTruthy()
  })

  it('[REFERRAL-02] sends each filter, keeps it in the address and returns to the first page', async () => {
    const { main, user, router, asked } = await open(`${path}?page=2`)
    await user.selectOptions(main.getByLabelText('Member'), 'Kim Sample')
    await user.selectOptions(main.getByLabelText('Status'), 'Approved')
    await user.selectOptions(main.getByLabelText('Provider'), 'Dr. Home')
    await user.click(main.getByLabelText('Hide expired referrals'))
    await user.click(main.getByRole('button', { name: 'Apply filters' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    const chosen = { patient: 'M1', status: 'APPROVED', provider: 'PR1', excludeExpired: true }
    expect(asked()[1]).toEqual({ filter: chosen, member: 'M1', skip: 0 })
    await waitFor(() =>
      expect(router.state.location.search).toBe('?member=M1&status=APPROVED&provider=PR1&current=yes'),
    )
    expect((await main.findByRole('link', { name: 'Clear filters' })).getAttribute('href')).toBe(path)
    expect(main.getByLabelText<HTMLSelectElement>('Member').value).toBe('M1')
    expect(main.getByLabelText<HTMLInputElement>('Hide expired referrals').checked).toBe(true)
  })

  it('[REFERRAL-03] offers the members, statuses and providers that occur, of the chosen member', async () => {
    const { main, asked } = await open(`${path}?member=M1`)
    expect(asked()[0]).toMatchObject({ member: 'M1' })
    const options = (label: string) =>
      [...main.getByLabelText(label).querySelectorAll('option')].map(one => one.textContent)
    expect(options('Member')).toEqual(['All members', 'Robin Sample', 'Kim Sample'])
    expect(options('Status')).toEqual(['All statuses', 'Approved'])
    expect(options('Provider')).toEqual(['All providers', 'Dr. Home'])
  })

  it('[REFERRAL-03] drops a choice that is not offered', async () => {
    const { router } = await open(`${path}?member=M1&provider=PR9&page=2`)
    expect(router.state.location.search).toBe('?member=M1')
  })

  it('[REFERRAL-04] says where the page stands and leads to the pages beside it', async () => {
    const { main } = await open(`${path}?status=APPROVED&page=2`)
    expect(main.getByRole('status').textContent).toBe('Showing 11 to 12 of 12 referrals')
    const pages = within(main.getByRole('navigation', { name: 'Pages: Referrals' }))
    expect(pages.getByText('Page 2 of 2')).toBeTruthy()
    expect(pages.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([`${path}?status=APPROVED`])
  })

  it('[MEMBER-22] says that there are none where nobody filtered', async () => {
    const { main } = await open(path, { referrals: none })
    expect(main.getByText('No referrals yet')).toBeTruthy()
    expect(main.queryByRole('link', { name: 'Clear filters' })).toBeNull()
  })

  it('[REFERRAL-05] [MEMBER-22] says that no referrals match', async () => {
    const { main } = await open(`${path}?current=yes`, { referrals: none })
    expect(main.getByText('No referrals match your filters')).toBeTruthy()
    expect(main.queryByRole('list', { name: 'Referrals' })).toBeNull()
    expect(main.getByRole('status').textContent).toBe('No referrals to show')
  })

  it.each(brands.map(({ brand }) => brand.id))(
    '[REFERRAL-07] [PERM-05] on %s only the subscriber can choose among members',
    async id => {
      const dependent = await open(path, { suffix: 1, id })
      expect(dependent.main.queryByLabelText('Member')).toBeNull()
      expect(dependent.main.getByLabelText('Status')).toBeTruthy()
      cleanup()
      const subscriber = await open(path, { id })
      expect(subscriber.main.getByLabelText('Member')).toBeTruthy()
    },
  )

  it('leads from an address of somebody whom the family does not have to the referrals of all', async () => {
    const { router, getByText } = await openAddress(`${path}?member=of-another-family`, {
      persona: 'subscriber, active',
      answers: {
        ReferralsScreen: ({ member }) =>
          member === null
            ? { data: { viewer: { member: { suffix: 0 }, family: { referralChoices, referrals: all } } } }
            : failing('viewer.family.referrals', 404),
      },
    })
    expect(router.state.location.search).toBe('')
    expect(getByText('Dr. RF1')).toBeTruthy()
  })

  it('[ERR-06] gives way to the error page when a call fails', async () => {
    const { getByText } = await openAddress(path, {
      ...{ persona: 'subscriber, active', answers: { ReferralsScreen: () => failing('viewer.family.referrals', 500) } },
    })
    expect(getByText('Error code: 500 Internal server error')).toBeTruthy()
  })
})
