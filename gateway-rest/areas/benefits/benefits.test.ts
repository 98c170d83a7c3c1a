import { describe, expect, it } from 'vitest'
import type {
  ClaimPage,
  DentalBenefits,
  Limit,
  PlanPeriod,
  ServiceBenefits,
} from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const cents = (money: string | null): number => Math.round(Number(money) * 100)
const TODAY = '2026-06-15'

describe('benefits of a member on a date', () => {
  const gateway = useGateway()
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (persona: string, domainId = '1') => {
    const token = tokens.get(persona + domainId) ?? gateway().signIn(persona, domainId)
    tokens.set(persona + domainId, token)
    return token
  }
  const ask = async <T>(call: string, persona = 'active', { suffix = 0, asOfDate = TODAY, domainId = '1' } = {}) =>
    gateway().get<T>(`benefits/${call}?suffix=${suffix}&asOfDate=${asOfDate}`, await tokenOf(persona, domainId))
  const status = async (query: string, persona = 'active') => {
    const answer = await gateway().call(`benefits/${query}`, { token: await tokenOf(persona) })
    return [answer.status, answer.json()]
  }

  it.each([
    ['medical', 'MPPO1500', 25, 5],
    ['pharmacy', 'RX100', 8, 3],
    ['vision', 'VIS250', 5, 2],
  ] as const)(
    '[CALL-31] [CALL-32] [CALL-33] [ENT-26] [OPEN-47] GET benefits/%s gives pages and documents in both tiers',
    async (category, classPlanId, least, headlines) => {
      const { services, details, headlineIds, ...rest } = await ask<ServiceBenefits>(category)
      expect(rest).toMatchObject({ category, asOfDate: TODAY, plan: { classPlanId, effectiveDate: '2026-01-01' } })
      const pages = new Set(services.map(({ pageDescription, category: heading }) => heading + pageDescription))
      expect(pages.size).toBeGreaterThanOrEqual(least)
      expect(new Set(services.map(service => service.tierId))).toEqual(new Set(['innet', 'outnet']))
      const ids = details.map(({ id }) => id)
      for (const { url, pageId } of services) {
        expect((url === null) !== (pageId === null)).toBe(true)
        if (pageId !== null) expect(ids).toContain(pageId)
      }
      expect(headlineIds).toHaveLength(headlines)
      expect(headlineIds.every(id => ids.includes(id))).toBe(true)
    },
  )

  it('[CALL-34] [ENT-25] [OPEN-56] GET benefits/dental gives services by class and tier', async () => {
    const { services, plan } = await ask<DentalBenefits>('dental')
    expect(plan).toMatchObject({ planName: 'Dental Choice 1500', insuranceType: 'PPO', terminationDate: null })
    expect([...new Set(services.map(({ category }) => category))]).toEqual([
      ...['Preventive', 'Basic', 'Major', 'Orthodontic'],
    ])
    expect(services.filter(({ code }) => code === 'D1110')).toEqual([
      {
        ...{ tier: 'tab1', category: 'Preventive', code: 'D1110', name: 'Teeth cleaning, adult', amount: '0%' },
        ...{ description: expect.any(String), incentiveTiers: [], benefitLimit: 'Two in a calendar year' },
      },
      expect.objectContaining({ tier: 'tab2', code: 'D1110', amount: '20%' }),
    ])
  })

  it('[ENT-27] a service detail says what the member pays in each tier: an amount, or a share', async () => {
    const medical = await ask<ServiceBenefits>('medical')
    expect(medical.details.find(({ id }) => id === 'primary-care-visit')).toEqual({
      id: 'primary-care-visit',
      mainNote: null,
      outOfPocket: '$25.00 in network',
      tierOutOfPocket: [
        { description: 'In network', network: 'innet', note: null, copay: '25.00', isCopay: true },
        {
          ...{ description: 'Out of network', network: 'outnet', copay: '40.00', isCopay: false },
          note: 'After the deductible. You may be billed for charges above what the plan allows.',
        },
      ],
    })
    expect(medical.details.find(({ id }) => id === 'skilled-nursing')?.mainNote).toBe(
      '60 days in a calendar year. The plan has to approve this before it starts.',
    )
    const dental = await ask<DentalBenefits>('dental')
    expect(new Set(dental.details.map(({ id }) => id))).toEqual(new Set(dental.services.map(({ code }) => code)))
  })

  it('[ENT-24] deductibles have the figures of the limits, and these are what the claims of the year have met', async () => {
    const { deductibles } = await ask<DentalBenefits>('dental')
    const limits = (await ask<Limit[]>('limits')).filter(({ productCategory }) => productCategory === 'D')
    expect(deductibles.map(one => [one.coverage, one.tier, one.total, one.met, one.remaining])).toEqual(
      limits.map(one => [one.coverageType, one.networkTier, one.total, one.totalMet, one.totalRemaining]),
    )
    expect(deductibles[0]).toMatchObject({ category: 'dental', label: 'Annual limit', coverage: 'INDIVIDUAL' })
    const path = `claims/dental?startDate=2026-01-01&endDate=${TODAY}&suffix=0&page=0&size=100`
    const { content } = await gateway().get<ClaimPage>(path, await tokenOf('active'))
    const paid = content.reduce((sum, claim) => sum + cents(claim.claimDetailTotals.paidAmountTotal), 0)
    expect(paid).toBe(19_200)
    expect(cents(deductibles[0]?.met ?? null)).toBe(paid)
  })

  it.each([
    ['1', 12],
    ['2', 5],
    ['3', 12],
    ['5', 11],
  ] as const)(
    'in every category and year of brand %s, met and remaining make up the total, and family is the sum of the members',
    async (domainId, kinds) => {
      for (const asOfDate of ['2024-12-31', '2025-12-31', TODAY]) {
        const ofMembers = await Promise.all(
          [0, 1, 2, 3].map(suffix => ask<Limit[]>('limits', 'active', { suffix, asOfDate, domainId })),
        )
        expect(ofMembers[0]).toHaveLength(kinds)
        for (const [index, limit] of (ofMembers[0] ?? []).entries()) {
          expect(cents(limit.totalMet) + cents(limit.totalRemaining)).toBe(cents(limit.total))
          expect(cents(limit.total) < 0 || cents(limit.totalMet) <= cents(limit.total)).toBe(true)
          const family = ofMembers[0]?.[index + 1]
          if (family?.coverageType !== 'FAMILY' || family.total === '-1.00') continue
          const sum = ofMembers.reduce((total, limits) => total + cents(limits[index]?.totalMet ?? null), 0)
          expect(cents(family.totalMet)).toBe(sum)
        }
      }
    },
  )

  it('[OPEN-56] the date decides which plan it is, and what is met', async () => {
    const before = await ask<DentalBenefits>('dental', 'active', { asOfDate: '2025-12-31' })
    expect(before.plan).toEqual({
      ...{ classPlanId: 'DPPO1250', planName: 'Dental Choice 1250', insuranceType: 'PPO' },
      ...{ effectiveDate: '2025-01-01', terminationDate: '2025-12-31' },
    })
    expect(before.deductibles[0]).toMatchObject({ total: '1250.00' })
    const newYear = await ask<DentalBenefits>('dental', 'active', { asOfDate: '2026-01-01' })
    expect(newYear.plan?.classPlanId).toBe('DPPO1500')
    expect(newYear.deductibles.every(({ met }) => met === '0.00')).toBe(true)
  })

  it('brands and groups have plans of their own: incentive, network only, copays', async () => {
    const regional = await ask<DentalBenefits>('dental', 'active', { domainId: '5' })
    expect(regional.services.find(({ code }) => code === 'D2392')?.incentiveTiers.map(({ amount }) => amount)).toEqual([
      ...['30%', '20%', '10%', '0%'],
    ])
    const network = await ask<ServiceBenefits>('medical', 'active', { domainId: '5' })
    const visits = network.services.filter(({ pageId }) => pageId === 'primary-care-visit')
    expect(visits.map(({ tierId }) => tierId)).toEqual(['innet'])
    expect((await ask<DentalBenefits>('dental', 'medicare')).services[0]).toMatchObject({ amount: '$0.00' })
    expect((await ask<ServiceBenefits>('medical', 'ebill')).plan?.classPlanId).toBe('MHSA3000')
  })

  it('what one group has paid is not met in another', async () => {
    const token = await tokenOf('groups')
    const body = { groupId: '10003100', domain: '1' }
    const switched = await gateway().call<{ token: string }>('group-selection', { method: 'POST', token, body })
    const path = `benefits/dental?suffix=0&asOfDate=${TODAY}`
    const met = async (bearer: string) => {
      const { plan, deductibles } = await gateway().get<DentalBenefits>(path, bearer)
      return [plan?.classPlanId, deductibles.reduce((sum, one) => sum + cents(one.met), 0) > 0]
    }
    expect(await met(token)).toEqual(['DPPO1500', true])
    expect(await met(switched.json().token)).toEqual(['DPPO1500', false])
  })

  it('without a plan on the date there is no plan and nothing else', async () => {
    const nothing = { plan: null, deductibles: [], services: [], details: [], headlineIds: [] }
    const vision = { category: 'vision', asOfDate: TODAY, ...nothing }
    expect(await ask('vision', 'dentalonly')).toEqual(vision)
    expect(await ask('vision', 'future')).toEqual(vision)
    expect(await ask('vision', 'termed')).toEqual(vision)
    expect(await ask('dental', 'active', { asOfDate: '2023-12-31' })).toMatchObject({ category: 'dental', plan: null })
  })

  it('[CALL-35] GET benefits/history gives the periods that ended, newest first; a dependent the own ones', async () => {
    const history = async (persona: string) => gateway().get<PlanPeriod[]>('benefits/history', await tokenOf(persona))
    const periods = await history('active')
    expect(new Set(periods.map(({ suffix }) => suffix))).toEqual(new Set([0, 1, 2, 3]))
    const own = periods.filter(({ suffix, category }) => suffix === 0 && category === 'dental')
    expect(own.map(one => [one.planName, one.effectiveDate, one.terminationDate])).toEqual([
      ['Dental Choice 1250', '2025-01-01', '2025-12-31'],
      ['Dental Choice 1250', '2024-01-01', '2024-12-31'],
    ])
    expect(new Set((await history('dependent')).map(({ suffix }) => suffix))).toEqual(new Set([1]))
    expect((await history('termed'))[0]).toMatchObject({ effectiveDate: '2026-01-01', terminationDate: '2026-01-16' })
    expect(await history('future')).toEqual([])
    expect(await history('noplan')).toEqual([])
  })

  it('[PERM-26] refuses members whom the token may not see, and never shows their data', async () => {
    for (const call of ['medical', 'pharmacy', 'vision', 'dental']) {
      expect(await status(`${call}?suffix=4&asOfDate=${TODAY}`)).toMatchObject([404, { field: 'suffix' }])
      expect(await status(`${call}?suffix=0&asOfDate=${TODAY}`, 'dependent')).toMatchObject([
        403,
        { code: 'FORBIDDEN' },
      ])
      expect((await gateway().call(`benefits/${call}?suffix=0&asOfDate=${TODAY}`)).status).toBe(401)
    }
    expect((await gateway().call('benefits/history')).status).toBe(401)
  })

  it('a wrong date or suffix is refused by name', async () => {
    for (const call of ['medical', 'pharmacy', 'vision', 'dental', 'limits']) {
      for (const wrong of ['2026-02-29', '06/15/2026', '1767225600000', '']) {
        expect(await status(`${call}?suffix=0&asOfDate=${wrong}`)).toMatchObject([400, { field: 'asOfDate' }])
      }
      expect(await status(`${call}?suffix=0`)).toMatchObject([400, { field: 'asOfDate' }])
      expect(await status(`${call}?suffix=x&asOfDate=${TODAY}`)).toMatchObject([400, { field: 'suffix' }])
    }
  })
})
