import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type Benefits,
  benefits,
  dentalCoverage,
  family,
  limit,
  medicalCoverage,
  period,
} from './support/benefits-answers.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const answering = (changes: Partial<Benefits> = {}, size = 1, years: number[] = [], suffix = 0): Answers => ({
  BenefitsScreen: () => ({
    data: { viewer: family(size, { suffix, benefits: benefits(changes), planPeriods: years.map(period) }) },
  }),
})
const open = async (path: string, answers: Answers = answering()) => {
  const view = await openAddress(path, { persona: 'subscriber, active', answers })
  const rows = (table: string) =>
    within(view.getByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.children].map(cell => cell.textContent))
  const card = (name: string) => within(view.getByRole('group', { name }))
  return { ...view, rows, card }
}

/** jsdom has no layout to scroll. */
const scrolledTo = vi.fn<Element['scrollIntoView']>()
Element.prototype.scrollIntoView = scrolledTo

afterEach(cleanup)

describe('a category of benefits', () => {
  it.each([
    ['BENEFIT-01', '/benefits/medical', 'MEDICAL', 'Medical benefits'],
    ['BENEFIT-02', '/benefits/dental', 'DENTAL', 'Dental benefits'],
    ['BENEFIT-03', '/benefits/vision', 'VISION', 'Vision benefits'],
    ['BENEFIT-04', '/benefits/pharmacy', 'PHARMACY', 'Pharmacy benefits'],
  ] as const)('[%s] [SCOPE-10] [BENEFIT-07] %s asks once, for today', async (_, path, category, heading) => {
    const { getByRole, sent } = await open(path, answering({ category }))
    expect(getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(sent('BenefitsScreen').map(call => call.variables)).toEqual([{ path, category, suffix: null }])
  })

  it('shows the plan with its dates and whose it is', async () => {
    const { getByText } = await open('/benefits/dental')
    for (const value of ['Dental Choice', 'PPO', 'Robin Lee', 'Active since 01/01/2026'])
      expect(getByText(value)).toBeTruthy()
  })

  it('[BENEFIT-05] [BENEFIT-09] [SCOPE-11] shows each limit with its amounts and whom it counts, as a bar with a text alternative', async () => {
    const limits = [
      limit('Deductible - In Network'),
      limit('Deductible - In Network', {
        coverageType: 'FAMILY',
        total: '3000.00',
        met: '1200.50',
        remaining: '1799.50',
      }),
    ]
    const { card, getByText } = await open('/benefits/dental', answering({ limits }))
    expect(getByText('What is met and what is left, as of 11/20/2026.')).toBeTruthy()
    const shown = card('Deductible - In Network')
    const bars = shown.getAllByRole('meter')
    expect(bars.map(bar => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')])).toEqual([
      ['Deductible - In Network, Individual', '$450.00 of $1,500 met, $1,050.00 left'],
      ['Deductible - In Network, Family', '$1,200.50 of $3,000 met, $1,799.50 left'],
    ])
    for (const words of ['Individual', 'Family', '$3,000 limit', '$1,200.50', '$1,799.50'])
      expect(shown.getByText(words)).toBeTruthy()
    expect(shown.queryByText('In network')).toBeNull()
  })

  it('tells the network of a limit whose name does not', async () => {
    const { card } = await open('/benefits/dental')
    expect(card('Annual Limit').getByText('In network')).toBeTruthy()
  })

  it('[BENEFIT-11] [CONST-10] keeps the order of the limits', async () => {
    const names = ['Annual Limit', 'Deductible - In Network', 'Out-of-Pocket Maximum']
    const { getAllByRole } = await open('/benefits/dental', answering({ limits: names.map(name => limit(name)) }))
    const headings = getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)
    expect(headings.filter(heading => names.includes(heading))).toEqual(names)
  })

  it('[SCOPE-11] adds the deductibles of the plan that no limit tells of', async () => {
    const deductible = {
      label: 'Annual limit',
      total: '1500.00',
      met: '450.00',
      remaining: '1050.00',
      detailDescription: null,
    }
    const deductibles = [
      { ...deductible, coverageType: 'INDIVIDUAL' as const, networkTier: 'IN_NETWORK' as const },
      {
        ...deductible,
        label: 'Orthodontics',
        coverageType: 'INDIVIDUAL' as const,
        networkTier: 'OUT_OF_NETWORK' as const,
      },
    ]
    const { getAllByRole } = await open('/benefits/dental', answering({ coverage: { ...dentalCoverage, deductibles } }))
    expect(getAllByRole('meter').map(bar => bar.getAttribute('aria-label'))).toEqual([
      'Annual Limit, Individual',
      'Orthodontics, Individual',
    ])
  })

  it('[BENEFIT-10] explains a limit on demand', async () => {
    const { card } = await open('/benefits/dental')
    const summary = card('Annual Limit').getByText('About this amount')
    const details = summary.closest('details') as HTMLDetailsElement
    expect(details.open).toBe(false)
    expect(within(details).getByText('What Annual Limit is')).toBeTruthy()
    expect(within(details).getByText('Annual Limit ends with the year.')).toBeTruthy()
  })

  it('says when there are no limits to show', async () => {
    const { getByText, queryByRole } = await open('/benefits/dental', answering({ limits: [] }))
    expect(getByText('This plan has no deductibles or limits.')).toBeTruthy()
    expect(queryByRole('meter')).toBeNull()
  })

  it('[BENEFIT-21] lists dental services under their headings with amount, steps and limit, each with its page', async () => {
    const { rows, getByRole } = await open('/benefits/dental')
    expect(rows('Preventive')).toEqual([
      ['Regular exam30% today. With a visit every year: 10%, then no cost.', 'Two in a calendar year', '30%'],
    ])
    expect(rows('Major')).toEqual([['Crown', '$250.00']])
    expect(getByRole('link', { name: 'Regular exam' }).getAttribute('href')).toBe('/services/dental/D0120')
    expect(getByRole('link', { name: 'Crown' }).getAttribute('href')).toBe('/services/dental/D2740')
  })

  it('[MEMBER-17] tells of the lowest share that it stays with yearly visits, and nothing of one that it does not know', async () => {
    const withAmount = (amount: string) => {
      const tiers = dentalCoverage.tiers.map(tier => ({
        ...tier,
        groups: tier.groups.map(group => ({
          ...group,
          services: group.services.map(service => ({ ...service, amount })),
        })),
      }))
      return answering({ coverage: { ...dentalCoverage, tiers } })
    }
    const lowest = await open('/benefits/dental', withAmount('0%'))
    expect(lowest.rows('Preventive')[0]?.[0]).toBe('Regular examNo cost today, with a visit every year.')
    cleanup()
    const unknown = await open('/benefits/dental', withAmount('25%'))
    expect(unknown.rows('Preventive')[0]?.[0]).toBe('Regular exam')
  })

  it.each([
    ['0%', 'No cost'],
    ['$0.00', 'No cost'],
    ['Nothing', 'No cost'],
    ['100%', 'Not covered'],
    ['20%', '20%'],
    ['$100.00', '$100.00'],
  ])('[MEMBER-16] says of a service at %s: %s', async (text, said) => {
    const details = [{ id: 'visit', tierOutOfPocket: [{ networkTier: 'IN_NETWORK' as const, text }] }]
    const { rows } = await open(
      '/benefits/medical',
      answering({ category: 'MEDICAL', coverage: { ...medicalCoverage, details } }),
    )
    expect(rows('Office visits')[0]?.[1]).toBe(said)
  })

  it('[MEMBER-15] shows two yearly amounts of other kinds with the same numbers, and one that two lists tell once', async () => {
    const numbers = { total: '7000.00', met: '0.00', remaining: '7000.00' }
    const outside = { coverageType: 'INDIVIDUAL', networkTier: 'OUT_OF_NETWORK', detailDescription: null } as const
    const maximum = limit('Out-of-Pocket Maximum', {
      ...{ networkTier: 'OUT_OF_NETWORK', total: '7000.00', met: '0.00', remaining: '7000.00' },
    })
    const deductibles = [
      { ...outside, ...numbers, label: 'Deductible' },
      { ...outside, ...numbers, label: 'Out-of-pocket maximum' },
    ]
    const { getAllByRole } = await open(
      '/benefits/dental',
      answering({ limits: [maximum], coverage: { ...dentalCoverage, deductibles } }),
    )
    expect(getAllByRole('meter').map(bar => bar.getAttribute('aria-label'))).toEqual([
      'Out-of-Pocket Maximum, Individual',
      'Deductible, Individual',
    ])
  })

  it('[BENEFIT-23] lists other services with what they cost, opening their page or their document', async () => {
    const { rows, getByRole } = await open(
      '/benefits/medical',
      answering({ category: 'MEDICAL', coverage: medicalCoverage }),
    )
    expect(rows('Office visits').map(([, pay]) => pay)).toEqual(['$25.00', ''])
    expect(getByRole('link', { name: 'Office visit' }).getAttribute('href')).toBe('/benefits/medical?service=visit')
    const document = getByRole('link', { name: /^Guide/ })
    expect(document.getAttribute('href')).toBe('https://documents.example/guide.pdf')
    expect(document.getAttribute('target')).toBe('_blank')
  })

  it('[BENEFIT-18] [CONST-09] shows network tiers as tabs, the default one unless the address names the other', async () => {
    const { getByRole, rows, user, router, getByText } = await open('/benefits/dental')
    const tabs = within(getByRole('navigation', { name: 'Network' }))
    expect(tabs.getAllByRole('link').map(link => link.textContent)).toEqual(['In network', 'Out of network'])
    expect(tabs.getByRole('link', { name: 'In network' }).getAttribute('aria-current')).toBe('page')
    expect(getByText('In network: 2 services')).toBeTruthy()
    expect(rows('Preventive')[0]?.at(-1)).toBe('30%')
    await user.click(tabs.getByRole('link', { name: 'Out of network' }))
    await waitFor(() => expect(rows('Preventive')[0]?.at(-1)).toBe('40%'))
    expect(router.state.location.search).toBe('?tier=out-of-network')
    expect(router.state.location.hash).toBe('#services')
    await waitFor(() => expect(getByText('Out of network: 1 service')).toBe(document.activeElement))
    expect(scrolledTo.mock.instances).toContain(getByRole('region', { name: 'What your plan covers' }))
  })

  it('[BENEFIT-18] shows the first tier when none is in network, and no tabs for one', async () => {
    const [outOfNetwork] = dentalCoverage.tiers
    const tiers = outOfNetwork ? [{ ...outOfNetwork, isDefault: true }] : []
    const { rows, queryByRole } = await open('/benefits/dental', answering({ coverage: { ...dentalCoverage, tiers } }))
    expect(rows('Preventive')[0]?.at(-1)).toBe('40%')
    expect(queryByRole('navigation', { name: 'Network' })).toBeNull()
  })

  it('[BENEFIT-26] says so when there are no benefits, in place of the list', async () => {
    const { getByText, getByRole, queryByRole } = await open(
      '/benefits/vision',
      answering({ category: 'VISION', limits: [], coverage: { ...dentalCoverage, plan: null, tiers: [] } }),
    )
    expect(getByText('No vision benefits to show')).toBeTruthy()
    expect(within(getByRole('main')).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us')
    expect(queryByRole('table')).toBeNull()
  })

  const failures = ['benefits', 'benefits.limits', 'planPeriods'].map(place => `viewer.family.member.${place}`)
  it.each(failures)('[BENEFIT-27] a failed %s goes to the error page with the status', async place => {
    const { findByText } = await open('/benefits/dental', { BenefitsScreen: () => failing(place, 500) })
    await findByText('Error code: 500 Internal server error')
  })

  it('[MEMBER-38] offers to print the page: beside the heading, and at the end for phones', async () => {
    const { getAllByRole } = await open('/benefits/dental')
    expect(getAllByRole('button', { name: 'Print' })).toHaveLength(2)
  })
})

describe('whose benefits show', () => {
  it('[BENEFIT-06] lists the family by name and asks again for the one who is chosen', async () => {
    const { getByRole, user, router, sent } = await open('/benefits/dental?tier=out-of-network', answering({}, 3))
    const picker = within(getByRole('navigation', { name: 'Family member' }))
    expect(picker.getAllByRole('link').map(link => link.textContent)).toEqual(['Robin Lee', 'Sam Lee', 'Kim Lee'])
    expect(picker.getByRole('link', { name: 'Robin Lee' }).getAttribute('aria-current')).toBe('page')
    await user.click(picker.getByRole('link', { name: 'Sam Lee' }))
    await waitFor(() => expect(sent('BenefitsScreen')).toHaveLength(2))
    expect(sent('BenefitsScreen')[1]?.variables).toMatchObject({ suffix: 1 })
    expect(router.state.location.search).toBe('?tier=out-of-network&member=1')
  })

  it('[BENEFIT-06] keeps the member on the way to a service and to an earlier period', async () => {
    const { getByRole } = await open('/benefits/dental?member=1', answering({}, 2, [2026, 2025], 1))
    expect(getByRole('link', { name: 'Crown' }).getAttribute('href')).toBe('/services/dental/D2740?member=1')
    expect(getByRole('link', { name: '01/01/2025 - 12/31/2025' }).getAttribute('href')).toBe(
      '/history/1735689600000/benefits/dental?member=1',
    )
  })

  it('[BENEFIT-06] has no picker when one member is visible', async () => {
    const { queryByRole } = await open('/benefits/dental')
    expect(queryByRole('navigation', { name: 'Family member' })).toBeNull()
  })

  it('[BENEFIT-06] shows the error page of 403 for somebody whom the viewer may not see', async () => {
    const { findByText } = await open('/benefits/dental?member=9', {
      BenefitsScreen: () => ({ data: { viewer: { ...family(1, {}), family: { members: [], member: null } } } }),
    })
    await findByText(/Error code: 403/)
  })

  it('takes anything but a suffix for the viewer', async () => {
    const { sent } = await open('/benefits/dental?member=nobody')
    expect(sent('BenefitsScreen')[0]?.variables).toMatchObject({ suffix: null })
  })
})

describe('the plan periods of a category', () => {
  it('[HISTORY-01] [HISTORY-03] [MEMBER-04] are listed as they come, newest first, the one in sight marked', async () => {
    const { getByRole } = await open('/benefits/dental', answering({}, 1, [2027, 2026, 2025, 2024]))
    const links = within(getByRole('navigation', { name: 'Plan period' })).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Starts 01/01/2027', '/history/1798761600000/benefits/dental'],
      ['Current benefits', '/benefits/dental'],
      ['01/01/2025 - 12/31/2025', '/history/1735689600000/benefits/dental'],
      ['01/01/2024 - 12/31/2024', '/history/1704067200000/benefits/dental'],
    ])
    expect(links.map(link => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
  })

  it('lead to what a period had when it had no plan of the category', async () => {
    const { getByRole } = await open('/benefits/vision', answering({ category: 'VISION' }, 1, [2026, 2025]))
    expect(getByRole('link', { name: '01/01/2025 - 12/31/2025' }).getAttribute('href')).toBe(
      '/history/1735689600000/benefits/medical',
    )
  })

  it('[HISTORY-02] are left out when there is only the current one', async () => {
    const { queryByRole } = await open('/benefits/dental', answering({}, 1, [2026]))
    expect(queryByRole('navigation', { name: 'Plan period' })).toBeNull()
  })

  it('[MEMBER-04] have a summary, which every category leads to', async () => {
    const { getByRole } = await open('/benefits/dental', answering({}, 1, [2026]))
    const main = within(getByRole('main'))
    expect(main.getByRole('link', { name: 'Benefits summary' }).getAttribute('href')).toBe('/benefits/summary')
  })
})
