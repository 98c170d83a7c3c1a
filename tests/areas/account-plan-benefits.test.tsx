import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { direct, screen } from './support/plan-answers.ts'

const path = '/account/plan-benefits'
const open = (answers: Answers = screen()) => openAddress(path, { persona: 'subscriber, active', answers })

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

describe('member plan benefits', () => {
  it('[ACCOUNT-14] shows status and dates of each kind of plan, the viewed group first', async () => {
    const view = await open(screen(null))
    expect(view.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual(
      expect.arrayContaining(['Cascade Paper Works', 'Tualatin School District']),
    )
    const [first] = view.getAllByRole('table')
    const table = within(first as HTMLElement)
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(row => [...row.children].map(cell => cell.textContent)),
    ).toEqual([
      ['Medical', 'Active', '01/01/2024', '12/31/2026'],
      ['Dental', 'Not started', '01/01/2027', 'None'],
      ['Vision', 'Ended', '01/01/2022', '06/30/2024'],
      ['Pharmacy', 'Not covered', '–', '–'],
    ])
    expect(view.sent('AccountPlanBenefitsScreen')).toHaveLength(1)
  })

  it('[MEMBER-41] ends in the table what the notice says is cancelled, and nothing else', async () => {
    const cancelled = {
      ...direct,
      cancellationStatus: 'MEDICAL_AND_DENTAL' as const,
      coverageEndDateUponCancellation: '2027-12-31',
    }
    const view = await open(screen(cancelled))
    const rows = within(view.getByRole('table', { name: 'Plans of Cascade Paper Works' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map(row => [row.firstElementChild?.textContent, row.lastElementChild?.textContent])).toEqual([
      ...[
        ['Medical', '12/31/2026'],
        ['Dental', '12/31/2027'],
        ['Vision', '06/30/2024'],
        ['Pharmacy', '–'],
      ],
    ])
  })

  it('[MEMBER-41] ends on the day of the notice what the gateway still lets run for longer', async () => {
    const cancelled = {
      ...direct,
      cancellationStatus: 'MEDICAL' as const,
      coverageEndDateUponCancellation: '2026-06-30',
    }
    const view = await open(screen(cancelled))
    const [, medical] = within(view.getByRole('table', { name: 'Plans of Cascade Paper Works' })).getAllByRole('row')
    expect(medical?.lastElementChild?.textContent).toBe('06/30/2026')
  })

  it('[PLAN-12] leaves out a sentence, and a question, whose day the gateway does not have', async () => {
    const undated = { ...direct, openEnrollmentEnd: null, coverageEndDateUponCancellation: null }
    for (const cancellationStatus of [null, 'MEDICAL'] as const) {
      const view = await open(screen({ ...undated, cancellationStatus }))
      const section = view.getByRole('region', { name: 'Your plan for 2027' })
      expect(section.textContent).not.toMatch(/ends? on/)
      expect(within(section).queryByRole('button', { name: 'Cancel plan' })).toBeNull()
      cleanup()
    }
  })

  it.each([
    ['there is nothing to manage', null],
    ['plan management is not eligible and active', { ...direct, isOpen: false }],
  ])('[ACCOUNT-14] [PLAN-01] has no plan section when %s', async (_why, management) => {
    const view = await open(screen(management))
    expect(view.queryByRole('region', { name: /^Your plan for/ })).toBeNull()
  })

  it('[PLAN-09] [OPEN-19] shows the plan years, open enrollment and when coverage starts upon renewal', async () => {
    const view = await open()
    const section = within(view.getByRole('region', { name: 'Your plan for 2027' }))
    const facts = section.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Current plan year', '2026'],
      ['Upcoming plan year', '2027'],
      ['Open enrollment starts', '11/01/2026'],
      ['Open enrollment ends', '12/15/2026'],
      ['Coverage starts when you renew', '01/01/2027'],
    ])
    expect(section.getByText('Open enrollment ends on 12/15/2026.')).toBeTruthy()
  })

  it('[PLAN-10] [OPEN-65] leads a direct group to the shop and an exchange group to the exchange, by its label', async () => {
    const view = await open()
    expect(view.getByRole('link', { name: /^Renew your plan/ }).getAttribute('href')).toBe(direct.directShopUrl)
    cleanup()
    const exchange = {
      directShopUrl: null,
      exchangeUrl: 'https://exchange.example/',
      exchangeUrlLabel: 'To the exchange',
    }
    const other = await open(screen({ ...direct, ...exchange }))
    expect(other.getByRole('link', { name: /^To the exchange/ }).getAttribute('href')).toBe(exchange.exchangeUrl)
    expect(other.queryByRole('radio')).toBeNull()
  })

  it('[PLAN-11] [OPEN-18] [SCOPE-20] offers a direct group without a cancellation its options', async () => {
    const view = await open()
    const choice = within(view.getByRole('group', { name: 'What would you like to cancel?' }))
    expect(choice.getAllByRole('radio').map(radio => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Cancel medical',
      'Cancel medical and dental',
    ])
    cleanup()
    expect((await open(screen({ ...direct, cancellationStatus: 'MEDICAL' }))).queryByRole('radio')).toBeNull()
    cleanup()
    expect((await open(screen(direct, 'DEPENDENT'))).queryByRole('radio')).toBeNull()
  })

  it('[PLAN-12] asks in a modal that names the end date; only a yes is sent, and nothing without a choice', async () => {
    const view = await open()
    await view.user.click(view.getByRole('button', { name: 'Cancel plan' }))
    expect(view.getByText('Choose what you would like to cancel')).toBeTruthy()
    await view.user.click(view.getByRole('radio', { name: 'Cancel medical and dental' }))
    await view.user.click(view.getByRole('button', { name: 'Cancel plan' }))
    const modal = within(view.getByRole('dialog', { name: 'Are you sure you want to cancel?' }))
    expect(modal.getByText(/Your benefits end on 12\/31\/2026\./)).toBeTruthy()
    expect(modal.getByText('You chose: Cancel medical and dental')).toBeTruthy()
    await view.user.click(modal.getByRole('button', { name: 'Keep my plan' }))
    expect(view.sent('CancelPlan')).toEqual([])
    await view.user.click(view.getByRole('button', { name: 'Cancel plan' }))
    await view.user.click(modal.getByRole('button', { name: 'Yes, cancel my plan' }))
    await waitFor(() => expect(view.sent('CancelPlan')).toHaveLength(1))
    expect(view.sent('CancelPlan')[0]?.variables).toEqual({ input: { what: 'MEDICAL_AND_DENTAL' } })
  })

  it('[PLAN-13] loads the details again and says what the cancellation means', async () => {
    let cancellationStatus: 'MEDICAL_AND_DENTAL' | null = null
    const view = await open({
      ...screen(),
      AccountPlanBenefitsScreen: () => screen({ ...direct, cancellationStatus }).AccountPlanBenefitsScreen?.({}) ?? {},
      CancelPlan: () => {
        cancellationStatus = 'MEDICAL_AND_DENTAL'
        return { data: { cancelPlan: { userErrors: [] } } }
      },
    })
    await view.user.click(view.getByRole('radio', { name: 'Cancel medical and dental' }))
    await view.user.click(view.getByRole('button', { name: 'Cancel plan' }))
    await view.user.click(view.getByRole('button', { name: 'Yes, cancel my plan' }))
    await view.findByText(
      'Your benefits end on 12/31/2026. Your medical and dental plans will not be renewed for the 2027 plan year.',
    )
    expect(view.sent('AccountPlanBenefitsScreen').length).toBeGreaterThan(1)
    expect(view.queryByRole('radio')).toBeNull()
  })

  it('[PLAN-14] a refused cancellation goes to the error page with its status', async () => {
    const view = await open({ ...screen(), CancelPlan: () => failing('cancelPlan', 403) })
    await view.user.click(view.getByRole('radio', { name: 'Cancel medical' }))
    await view.user.click(view.getByRole('button', { name: 'Cancel plan' }))
    await view.user.click(view.getByRole('button', { name: 'Yes, cancel my plan' }))
    await view.findByText('Error code: 403 Forbidden')
  })
})
