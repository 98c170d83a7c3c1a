import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { family, period, service } from './support/benefits-answers.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const ofDay = (changes: Partial<typeof service> = {}, category = 'DENTAL'): Answers => ({
  ServiceScreen: () => ({
    data: { viewer: family(2, { benefits: { category, service: { ...service, ...changes } } }) },
  }),
})
const ofPeriod: Answers = {
  PeriodServiceScreen: () => ({
    data: {
      viewer: family(1, { planPeriod: { ...period(2025), benefits: { category: 'DENTAL', service } } }),
    },
  }),
}
const open = async (path: string, answers: Answers) => {
  const view = await openAddress(path, { persona: 'subscriber, active', answers })
  const rows = (table: string) =>
    within(view.getByRole('table', { name: table }))
      .getAllByRole('row')
      .map(row => [...row.children].map(cell => cell.textContent))
  return { ...view, rows, main: within(view.getByRole('main')) }
}

afterEach(cleanup)

describe('a dental service', () => {
  it('[BENEFIT-22] shows its name, description, note and what the member pays in each tier of providers', async () => {
    const { getByRole, main, rows, sent } = await open('/services/dental/D0120', ofDay())
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Regular exam')
    for (const text of ['The dentist looks.', 'Ask first.', 'Nothing in network'])
      expect(main.getByText(text)).toBeTruthy()
    expect(rows('Your share of the cost')).toEqual([
      ['Provider', 'Network', 'You pay', 'Good to know'],
      ['Preferred dentists', 'In network', '$25.00', ''],
      ['Other dentists', 'Out of network', '20%', 'After the deductible.'],
    ])
    expect(sent('ServiceScreen').map(call => call.variables)).toEqual([
      { path: '/services/dental/D0120', category: 'DENTAL', suffix: null, service: 'D0120' },
    ])
  })

  it('does not say the network twice of tiers that are called by it', async () => {
    const tierOutOfPocket = service.tierOutOfPocket.map((tier, index) => ({
      ...tier,
      description: index === 0 ? 'In network' : 'Out of network',
    }))
    const { rows } = await open('/services/dental/D0120', ofDay({ tierOutOfPocket }))
    expect(rows('Your share of the cost')[0]).toEqual(['Provider', 'You pay', 'Good to know'])
  })

  it('tells how often the plan pays and what an incentive plan asks over the years', async () => {
    const { main, rows } = await open('/services/dental/D0120', ofDay())
    expect(main.getByText('How often, in network').parentElement?.textContent).toContain('Two in a calendar year')
    expect(rows('What you pay over the years, in network').slice(1)).toEqual([
      ['1', 'First year', '30%'],
      ['2', 'Second year', '10%'],
    ])
  })

  it('leads back to the benefits of the same member', async () => {
    const { main } = await open('/services/dental/D0120?member=1', ofDay())
    expect(main.getByRole('link', { name: 'Dental benefits' }).getAttribute('href')).toBe('/benefits/dental?member=1')
  })

  it('goes to the error page of 404 for a code that the plan does not have', async () => {
    const { findByText, getByRole } = await open('/services/dental/D9999', {
      ServiceScreen: () => failing('viewer.family.member.benefits.service', 404),
    })
    await findByText(/Error code: 404/)
    expect(getByRole('heading', { level: 1 }).textContent).toContain("can't find that page")
  })
})

describe('a service of any other category', () => {
  it('[BENEFIT-23] opens as a page of its category, from the address', async () => {
    const answers = ofDay({ name: 'Office visit', offers: [{}, {}], description: null }, 'MEDICAL')
    const { getByRole, main, sent, queryByText } = await open('/benefits/medical?service=visit', answers)
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Office visit')
    expect(main.getByRole('link', { name: 'Medical benefits' }).getAttribute('href')).toBe('/benefits/medical')
    expect(queryByText(/^How often/)).toBeNull()
    expect(sent('ServiceScreen')[0]?.variables).toMatchObject({ category: 'MEDICAL', service: 'visit' })
  })
})

describe('a service of an earlier plan period', () => {
  it('[HISTORY-06] [OPEN-16] asks for the period that the address names, and leads back to it', async () => {
    const { main, sent } = await open('/details/1735689600000/dental/D0120', ofPeriod)
    expect(sent('PeriodServiceScreen').map(call => call.variables)).toEqual([
      {
        ...{ path: '/details/1735689600000/dental/D0120', category: 'DENTAL', suffix: null },
        ...{ on: '2025-01-01', service: 'D0120' },
      },
    ])
    const back = main.getByRole('link', { name: 'Dental benefits, 01/01/2025 - 12/31/2025' })
    expect(back.getAttribute('href')).toBe('/history/1735689600000/benefits/dental')
  })
})
