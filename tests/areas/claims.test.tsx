import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalError } from '../../web/query/query.ts'
import { claimsViewer, listedClaim, listOf, robin, sam, wholeClaim } from './support/claims-answers.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = async (path = '/claims', viewer: object = {}, more: Answers = {}) =>
  openAddress(path, {
    persona: 'subscriber, active',
    answers: { ClaimsScreen: () => claimsViewer(viewer), ...more },
  })
const valueIn = (field: HTMLElement) => (field as HTMLInputElement).value
const failure = (part: string, status = 502): PortalError => ({
  ...{ code: 'UPSTREAM', status, path: ['viewer', 'family', part] },
})

describe('what the list of claims asks', () => {
  it('[CLAIM-01] [CLAIM-08] one request with kind, dates, member and page, the starting values left to the gateway', async () => {
    const { sent } = await open()
    expect(sent('ClaimsScreen')).toHaveLength(1)
    expect(sent('ClaimsScreen')[0]?.variables).toEqual({
      path: '/claims',
      ...{ patient: null, skip: 0, ask: true },
      filter: { type: null, startDate: null, endDate: null, providers: [], status: null },
    })
  })

  it('[CLAIM-01] [CLAIM-03] [CLAIM-06] [CLAIM-07] [CLAIM-11] what the address chooses', async () => {
    const { sent } = await open(
      '/claims?type=dental&member=1&start=2026-01-05&end=2026-02-05&provider=7&provider=8&status=02&page=2',
      { claims: listOf([listedClaim], 12) },
    )
    expect(sent('ClaimsScreen')[0]?.variables).toMatchObject({
      ...{ patient: 1, skip: 10 },
      filter: {
        ...{ type: 'DENTAL', startDate: '2026-01-05', endDate: '2026-02-05' },
        ...{ providers: ['7', '8'], status: '02' },
      },
    })
  })

  it('[CLAIM-05] [CLAIM-04] makes no call for a wrong range, and says so at its field', async () => {
    const { sent, getByLabelText, getByText } = await open('/claims?start=2026-02-05&end=2026-01-05', {
      claims: undefined,
      claimChoices: undefined,
    })
    expect(sent('ClaimsScreen').map(({ variables }) => variables.ask)).toEqual([false])
    const end = getByLabelText('Service date to')
    expect(end.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(end.getAttribute('aria-describedby')?.split(' ')[1] ?? '')?.textContent).toBe(
      "The end date can't be before the start date",
    )
    expect(getByText('Fix the dates above to see your claims.')).toBeTruthy()
  })

  it('[CLAIM-04] [OPEN-38] nothing from before two years ago', async () => {
    const { sent, getByText } = await open('/claims?start=2024-11-20')
    expect(sent('ClaimsScreen')[0]?.variables.ask).toBe(false)
    expect(getByText("Service date from can't be more than two years ago")).toBeTruthy()
  })

  it('[CLAIM-08] leaves choices behind that the list does not offer', async () => {
    const { router } = await open('/claims?type=vision&member=1&provider=7&provider=99&status=44')
    expect(router.state.location.search).toBe('?member=1&provider=7')
  })
})

describe('filters of the list', () => {
  it('[CLAIM-02] offers the kinds that the member can have, the first of them chosen', async () => {
    const { getByRole } = await open()
    const tabs = within(getByRole('navigation', { name: 'Type of claims' })).getAllByRole('link')
    expect(tabs.map(tab => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Medical', '/claims', 'page'],
      ['Dental', '/claims?type=dental', null],
    ])
  })

  it('[CLAIM-03] a subscriber chooses any member of the family, a dependent has nobody to choose', async () => {
    const { getByLabelText } = await open()
    const options = within(getByLabelText('Member')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Whole family'],
      ['0', 'Robin Example'],
      ['1', 'Sam Example'],
    ])
    expect(valueIn(getByLabelText('Member'))).toBe('')
    cleanup()
    const dependent = await open('/claims', {}, { ClaimsScreen: () => claimsViewer({}, { suffix: 1 }) })
    expect(dependent.queryByLabelText('Member')).toBeNull()
  })

  it('[MEMBER-18] tells one’s own claims from everybody’s, also while the form is folded', async () => {
    const { container, getByLabelText } = await open('/claims?member=0')
    expect(valueIn(getByLabelText('Member'))).toBe('0')
    expect(container.querySelector('search summary')?.textContent).toBe('FiltersRobin Example')
  })

  it('[MEMBER-18] notes whose claims could not be had or are asked for alone, above everybody else’s', async () => {
    const missing = [
      { member: sam, reason: 'FAILED' },
      { member: { firstName: 'Kim', lastName: 'Example' }, reason: 'FAMILY_TOO_LARGE' },
    ]
    const view = await open('/claims', {
      claims: { ...listOf([listedClaim]), missing },
    })
    expect(view.getByText("We can't show the claims of Sam Example right now")).toBeTruthy()
    expect(view.getByRole('link', { name: 'Try again' })).toBeTruthy()
    expect(view.getByText(/^This list does not have the claims of Kim Example/)).toBeTruthy()
    expect(view.getByRole('heading', { name: /Hill Street Family Care/ })).toBeTruthy()
  })

  it('[CLAIM-04] [CLAIM-06] [CLAIM-07] [CLAIM-08] starts with two years and offers the providers and states of the claims', async () => {
    const { getByLabelText, getByRole } = await open()
    expect(valueIn(getByLabelText('Service date from'))).toBe('11/21/2024')
    expect(valueIn(getByLabelText('Service date to'))).toBe('11/21/2026')
    const providers = within(getByRole('group', { name: 'Providers' })).getAllByRole('checkbox')
    expect(providers.map(box => box.getAttribute('value'))).toEqual(['7', '8'])
    expect(within(getByLabelText('Status')).getAllByRole('option')).toHaveLength(2)
  })

  it('[CLAIM-06] [CLAIM-09] [CLAIM-10] applying goes back to the first page, clearing to the starting values', async () => {
    const { user, router, getByRole, findByRole, getByLabelText } = await open('/claims?type=dental&page=2', {
      claims: listOf([listedClaim], 12),
    })
    await user.click(getByLabelText('Bay City Imaging'))
    await user.click(getByLabelText('Hill Street Family Care'))
    await user.selectOptions(getByLabelText('Member'), '1')
    await user.click(getByRole('button', { name: 'Apply filters' }))
    await waitFor(() => expect(router.state.location.search).toBe('?type=dental&member=1&provider=7&provider=8'))
    await user.click(await findByRole('link', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toBe('?type=dental'))
  })

  it('[MEMBER-21] the folded form says what it filters by, and stays open while a date is wrong', async () => {
    const { container } = await open('/claims?member=1&start=2026-03-07&provider=7&status=02')
    const fold = container.querySelector('search details')
    expect(fold?.hasAttribute('open')).toBe(false)
    expect(fold?.querySelector('summary')?.textContent).toBe(
      'FiltersSam Example, Service date from 03/07/2026, Bay City Imaging, Paid',
    )
    cleanup()
    const wrong = await open('/claims?start=soon', { claims: undefined, claimChoices: undefined })
    expect(wrong.container.querySelector('search details')?.hasAttribute('open')).toBe(true)
  })

  it('[MEMBER-21] the count of the results has focus after they were asked for', async () => {
    const { user, getByRole, getByLabelText, findByText } = await open()
    await user.selectOptions(getByLabelText('Member'), '1')
    await user.click(getByRole('button', { name: 'Apply filters' }))
    const count = await findByText('Showing 1 claim')
    await waitFor(() => expect(document.activeElement).toBe(count))
  })

  it('[CLAIM-05] a mistake in the dates takes focus', async () => {
    const { user, getByRole, getByLabelText } = await open()
    await user.clear(getByLabelText('Service date from'))
    await user.type(getByLabelText('Service date from'), '13/45/2026')
    await user.click(getByRole('button', { name: 'Apply filters' }))
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText('Service date from')))
    expect(valueIn(getByLabelText('Service date from'))).toBe('13/45/2026')
  })
})

describe('the list of claims', () => {
  it('[CLAIM-12] [CLAIM-13] each claim shows what it was and what is owed, and leads to its details', async () => {
    const { getByRole } = await open()
    const claim = within(getByRole('region', { name: 'Claims' })).getByRole('listitem')
    for (const text of ['Paid on 10/28/2026', 'Service date10/03/2026', 'PatientRobin Example'])
      expect(claim.textContent).toContain(text)
    expect(claim.textContent).toContain('Charged$1,300.00')
    expect(claim.textContent).toContain('You owe$1,234.50')
    expect(within(claim).getByRole('heading', { level: 2 }).textContent).toBe(
      'Hill Street Family Care, Robin Example, 10/03/2026',
    )
    const link = within(claim).getByRole('link')
    expect(link.getAttribute('href')).toBe('/claims/medical/M2026-0001/0')
    expect(link.textContent).toBe('Claim details Medical, Hill Street Family Care, 10/03/2026')
  })

  it('[CLAIM-16] statuses show as on Home', async () => {
    const states = [
      { ...listedClaim, number: '1' },
      { ...listedClaim, number: '2', statusDescription: 'In Process', status: 'IN_PROCESS', paidDate: null },
      { ...listedClaim, number: '3', statusDescription: 'Denied', status: 'DENIED', paidDate: null },
    ]
    const { getByText } = await open('/claims', { claims: listOf(states) })
    const icon = (text: string) => getByText(text).querySelector('svg')?.getAttribute('data-icon')
    expect([icon('Paid on 10/28/2026'), icon('In Process'), icon('Denied')]).toEqual(['check', 'sync', undefined])
  })

  it('[MEMBER-10] [CLAIM-12] owes no amount while it is in process', async () => {
    const waiting = { statusDescription: 'In Process', status: 'IN_PROCESS', paidDate: null, amountOwed: null }
    const { getByText, queryByText } = await open('/claims', { claims: listOf([{ ...listedClaim, ...waiting }]) })
    expect(getByText('You owe').nextElementSibling?.textContent).toBe('Not decided yet')
    expect(queryByText('$0.00')).toBeNull()
  })

  it('[CLAIM-11] [OPEN-39] shows the position and total, ten to a page', async () => {
    const { getByRole, getByText } = await open('/claims?page=2', {
      claims: listOf([listedClaim, { ...listedClaim, number: 'M2026-0002' }], 12),
    })
    expect(getByText('Showing 11 to 12 of 12 claims').getAttribute('role')).toBe('status')
    expect(getByText('Page 2 of 2')).toBeTruthy()
    expect(getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/claims')
  })

  it('[CLAIM-11] a page beyond the last leads to the last', async () => {
    const { router } = await open(
      '/claims?member=0&page=9',
      { claims: listOf([], 12) },
      {
        ClaimsScreen: ({ skip }) => claimsViewer({ claims: skip === 10 ? listOf([listedClaim], 12) : listOf([], 12) }),
      },
    )
    expect(router.state.location.search).toBe('?member=0&page=2')
  })

  it('an address of somebody whom the family does not have leads to the claims of all', async () => {
    const nobody = { ...claimsViewer({ claims: null, claimChoices: null }), errors: [failure('claims', 404)] }
    const { router, getByText } = await open(
      '/claims?member=7&type=dental&page=2',
      {},
      { ClaimsScreen: ({ patient }) => (patient === 7 ? nobody : claimsViewer({})) },
    )
    expect(router.state.location.search).toBe('?type=dental')
    expect(getByText('Showing 1 claim')).toBeTruthy()
  })

  it('[CLAIM-14] [MEMBER-22] says that no claims match, and offers to clear the filters', async () => {
    const { getByText, getByRole } = await open('/claims?type=dental&member=1&status=02', { claims: listOf([]) })
    expect(getByText('No claims match your filters')).toBeTruthy()
    expect(getByText('No claims to show')).toBeTruthy()
    const list = within(getByRole('region', { name: 'Claims' }))
    expect(list.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/claims?type=dental')
  })

  it.each(['/claims', '/claims?type=dental'])('[MEMBER-22] blames no filters that nobody set: %s', async path => {
    const { getByText, queryByText, queryByRole } = await open(path, { claims: listOf([]) })
    expect(getByText('No claims in these two years')).toBeTruthy()
    expect(queryByText('No claims match your filters')).toBeNull()
    expect(queryByRole('link', { name: 'Clear filters' })).toBeNull()
  })

  it('[MEMBER-23] the details lead back to the list as it was, at the place of the claim', async () => {
    const asked = '?type=dental&member=1&provider=7&page=2'
    const { getByRole } = await open(`/claims${asked}`, { claims: listOf([listedClaim], 12) })
    const details = getByRole('link', { name: /^Claim details/ }).getAttribute('href') ?? ''
    cleanup()
    const there = await open(
      details,
      {},
      { ClaimScreen: () => ({ data: { viewer: { family: { member: { claim: wholeClaim } } } } }) },
    )
    const back = new URL(
      there.getByRole('link', { name: 'Back to claims' }).getAttribute('href') ?? '',
      'https://portal',
    )
    expect(back.pathname + back.search).toBe(`/claims${asked}`)
    const place = back.hash.slice(1)
    expect(place).not.toBe('')
    cleanup()
    await open(back.pathname + back.search, { claims: listOf([listedClaim], 12) })
    expect(document.getElementById(place)?.textContent).toContain('Hill Street Family Care')
  })
})

describe('a failure of the list', () => {
  it('[CLAIM-15] of the claims shows on the screen, with a retry', async () => {
    let broken = true
    const { user, router, container, getByRole, queryByRole, findByText, sent } = await open(
      '/claims?member=0',
      {},
      {
        ClaimsScreen: () =>
          broken ? { ...claimsViewer({ claims: null }), errors: [failure('claims')] } : claimsViewer(),
      },
    )
    expect(getByRole('alert').textContent).toContain("We can't show your claims right now")
    expect(router.state.location.pathname + router.state.location.search).toBe('/claims?member=0')
    expect(container.querySelector('search form')).not.toBeNull()
    broken = false
    await user.click(within(getByRole('alert')).getByRole('link', { name: 'Try again' }))
    expect(await findByText('Showing 1 claim')).toBeTruthy()
    expect(queryByRole('alert')).toBeNull()
    expect(sent('ClaimsScreen')).toHaveLength(2)
  })

  it('[CLAIM-15] of the choices alone keeps the list, and what was chosen', async () => {
    const { getByRole, getByText, container, router } = await open(
      '/claims?provider=7',
      {},
      {
        ClaimsScreen: () => ({ ...claimsViewer({ claimChoices: null }), errors: [failure('claimChoices')] }),
      },
    )
    expect(getByRole('alert').textContent).toContain("We can't show all filters right now")
    expect(getByText('Showing 1 claim')).toBeTruthy()
    expect(router.state.location.search).toBe('?provider=7')
    expect(container.querySelector('input[type=hidden][name=provider]')?.getAttribute('value')).toBe('7')
  })

  it('[PERM-26] a refusal is answered as a refusal', async () => {
    const { getByRole } = await open(
      '/claims?member=0',
      {},
      {
        ClaimsScreen: () => ({
          ...claimsViewer({ claims: null, claimChoices: null, members: [robin] }, { suffix: 1 }),
          errors: [failure('claims', 403), failure('claimChoices', 403)],
        }),
      },
    )
    const alert = getByRole('alert')
    expect(alert.textContent).toContain("You don't have access to this member's claims")
    expect(within(alert).queryByRole('link')).toBeNull()
  })
})
