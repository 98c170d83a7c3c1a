import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { deductible, dentalBenefits, dentalService, planPeriod, serviceDetail } from '../testing/benefits-answers.ts'

const { seen, viewer, errors: errorsOf } = asking()
type More = Parameters<typeof viewer> extends [string, ...infer Rest] ? Rest : never

/** A selection on the viewer as a member; on another of the family by suffix. */
const member = async (selection: string, ...more: More) =>
  Object(await viewer(`member { ${selection} }`, ...more)).member
const child = async (selection: string, ...more: More) =>
  Object(Object(await viewer(`family { member(suffix: 1) { ${selection} } }`, ...more)).family).member
const errors = (selection: string, replies?: Parameters<typeof errorsOf>[1]) =>
  errorsOf(`member { ${selection} }`, replies)

const plan = 'plan { planClass name insuranceType startDate endDate timeline }'
const { coverage: _whose, tier: _tier, ...ownAmounts } = deductible
const { tier: _network, ...ownService } = dentalService
const item = 'tierOutOfPocket { description networkTier note copay isCopay text }'
const dental =
  '... on DentalService { networkTier category code name amount description incentiveTiers { tier amount description } benefitLimit }'
const medical = '... on MedicalService { networkTier category url pageId name }'
const detail = `id name category description mainNote outOfPocket ${item} offers { ${dental} ${medical} }`

/** Queries of the calls below `benefits/`, by call. */
const asked = () =>
  seen()
    .filter(({ call }) => call.startsWith('GET benefits/'))
    .map(({ call, query }) => [call.slice(4), query])

describe('Member.benefits', () => {
  it('[BENEFIT-02] [BENEFIT-05] [CALL-34] [ENT-24] [ENT-25] gives dental benefits and limits of today', async () => {
    const amounts =
      'category label total met remaining percentMet coverageType networkTier detailDescription { header body }'
    const tiers = `tiers { networkTier isDefault groups { category services { ${dental} } } }`
    const text = `benefits(category: DENTAL) {
      category date
      coverage { ${plan} deductibles { ${amounts} } ${tiers} }
      limits { name total percentMet }
    }`
    expect(await member(text)).toEqual({
      benefits: {
        ...{ category: 'DENTAL', date: '2026-06-15' },
        coverage: {
          plan: {
            ...{ planClass: 'PLAN-dental', name: 'Dental plan', insuranceType: 'PPO' },
            ...{ startDate: '2026-01-01', endDate: null, timeline: 'ACTIVE_SINCE' },
          },
          deductibles: [
            {
              ...{ ...ownAmounts, category: 'DENTAL', coverageType: 'INDIVIDUAL', networkTier: 'IN_NETWORK' },
              percentMet: 40,
            },
          ],
          tiers: [
            {
              ...{ networkTier: 'IN_NETWORK', isDefault: true },
              groups: [{ category: 'Basic', services: [{ ...ownService, networkTier: 'IN_NETWORK' }] }],
            },
          ],
        },
        limits: [{ name: 'Annual Limit', total: '1500.00', percentMet: 30 }],
      },
    })
    const query = { suffix: '0', asOfDate: '2026-06-15' }
    expect(asked().toSorted()).toEqual([
      ['benefits/dental', query],
      ['benefits/limits', query],
    ])
  })

  it.each([
    ['MEDICAL', 'medical'],
    ['VISION', 'vision'],
    ['PHARMACY', 'pharmacy'],
  ])(
    '[BENEFIT-01] [BENEFIT-03] [BENEFIT-04] [CALL-31] [CALL-32] [CALL-33] [ENT-26] asks %s for the member and the date named',
    async (category, call) => {
      const services = `coverage { tiers { groups { services { __typename ${medical} } } } }`
      const data = await child(`suffix benefits(category: ${category}, on: "2025-12-31") { date ${services} }`)
      const service = {
        ...{ __typename: 'MedicalService', networkTier: 'IN_NETWORK', category: 'Office visits' },
        ...{ url: null, pageId: 'visit', name: 'Office visit' },
      }
      expect(data).toEqual({
        suffix: 1,
        benefits: {
          date: '2025-12-31',
          coverage: { tiers: [{ groups: [{ services: [service] }] }] },
        },
      })
      expect(asked()).toEqual([[`benefits/${call}`, { suffix: '1', asOfDate: '2025-12-31' }]])
    },
  )

  it('[ENT-27] gives the detail of a dental service by its code, with what it costs in each tier', async () => {
    const words = { description: 'Fills a tooth.', name: 'Filling', category: 'Basic' }
    expect(await member(`benefits(category: DENTAL) { service(id: "D2392") { ${detail} } }`)).toEqual({
      benefits: {
        service: {
          ...{ ...serviceDetail, ...words, offers: [{ ...ownService, networkTier: 'IN_NETWORK' }] },
          tierOutOfPocket: [
            {
              ...{ description: 'In network', networkTier: 'IN_NETWORK', note: 'After the deductible.' },
              ...{ copay: '20.00', isCopay: false, text: '20%' },
            },
            {
              ...{ description: 'Out of network', networkTier: 'OUT_OF_NETWORK', note: null },
              ...{ copay: '1250.00', isCopay: true, text: '$1,250.00' },
            },
          ],
        },
      },
    })
  })

  it('names a service that the plan does not have as not found', async () => {
    expect(await errors('benefits(category: MEDICAL) { service(id: "D2392") { id } }')).toEqual([
      expect.objectContaining({ code: 'NOT_FOUND', status: 404, area: 'benefits', call: 'benefits/medical' }),
    ])
  })

  it('each call fails alone, and a refusal keeps its status', async () => {
    const both = 'benefits(category: DENTAL) { coverage { deductibles { label } } limits { total } }'
    const refused = { json: { code: 'NOT_FOUND', message: 'No such member' }, status: 404 }
    expect(await errors(both, { 'GET benefits/dental': refused })).toMatchObject([
      { code: 'NOT_FOUND', status: 404, call: 'benefits/dental' },
    ])
    const forbidden = { json: { code: 'FORBIDDEN', message: 'Not yours' }, status: 403 }
    expect(await errors(both, { 'GET benefits/limits': forbidden })).toMatchObject([
      { code: 'FORBIDDEN', status: 403, call: 'benefits/limits' },
    ])
  })

  it('a member without a plan on the date has no plan and empty lists', async () => {
    const json = { ...dentalBenefits, plan: null, deductibles: [], services: [], details: [], headlineIds: [] }
    const text = `benefits(category: DENTAL) { coverage { ${plan} tiers { isDefault } headlines { id } } }`
    expect(await member(text, { 'GET benefits/dental': { json } })).toEqual({
      benefits: { coverage: { plan: null, tiers: [], headlines: [] } },
    })
  })
})

describe('Member.benefitsSummary', () => {
  const record = { memberKey: 'M0', suffix: 0, productCategory: 'M', source: 'ledger' }
  const replies = {
    'GET eligibility/family': {
      json: [
        { ...record, effectiveDate: '2020-01-01', termedDate: '2025-12-31' },
        { ...record, productCategory: 'D', effectiveDate: '2020-01-01', termedDate: '9999-12-31' },
        { ...record, suffix: 1, productCategory: 'V', effectiveDate: '2020-01-01', termedDate: '9999-12-31' },
      ],
    },
  }

  it('gives the headlines of what is active on the date of the address', async () => {
    const text = (args = '') => `benefitsSummary${args} {
      date benefits { category date coverage { headlines { id name } } }
    }`
    const own = { category: 'DENTAL', coverage: { headlines: [{ id: 'D2392', name: 'Filling' }] } }
    expect(await member(text(), replies)).toEqual({
      benefitsSummary: {
        ...{ date: '2026-06-15', benefits: [{ ...own, date: '2026-06-15' }] },
      },
    })
    const date = '2025-07-01'
    const visit = { category: 'MEDICAL', date, coverage: { headlines: [{ id: 'visit', name: 'Office visit' }] } }
    expect(await member(text('(on: "2025-07-01")'), replies)).toEqual({
      benefitsSummary: { date, benefits: [visit, { ...own, date }] },
    })
  })
})

describe('a plan to come', () => {
  const record = { memberKey: 'M0', suffix: 0, source: 'ledger', effectiveDate: '2026-07-01', termedDate: '9999-12-31' }
  const replies = {
    'GET eligibility/family': { json: [{ ...record, productCategory: 'D' }] },
    'GET benefits/history': { json: [] },
  }
  const query = { suffix: '0', asOfDate: '2026-07-01' }

  it('[MEMBER-03] [MEMBER-05] [MEMBER-08] shows in the summary as of its first day, and says so', async () => {
    const text =
      'benefitsSummary { date period { status startDate } benefits { category coverage { plan { name } } limits { total } } }'
    expect(await member(text, replies)).toEqual({
      benefitsSummary: {
        ...{ date: '2026-07-01', period: { status: 'FUTURE', startDate: '2026-07-01' } },
        benefits: [{ category: 'DENTAL', coverage: { plan: { name: 'Dental plan' } }, limits: [{ total: '1500.00' }] }],
      },
    })
    expect(asked().slice(1).toSorted()).toEqual([
      ['benefits/dental', query],
      ['benefits/limits', query],
    ])
  })

  it('[MEMBER-05] [MEMBER-08] shows in its category as of its first day when nobody names one', async () => {
    await member('benefits(category: DENTAL) { date coverage { plan { name } } }', replies)
    expect(asked()).toEqual([['benefits/dental', query]])
  })

  it('[MEMBER-01] is told as starting, from its first day on as active', async () => {
    const json = { ...dentalBenefits, plan: { ...dentalBenefits.plan, effectiveDate: '2026-06-16' } }
    const text = 'benefits(category: DENTAL) { coverage { plan { timeline } } }'
    const timeline = async (now: string) =>
      member(text, { 'GET benefits/dental': { json } }, { clock: { now: () => new Date(now), timeZone: 'UTC' } })
    expect(await timeline('2026-06-15T23:59:00Z')).toEqual({ benefits: { coverage: { plan: { timeline: 'STARTS' } } } })
    expect(await timeline('2026-06-16T00:00:00Z')).toEqual({
      benefits: { coverage: { plan: { timeline: 'ACTIVE_SINCE' } } },
    })
  })
})

describe('plan periods', () => {
  const before = { ...planPeriod, effectiveDate: '2024-01-01', terminationDate: '2024-12-31' }
  const replies = {
    'GET benefits/history': {
      json: [before, planPeriod, { ...planPeriod, category: 'medical' }, { ...planPeriod, suffix: 1 }],
    },
  }

  it('[CALL-35] [HISTORY-01] lists the periods of the member, newest first', async () => {
    const text = 'planPeriods { status startDate endDate plans { category name startDate endDate } }'
    const planOf = ({ planName, effectiveDate, terminationDate }: typeof planPeriod, category: string) => ({
      ...{ category, name: planName, startDate: effectiveDate, endDate: terminationDate },
    })
    expect(await member(text, replies)).toEqual({
      planPeriods: [
        {
          ...{ status: 'TERMED', startDate: '2025-01-01', endDate: '2025-12-31' },
          plans: [planOf(planPeriod, 'MEDICAL'), planOf(planPeriod, 'DENTAL')],
        },
        {
          ...{ status: 'TERMED', startDate: '2024-01-01', endDate: '2024-12-31' },
          plans: [planOf(before, 'DENTAL')],
        },
      ],
    })
    expect(asked()).toEqual([['benefits/history', {}]])
  })

  it('a period has no benefits of a kind of coverage without a plan in it', async () => {
    const vision = 'planPeriod(on: "2025-01-01") { benefits(category: VISION) { date } }'
    expect(await member(vision, replies)).toEqual({ planPeriod: { benefits: null } })
  })

  it('[HISTORY-04] [MEMBER-05] [OPEN-16] asks benefits, limits and services of a closed period as of its last day', async () => {
    const benefits =
      'benefits(category: DENTAL) { coverage { headlines { id } } limits { total } service(id: "D2392") { name } }'
    expect(await member(`planPeriod(on: "2025-01-01") { startDate ${benefits} }`, replies)).toEqual({
      planPeriod: {
        startDate: '2025-01-01',
        benefits: {
          ...{ coverage: { headlines: [{ id: 'D2392' }] }, limits: [{ total: '1500.00' }] },
          service: { name: 'Filling' },
        },
      },
    })
    const query = { suffix: '0', asOfDate: '2025-12-31' }
    expect(asked().slice(1).toSorted()).toEqual([
      ['benefits/dental', query],
      ['benefits/limits', query],
    ])
  })

  it('[HISTORY-07] gives the period in which a day lies', async () => {
    expect(await member('planPeriod(on: "2025-07-01") { startDate }', replies)).toEqual({
      planPeriod: { startDate: '2025-01-01' },
    })
  })

  it('[MEMBER-05] [BENEFIT-07] a first day asks the summary for its period, as of its last day', async () => {
    const text = 'benefitsSummary(on: "2025-01-01") { date period { status } benefits { category date } }'
    const date = '2025-12-31'
    expect(await member(text, replies)).toEqual({
      benefitsSummary: {
        ...{ date, period: { status: 'TERMED' } },
        benefits: [
          { category: 'MEDICAL', date },
          { category: 'DENTAL', date },
        ],
      },
    })
  })

  it('[MEMBER-04] [HISTORY-07] tells an ended plan from the current period that began on the same day', async () => {
    const vision = { ...planPeriod, category: 'vision', effectiveDate: '2026-01-01', terminationDate: '2026-05-31' }
    const eligibility = { memberKey: 'M0', suffix: 0, productCategory: 'M', source: 'ledger' }
    const current = { ...eligibility, effectiveDate: '2026-01-01', termedDate: '9999-12-31' }
    const both = { 'GET benefits/history': { json: [vision] }, 'GET eligibility/family': { json: [current] } }
    const benefits = 'benefits(category: VISION) { date }'
    expect(await member(`planPeriod(on: "2026-01-01", category: VISION) { status ${benefits} }`, both)).toEqual({
      planPeriod: { status: 'TERMED', benefits: { date: '2026-05-31' } },
    })
    expect(await member('benefitsSummary(on: "2026-01-01") { period { status } benefits { category } }', both)).toEqual(
      {
        benefitsSummary: { period: { status: 'TERMED' }, benefits: [{ category: 'VISION' }] },
      },
    )
    expect(await member('benefitsSummary { period { status } }', both)).toEqual({
      benefitsSummary: { period: { status: 'ACTIVE' } },
    })
  })

  it("gives null for a day outside all periods, and for another member's period", async () => {
    const period = (day: string) => `planPeriod(on: "${day}") { startDate }`
    expect(await member(period('2026-01-01'), replies)).toEqual({ planPeriod: null })
    expect(await child(period('2024-01-01'), replies)).toEqual({ planPeriod: null })
  })
})
