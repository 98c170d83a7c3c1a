import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { BenefitsSummaryScreenQuery } from '../../web/generated/benefits-summary-screen.ts'
import { dentalCoverage, family, limit, period } from './support/benefits-answers.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

type Family = NonNullable<NonNullable<BenefitsSummaryScreenQuery['viewer']>['family']>
type Summary = NonNullable<NonNullable<Family['member']>['benefitsSummary']>

type Own = Parameters<typeof family>[2]

const headlines = [
  { id: 'D0120', name: 'Regular exam', outOfPocket: 'Nothing in network' },
  { id: 'D2740', name: 'Crown', outOfPocket: '50% in network' },
]
const whole: Summary = {
  ...{ date: '2026-11-20', period: period(2026) },
  benefits: [
    { category: 'MEDICAL', limits: [limit('Deductible - In Network')], coverage: { plan: null, headlines: [] } },
    { category: 'DENTAL', limits: [limit('Annual Limit')], coverage: { plan: dentalCoverage.plan, headlines } },
  ],
}
const answering = (changes: Partial<Summary> = {}, size = 1, suffix = 0, own?: Own): Answers => ({
  BenefitsSummaryScreen: () => ({
    data: {
      viewer: family(
        size,
        {
          suffix,
          planPeriods: [period(2027), period(2026), period(2025), period(2024)],
          benefitsSummary: { ...whole, ...changes },
        },
        own,
      ),
    },
  }),
})
const open = async (path: string, answers = answering()) => {
  const view = await openAddress(path, { persona: 'subscriber, active', answers })
  const part = (name: string) => within(view.getByRole('region', { name }))
  return { ...view, part, periods: () => within(view.getByRole('navigation', { name: 'Plan period' })) }
}

afterEach(cleanup)

describe('the benefits summary', () => {
  it('[BENEFIT-08] [SCOPE-11] shows plan dates, limits and headlines of each active category', async () => {
    const { part, getAllByRole, sent } = await open('/benefits/summary')
    const headings = getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
    expect(headings.slice(0, 2)).toEqual(['Medical', 'Dental'])
    const dental = part('Dental')
    for (const text of ['Dental Choice', 'Active since 01/01/2026']) expect(dental.getByText(text)).toBeTruthy()
    expect(dental.getByRole('meter').getAttribute('aria-label')).toBe('Annual Limit, Individual')
    const rows = within(dental.getByRole('table', { name: 'Most used services' })).getAllByRole('row')
    expect(rows.slice(1).map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ['Regular exam', 'Nothing in network'],
      ['Crown', '50% in network'],
    ])
    expect(dental.getByRole('link', { name: 'See all dental benefits' }).getAttribute('href')).toBe('/benefits/dental')
    expect(part('Medical').getByRole('meter').getAttribute('aria-label')).toBe('Deductible - In Network, Individual')
    expect(sent('BenefitsSummaryScreen').map(call => call.variables)).toEqual([
      { path: '/benefits/summary', suffix: null, on: null },
    ])
  })

  it('[BENEFIT-08] [BENEFIT-07] [ROUTE-35] asks for the day that the milliseconds of the address are, and says which', async () => {
    const { sent, getByText, periods, part } = await open(
      `/benefits/summary?asOfDate=${Date.UTC(2025, 2, 15)}`,
      answering({ date: '2025-03-15', period: null }),
    )
    const link = part('Dental').getByRole('link', { name: 'See all dental benefits' })
    expect(link.getAttribute('href')).toBe('/history/1735689600000/benefits/dental')
    expect(sent('BenefitsSummaryScreen')[0]?.variables).toMatchObject({ on: '2025-03-15' })
    expect(getByText('Benefits of Robin Lee as of 03/15/2025')).toBeTruthy()
    for (const link of periods().getAllByRole('link')) expect(link.getAttribute('aria-current')).toBeNull()
  })

  it('[BENEFIT-07] [MEMBER-04] offers the plan periods, marks the one in sight, and loads the chosen one', async () => {
    const { user, periods, sent, router } = await open('/benefits/summary')
    expect(
      periods()
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['Starts 01/01/2027', 'Current benefits', '01/01/2025 - 12/31/2025', '01/01/2024 - 12/31/2024'])
    expect(periods().getByRole('link', { name: 'Current benefits' }).getAttribute('aria-current')).toBe('page')
    await user.click(periods().getByRole('link', { name: '01/01/2025 - 12/31/2025' }))
    await waitFor(() => expect(sent('BenefitsSummaryScreen').length).toBeGreaterThan(1))
    expect(sent('BenefitsSummaryScreen')[1]?.variables).toMatchObject({ on: '2025-01-01' })
    expect(router.state.location.search).toBe('?asOfDate=1735689600000')
  })

  it('[BENEFIT-06] keeps the day when another member is chosen', async () => {
    const { getByRole } = await open('/benefits/summary?asOfDate=1735689600000', answering({}, 2))
    const picker = within(getByRole('navigation', { name: 'Family member' }))
    expect(picker.getByRole('link', { name: 'Sam Lee' }).getAttribute('href')).toBe(
      '/benefits/summary?asOfDate=1735689600000&member=1',
    )
  })

  it('[BENEFIT-25] leads to a category that only a child has at an address that opens to the subscriber', async () => {
    const answers = answering({}, 2, 1, ['MEDICAL'])
    const { part } = await open('/benefits/summary?member=1', answers)
    const link = (name: string) => part(name).getByRole('link', { name: `See all ${name.toLowerCase()} benefits` })
    expect(link('Medical').getAttribute('href')).toBe('/benefits/medical?member=1')
    expect(link('Dental').getAttribute('href')).toBe(`/history/${Date.UTC(2026, 0, 1)}/benefits/dental?member=1`)
  })

  it('[MEMBER-01] [MEMBER-03] shows a plan to come as of its first day, and says so', async () => {
    const plan = dentalCoverage.plan && {
      ...dentalCoverage.plan,
      startDate: '2027-01-01',
      timeline: 'STARTS' as const,
    }
    const coming: Partial<Summary> = {
      ...{ date: '2027-01-01', period: period(2027) },
      benefits: [{ category: 'DENTAL', limits: [limit('Annual Limit')], coverage: { plan, headlines } }],
    }
    const { getByText, part, queryByText } = await open('/benefits/summary', answering(coming))
    expect(getByText('Your coverage starts on 01/01/2027')).toBeTruthy()
    expect(part('Dental').getByText('Starts 01/01/2027')).toBeTruthy()
    expect(queryByText(/Active since/)).toBeNull()
    const link = part('Dental').getByRole('link', { name: 'See all dental benefits' })
    expect(link.getAttribute('href')).toBe('/history/1798761600000/benefits/dental')
  })

  it('[ROUTE-35] shows the error page of 400 for a time that is none, and asks nothing', async () => {
    const { findByText, sent } = await open('/benefits/summary?asOfDate=soon')
    await findByText(/Error code: 400/)
    expect(sent('BenefitsSummaryScreen')).toEqual([])
  })

  it('says so when nothing is active on the day', async () => {
    const { getByText } = await open('/benefits/summary', answering({ benefits: [] }))
    expect(getByText('No benefits are active on 11/20/2026')).toBeTruthy()
  })

  it('[BENEFIT-27] a failed call goes to the error page with the status', async () => {
    const { findByText } = await open('/benefits/summary', {
      BenefitsSummaryScreen: () => failing('viewer.family.member.benefitsSummary', 500),
    })
    await findByText('Error code: 500 Internal server error')
  })
})
