import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { deductible, dentalBenefits, dentalService, planPeriod, serviceDetail } from '../testing/benefits-answers.ts'

const { seen, viewer, errors } = asking()

const plan = 'plan { classPlanId planName insuranceType effectiveDate terminationDate timeline }'
const item = 'tierOutOfPocket { description network note copay isCopay text }'
const dental =
  '... on DentalService { tier category code name amount description incentiveTiers { tier amount description } benefitLimit }'
const medical = '... on MedicalService { tierId category url pageId pageDescription }'
const detail = `id name category description mainNote outOfPocket ${item} offers { ${dental} ${medical} }`

/** Queries of the calls below `benefits/`, by call. */
const asked = () =>
  seen()
    .filter(({ call }) => call.startsWith('GET benefits/'))
    .map(({ call, query }) => [call.slice(4), query])

describe('Viewer.benefits', () => {
  it('[BENEFIT-02] [BENEFIT-05] [CALL-34] [ENT-24] [ENT-25] gives dental benefits and limits of today', async () => {
    const amounts = 'category label total met remaining percentMet coverage tier detailDescription { header body }'
    const tiers = `tiers { networkTier isDefault groups { category services { ${dental} } } }`
    const text = `benefits(category: DENTAL) {
      category memberSuffix asOfDate
      coverage { ${plan} deductibles { ${amounts} } ${tiers} }
      limits { limitType total percentMet }
    }`
    expect(await viewer(text)).toEqual({
      benefits: {
        ...{ category: 'DENTAL', memberSuffix: 0, asOfDate: '2026-06-15' },
        coverage: {
          plan: { ...dentalBenefits.plan, timeline: 'ACTIVE_SINCE' },
          deductibles: [{ ...deductible, category: 'DENTAL', tier: 'IN_NETWORK', percentMet: 40 }],
          tiers: [
            {
              ...{ networkTier: 'IN_NETWORK', isDefault: true },
              groups: [{ category: 'Basic', services: [{ ...dentalService, tier: 'IN_NETWORK' }] }],
            },
          ],
        },
        limits: [{ limitType: 'Annual Limit', total: '1500.00', percentMet: 30 }],
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
      const data = await viewer(
        `benefits(category: ${category}, memberSuffix: 1, asOf: "2025-12-31") { memberSuffix asOfDate ${services} }`,
      )
      const service = {
        ...{ __typename: 'MedicalService', tierId: 'IN_NETWORK', category: 'Office visits' },
        ...{ url: null, pageId: 'visit', pageDescription: 'Office visit' },
      }
      expect(data).toEqual({
        benefits: {
          ...{ memberSuffix: 1, asOfDate: '2025-12-31' },
          coverage: { tiers: [{ groups: [{ services: [service] }] }] },
        },
      })
      expect(seen().map(({ call, query }) => [call, query])).toEqual([
        [`GET benefits/${call}`, { suffix: '1', asOfDate: '2025-12-31' }],
      ])
    },
  )

  it('[ENT-27] gives the detail of a dental service by its code, with what it costs in each tier', async () => {
    const words = { description: 'Fills a tooth.', name: 'Filling', category: 'Basic' }
    expect(await viewer(`benefits(category: DENTAL) { service(id: "D2392") { ${detail} } }`)).toEqual({
      benefits: {
        service: {
          ...{ ...serviceDetail, ...words, offers: [{ ...dentalService, tier: 'IN_NETWORK' }] },
          tierOutOfPocket: [
            {
              ...{ description: 'In network', network: 'IN_NETWORK', note: 'After the deductible.' },
              ...{ copay: '20.00', isCopay: false, text: '20%' },
            },
            {
              ...{ description: 'Out of network', network: 'OUT_OF_NETWORK', note: null },
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
    const both = 'benefits(category: DENTAL, memberSuffix: 4) { coverage { deductibles { label } } limits { total } }'
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
    expect(await viewer(text, { 'GET benefits/dental': { json } })).toEqual({
      benefits: { coverage: { plan: null, tiers: [], headlines: [] } },
    })
  })
})

describe('Viewer.benefitsSummary', () => {
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
      memberSuffix asOfDate benefits { category asOfDate coverage { headlines { id name } } }
    }`
    const own = { category: 'DENTAL', coverage: { headlines: [{ id: 'D2392', name: 'Filling' }] } }
    expect(await viewer(text(), replies)).toEqual({
      benefitsSummary: {
        ...{ memberSuffix: 0, asOfDate: '2026-06-15', benefits: [{ ...own, asOfDate: '2026-06-15' }] },
      },
    })
    const asOfDate = '2025-07-01'
    const visit = { category: 'MEDICAL', asOfDate, coverage: { headlines: [{ id: 'visit', name: 'Office visit' }] } }
    expect(await viewer(text(`(asOfTime: "${Date.parse('2025-07-01T00:00:00Z')}")`), replies)).toEqual({
      benefitsSummary: { memberSuffix: 0, asOfDate, benefits: [visit, { ...own, asOfDate }] },
    })
  })

  it('refuses a malformed time', async () => {
    expect(await errors('benefitsSummary(asOfTime: "2026-06-15") { asOfDate }', replies)).toMatchObject([
      { code: 'BAD_REQUEST', status: 400, area: 'benefits' },
    ])
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
      'benefitsSummary { asOfDate period { status effectiveDate } benefits { category coverage { plan { planName } } limits { total } } }'
    expect(await viewer(text, replies)).toEqual({
      benefitsSummary: {
        ...{ asOfDate: '2026-07-01', period: { status: 'FUTURE', effectiveDate: '2026-07-01' } },
        benefits: [
          { category: 'DENTAL', coverage: { plan: { planName: 'Dental plan' } }, limits: [{ total: '1500.00' }] },
        ],
      },
    })
    expect(asked().slice(1).toSorted()).toEqual([
      ['benefits/dental', query],
      ['benefits/limits', query],
    ])
  })

  it('[MEMBER-05] [MEMBER-08] shows in its category as of its first day when nobody names one', async () => {
    await viewer('benefits(category: DENTAL) { asOfDate coverage { plan { planName } } }', replies)
    expect(asked()).toEqual([['benefits/dental', query]])
  })

  it('[MEMBER-01] is told as starting, from its first day on as active', async () => {
    const json = { ...dentalBenefits, plan: { ...dentalBenefits.plan, effectiveDate: '2026-06-16' } }
    const text = 'benefits(category: DENTAL) { coverage { plan { timeline } } }'
    const timeline = async (now: string) =>
      viewer(text, { 'GET benefits/dental': { json } }, { clock: { now: () => new Date(now), timeZone: 'UTC' } })
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
    const text = `benefitPeriods {
      status memberSuffix effectiveDate terminationDate effectiveTime
      plans { category planName effectiveDate terminationDate }
    }`
    const planOf = ({ planName, effectiveDate, terminationDate }: typeof planPeriod, category: string) => ({
      ...{ category, planName, effectiveDate, terminationDate },
    })
    expect(await viewer(text, replies)).toEqual({
      benefitPeriods: [
        {
          ...{ status: 'TERMED', memberSuffix: 0, effectiveDate: '2025-01-01', terminationDate: '2025-12-31' },
          effectiveTime: '1735689600000',
          plans: [planOf(planPeriod, 'MEDICAL'), planOf(planPeriod, 'DENTAL')],
        },
        {
          ...{ status: 'TERMED', memberSuffix: 0, effectiveDate: '2024-01-01', terminationDate: '2024-12-31' },
          effectiveTime: '1704067200000',
          plans: [planOf(before, 'DENTAL')],
        },
      ],
    })
    expect(asked()).toEqual([['benefits/history', {}]])
  })

  it('a period has no benefits of a kind of coverage without a plan in it', async () => {
    const vision = 'benefitPeriod(effectiveTime: "1735689600000") { benefits(category: VISION) { asOfDate } }'
    expect(await viewer(vision, replies)).toEqual({ benefitPeriod: { benefits: null } })
  })

  it('[HISTORY-04] [MEMBER-05] [OPEN-16] asks benefits, limits and services of a closed period as of its last day', async () => {
    const benefits =
      'benefits(category: DENTAL) { coverage { headlines { id } } limits { total } service(id: "D2392") { name } }'
    expect(
      await viewer(`benefitPeriod(effectiveTime: "1735689600000") { effectiveDate ${benefits} }`, replies),
    ).toEqual({
      benefitPeriod: {
        effectiveDate: '2025-01-01',
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

  it('[HISTORY-07] opens the period in which a time lies', async () => {
    const inside = `benefitPeriod(effectiveTime: "${Date.parse('2025-07-01T00:00:00Z')}") { effectiveDate }`
    expect(await viewer(inside, replies)).toEqual({ benefitPeriod: { effectiveDate: '2025-01-01' } })
  })

  it('[MEMBER-05] [BENEFIT-07] a first day in the address of the summary asks for its period, as of its last day', async () => {
    const text =
      'benefitsSummary(asOfTime: "1735689600000") { asOfDate period { status } benefits { category asOfDate } }'
    const asOfDate = '2025-12-31'
    expect(await viewer(text, replies)).toEqual({
      benefitsSummary: {
        ...{ asOfDate, period: { status: 'TERMED' } },
        benefits: [
          { category: 'MEDICAL', asOfDate },
          { category: 'DENTAL', asOfDate },
        ],
      },
    })
  })

  it("returns null for a malformed time, a time outside all periods, or another member's period", async () => {
    const notFound = [{ code: 'NOT_FOUND', status: 404, area: 'benefits', call: 'benefits/history' }]
    for (const time of ['soon', '', '1735689600001000', '1767225600000', '-1']) {
      expect(await errors(`benefitPeriod(effectiveTime: "${time}") { effectiveDate }`, replies)).toEqual(notFound)
    }
    const other = 'benefitPeriod(effectiveTime: "1704067200000", memberSuffix: 1) { effectiveDate }'
    expect(await errors(other, replies)).toEqual(notFound)
  })
})
