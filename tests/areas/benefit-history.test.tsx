import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Benefits, benefits, family, medicalCoverage, type Period, period } from './support/benefits-answers.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const seen = (named: Period, changes: Partial<Benefits> = {}) => ({
  planPeriods: [period(2027), period(2026), period(2025), period(2024)],
  planPeriod: { ...named, benefits: benefits({ date: '2025-12-31', ...changes }) },
})
const answering = (changes: Partial<Benefits> = {}, named = period(2025)): Answers => ({
  PeriodScreen: () => ({ data: { viewer: family(1, seen(named, changes)) } }),
})
const nothingOfIt = { planPeriods: [], planPeriod: { ...period(2025), benefits: null } }
const open = async (path: string, answers: Answers) => {
  const view = await openAddress(path, { persona: 'subscriber, active', answers })
  return { ...view, main: within(view.getByRole('main')) }
}
const summary = { suffix: 1, planPeriods: [], benefitsSummary: { date: '2025-01-01', period: null, benefits: [] } }
const path = '/history/1735689600000/benefits/dental'

afterEach(cleanup)

describe('benefits of an earlier plan period', () => {
  it('[HISTORY-04] [BENEFIT-07] asks once, for the period and category of the address', async () => {
    const { sent, main } = await open(path, answering())
    expect(sent('PeriodScreen').map(call => call.variables)).toEqual([
      { path, category: 'DENTAL', suffix: null, on: '2025-01-01' },
    ])
    expect(main.getByText('What was met and what was left, as of 12/31/2025.')).toBeTruthy()
  })

  it('[HISTORY-05] names the period and leads back to current benefits', async () => {
    const { getByRole, main } = await open(path, answering())
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Dental benefits, 01/01/2025 - 12/31/2025')
    expect(main.getByRole('link', { name: 'Current benefits' }).getAttribute('href')).toBe('/benefits/dental')
  })

  it('[HISTORY-01] [MEMBER-04] offers all plan periods and marks the one in sight', async () => {
    const { getByRole } = await open(path, answering())
    const picker = within(getByRole('navigation', { name: 'Plan period' }))
    const links = picker.getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Starts 01/01/2027', '/history/1798761600000/benefits/dental'],
      ['Current benefits', '/benefits/dental'],
      ['01/01/2025 - 12/31/2025', '/history/1735689600000/benefits/dental'],
      ['01/01/2024 - 12/31/2024', '/history/1704067200000/benefits/dental'],
    ])
    expect(links.map(link => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null])
  })

  it('[MEMBER-04] [HISTORY-05] marks an ended period alone, though the current one began on the same day', async () => {
    const ended = { ...period(2025), startDate: '2026-01-01', endDate: '2026-06-30' }
    const both = { planPeriods: [period(2026), ended], planPeriod: { ...ended, benefits: benefits() } }
    const { getByRole } = await open(`/history/${Date.UTC(2026, 0, 1)}/benefits/dental`, {
      PeriodScreen: () => ({ data: { viewer: family(1, both) } }),
    })
    const links = within(getByRole('navigation', { name: 'Plan period' })).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Current benefits', null],
      ['01/01/2026 - 06/30/2026', 'page'],
    ])
  })

  it('[MEMBER-03] [MEMBER-01] says of a plan to come when it starts, in its heading, in a note and over its limits', async () => {
    const coming = answering({ date: '2027-01-01' }, period(2027))
    const { getByRole, main } = await open('/history/1798761600000/benefits/dental', coming)
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Dental benefits from 01/01/2027')
    expect(main.getByText('This plan starts on 01/01/2027')).toBeTruthy()
    expect(main.getByText('Your limits from 01/01/2027. Nothing counts toward them yet.')).toBeTruthy()
    const current = main.getAllByRole('link').filter(link => link.getAttribute('aria-current') === 'page')
    expect(current.map(link => link.textContent)).toContain('Starts 01/01/2027')
  })

  it('[MEMBER-04] leads to the summary of the same period', async () => {
    const { main } = await open(path, answering())
    expect(main.getByRole('link', { name: 'Benefits summary' }).getAttribute('href')).toBe(
      '/benefits/summary?asOfDate=1735689600000',
    )
  })

  it('[HISTORY-06] [OPEN-16] leads to dental services of the same period', async () => {
    const { main } = await open(path, answering())
    expect(main.getByRole('link', { name: 'Crown' }).getAttribute('href')).toBe('/details/1735689600000/dental/D2740')
  })

  it('leads to other services of the same period', async () => {
    const medical = '/history/1735689600000/benefits/medical'
    const { main } = await open(medical, answering({ category: 'MEDICAL', coverage: medicalCoverage }))
    expect(main.getByRole('link', { name: 'Office visit' }).getAttribute('href')).toBe(`${medical}?service=visit`)
  })

  it('[BENEFIT-25] keeps what only a child has at addresses that open to the subscriber: periods, services and the way back', async () => {
    const time = Date.UTC(2026, 0, 1)
    const child = { suffix: 1, ...seen(period(2026), { date: '2026-11-20' }) }
    const answers = { PeriodScreen: () => ({ data: { viewer: family(2, child, ['MEDICAL']) } }) }
    const { main } = await open(`/history/${time}/benefits/dental?member=1`, answers)
    const leadsTo = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Dental benefits')
    expect(leadsTo('Current benefits')).toBe(`/history/${time}/benefits/dental?member=1`)
    expect(leadsTo('Crown')).toBe(`/details/${time}/dental/D2740?member=1`)
    expect(leadsTo('Benefits summary')).toBe('/benefits/summary?member=1')
  })

  it.each([
    ['has other plans then', { suffix: 1, ...nothingOfIt }],
    ['had no plan then', { suffix: 1, planPeriods: [], planPeriod: null }],
  ])('[BENEFIT-06] [HISTORY-07] leads to the summary of another of the family who %s', async (_who, other) => {
    const { router } = await open('/history/1735689600000/benefits/dental?member=1', {
      PeriodScreen: () => ({ data: { viewer: family(2, other) } }),
      BenefitsSummaryScreen: () => ({ data: { viewer: family(2, summary) } }),
    })
    expect(router.state.location.pathname).toBe('/benefits/summary')
    expect(router.state.location.search).toBe('?member=1&asOfDate=1735689600000')
  })

  it('[HISTORY-07] goes to the error page of 404 for what is no time, and asks nothing', async () => {
    const { sent, main } = await open('/history/soon/benefits/dental', answering())
    expect(await main.findByText(/Error code: 404/)).toBeTruthy()
    expect(sent('PeriodScreen')).toEqual([])
  })

  it('[HISTORY-07] goes to the error page of 404 for a time that lies in no period', async () => {
    const { findByText } = await open(path, {
      PeriodScreen: () => ({ data: { viewer: family(1, { planPeriods: [], planPeriod: null }) } }),
    })
    await findByText(/Error code: 404/)
  })

  it('[HISTORY-07] goes to the error page of 404 for a category without a plan in the period', async () => {
    const { findByText } = await open('/history/1735689600000/benefits/vision', {
      PeriodScreen: () => ({ data: { viewer: family(1, nothingOfIt) } }),
    })
    await findByText(/Error code: 404/)
  })
})
