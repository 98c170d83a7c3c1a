import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { line, wholeClaim } from './support/claims-answers.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { shipped } from './support/shipped-manifest.ts'

const path = '/claims/medical/M2026-0001/0'
/** A claim as GraphQL answers it. */
const answer = (claim: object | null) => ({ data: { viewer: { family: { member: { claim } } } } })
const open = (claim: object = {}, more: Answers = {}) =>
  openAddress(path, {
    persona: 'subscriber, active',
    answers: { ClaimScreen: () => answer({ ...wholeClaim, ...claim }), ...more },
  })
const without = (status: number): Answers => ({
  ClaimScreen: () => ({
    ...answer(null),
    errors: [{ code: 'UPSTREAM', status, path: ['viewer', 'family', 'member', 'claim'] }],
  }),
})

afterEach(cleanup)

describe('one claim', () => {
  it('[CLAIM-17] is asked for by its address, in one request', async () => {
    const { sent } = await open()
    expect(sent('ClaimScreen').map(({ variables }) => variables)).toEqual([
      { path, type: 'MEDICAL', number: 'M2026-0001', suffix: 0 },
    ])
  })

  it('[CLAIM-18] [CLAIM-19] [CLAIM-20] [SCOPE-12] tells what it was, where it stands and what it came to', async () => {
    const { container, getByText } = await open()
    const facts = Object.fromEntries(
      [...container.querySelectorAll('main dt')].map(term => [term.textContent, term.nextElementSibling?.textContent]),
    )
    expect(facts).toEqual({
      ...{ Charged: '$1,300.00', 'Plan paid': '$65.50', 'You owe': '$1,234.50' },
      ...{ 'Claim ID': 'M2026-0001', 'Type of claim': 'Medical', Patient: 'Robin Example' },
      ...{ 'Service date': '10/03/2026', Provider: 'Hill Street Family Care', 'Paid to': 'Hill Street Billing' },
      ...{ 'Payment amount': '$65.50' },
    })
    expect(getByText('Paid on 10/28/2026')).toBeTruthy()
  })

  it('[CLAIM-21] [CLAIM-19] lists its lines in their sequence with every amount, and its totals', async () => {
    const { getByRole } = await open()
    const rows = within(getByRole('table', { name: 'Services' })).getAllByRole('row')
    const amounts = ['$650.00', '$32.75', '$11.01', '$12.02', '$13.03', '$14.04', '$15.05', '$617.25']
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      [
        ...['Service', 'Status', 'Charged', 'Plan paid', 'Coinsurance', 'Copay', 'Deductible', 'Discount'],
        ...['Not covered', 'You owe'],
      ],
      ['Service 1 99211', 'Paid', ...amounts],
      ['Service 2 99212Disallowed', 'Paid', ...amounts],
      ['Total', '', '$1,300.00', '$65.50', '', '', '', '', '', '$1,234.50'],
    ])
  })

  it('[CLAIM-22] marks a line that was disallowed as a whole, and no other', async () => {
    const { getAllByRole } = await open({ lines: [line(1), line(2, { isDisallowed: true })] })
    const names = getAllByRole('rowheader').map(name => name.textContent?.includes('Disallowed'))
    expect(names).toEqual([false, true, false])
  })

  it('[CLAIM-23] has an EOB button by the rule of Home, which leads to the EOB', async () => {
    const { user, router, getByRole, sent } = await open(
      {},
      {
        EobOfClaim: () => ({ data: { viewer: { family: { explanationOfClaim: { number: 'D 1' } } } } }),
        EobScreen: () => ({ data: { viewer: { family: { explanation: null } } } }),
      },
    )
    await user.click(getByRole('button', { name: 'Explanation of benefits' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/eobs/D%201'))
    expect(sent('EobOfClaim').map(({ variables }) => variables)).toEqual([{ claim: 'M2026-0001' }])
    cleanup()
    const other = await open({ hasExplanation: false })
    expect(other.queryByRole('button', { name: 'Explanation of benefits' })).toBeNull()
  })
})

describe('what its state means for the member', () => {
  const nothing = {
    ...{ planPaid: '0.00', coinsurance: '0.00', copay: '0.00', deductible: '0.00' },
    ...{ disallowed: '0.00', notCovered: '0.00', owed: '0.00' },
  }
  const denied = {
    ...{
      statusDescription: 'Denied',
      status: 'DENIED',
      paidDate: null,
      amountOwed: '650.00',
      paidToPayee: '0.00',
    },
    totals: { charged: '650.00', planPaid: '0.00' },
    lines: [line(1, { ...nothing, notCovered: '650.00', owed: '650.00' })],
  }

  it('[MEMBER-10] in process: nothing is owed yet, and no reason is given', async () => {
    const { getByRole, getByText, queryByText, queryByRole } = await open({
      ...{ statusDescription: 'In Process', status: 'IN_PROCESS', paidDate: null, amountOwed: null },
      lines: [line(1, nothing)],
    })
    expect(getByText('You owe', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Not decided yet')
    const owed = within(getByRole('table'))
      .getAllByRole('row')
      .map(row => row.lastElementChild?.textContent)
    expect(owed).toEqual(['You owe', 'Not decided yet', 'Not decided yet'])
    expect(queryByText(/^We have not decided this claim yet/)).toBeTruthy()
    expect(queryByRole('heading', { name: /^Why you owe/ })).toBeNull()
  })

  it('[MEMBER-11] decided: a sentence a service why it is owed', async () => {
    const { getByRole } = await open({
      amountOwed: '126.01',
      lines: [line(1, { ...nothing, deductible: '126.01', owed: '126.01' })],
    })
    const why = getByRole('heading', { name: 'Why you owe $126.01' }).parentElement
    expect([...(why?.querySelectorAll('li') ?? [])].map(item => item.textContent)).toEqual([
      'Service 1 $126.01 went to your deductible.',
    ])
  })

  it.each([
    ['first', '180', 'PO Box 4010, Portland, OR 97208'],
    ['senior', '65', 'PO Box 4020, Eugene, OR 97401'],
    ['medical-dental', '180', 'PO Box 4030, Salem, OR 97301'],
    ['regional', '180', 'PO Box 4050, Bend, OR 97701'],
  ] as const)(
    '[MEMBER-12] denied: says so, why if the gateway tells, and how to appeal (%s)',
    async (brand, days, address) => {
      const answers = { ClaimScreen: () => answer({ ...wholeClaim, ...denied }) }
      const { getByText, getByRole, queryByText } = await openAddress(path, {
        manifest: shipped(brand),
        persona: 'subscriber, active',
        answers,
      })
      const notice = getByText('This claim was denied').parentElement
      expect(notice?.textContent).toContain(`${days} days`)
      expect(notice?.textContent).toContain(address)
      expect(getByRole('link', { name: 'Contact us about an appeal' }).getAttribute('href')).toBe('/contact-us')
      expect(queryByText(/^Why:/)).toBeNull()
    },
  )

  it('[MEMBER-12] denied: the reason that the gateway gives', async () => {
    const { getByText } = await open({ ...denied, denialReason: 'No approval was asked for.' })
    expect(getByText('Why: No approval was asked for.')).toBeTruthy()
  })

  it('[MEMBER-14] marks the amounts of zero, and offers to show all', async () => {
    const { container, getByRole, getByText } = await open(denied)
    expect(getByText('Show all amounts').closest('details')?.open).toBe(false)
    const heads = within(getByRole('table')).getAllByRole('columnheader')
    expect(heads.filter(head => head.dataset.quiet !== 'column').map(head => head.textContent)).toEqual([
      ...['Service', 'Status', 'Charged', 'Not covered', 'You owe'],
    ])
    const quiet = [...container.querySelectorAll('[data-quiet="fact"] dt')].map(term => term.textContent)
    expect(quiet).toEqual(['Plan paid', 'Payment amount'])
  })

  it('[MEMBER-14] has nothing to offer where every amount says something', async () => {
    const { container, queryByText } = await open()
    expect(queryByText('Show all amounts')).toBeNull()
    expect(container.querySelector('[data-quiet]')).toBeNull()
  })
})

describe('a claim that cannot be had', () => {
  it('[CLAIM-24] is unknown: the screen says so and leads back to the list', async () => {
    const { getByText, getByRole, router } = await open({}, without(404))
    expect(getByText("We can't find this claim")).toBeTruthy()
    expect(within(getByRole('main')).getByRole('link', { name: 'Back to claims' }).getAttribute('href')).toBe('/claims')
    expect(router.state.location.pathname).toBe(path)
  })

  it("[CLAIM-25] is somebody else's: the 403 page", async () => {
    const { findByText } = await open({}, without(403))
    expect(await findByText('Error code: 403 Forbidden')).toBeTruthy()
  })

  it('fails: the screen says so and asks again when wanted', async () => {
    let broken = true
    const { user, getByRole, findByText } = await open(
      {},
      {
        ClaimScreen: variables => (broken ? (without(502).ClaimScreen?.(variables) ?? {}) : answer(wholeClaim)),
      },
    )
    expect(getByRole('alert').textContent).toContain("We can't show this claim right now")
    broken = false
    await user.click(getByRole('link', { name: 'Try again' }))
    expect(await findByText('Hill Street Billing')).toBeTruthy()
  })

  it('[OPEN-17] is malformed: the 404 page, and no call', async () => {
    const { sent, getByText } = await openAddress('/claims/medical/M1/first', { persona: 'subscriber, active' })
    expect(getByText('Error code: 404 Not found')).toBeTruthy()
    expect(sent('ClaimScreen')).toEqual([])
  })
})
