import { describe, expect, it } from 'vitest'
import { useGateway } from '../testing/use-gateway.ts'

describe('what a plan offers beside coverage', () => {
  const gateway = useGateway()
  const ask = async <T>(path: string, persona: string) => gateway().get<T>(path, await gateway().signIn(persona))
  const text = async (path: string, persona: string) =>
    (await gateway().call(path, { token: await gateway().signIn(persona) })).text

  it('[CALL-47] hasReferrals tells whether there are any', async () => {
    expect(await ask('referrals/hasReferrals', 'active')).toEqual({ hasReferrals: true })
    expect(await ask('referrals/hasReferrals', 'dentalonly')).toEqual({ hasReferrals: false })
    expect(await ask('referrals/hasReferrals', 'dependent')).toEqual({ hasReferrals: false })
  })

  it('[CALL-50] Medicare materials are offered to their members only', async () => {
    expect(await ask('medicare-materials/eligibility', 'medicare')).toEqual({ eligible: true })
    expect(await ask('medicare-materials/eligibility', 'active')).toEqual({ eligible: false })
  })

  it('[CALL-51] the Outline of Coverage is an address as text, or nothing', async () => {
    expect(await text('handbook/ooc', 'active')).toBe('https://documents.brand-1.example/outline-of-coverage.pdf')
    expect(await text('handbook/ooc', 'noplan')).toBe('')
  })

  it('[CALL-55] the due date of the preventive care initiative is text, or nothing', async () => {
    expect(await text('pcp/city-of-portland', 'preventive')).toBe('2026-07-30')
    expect(await text('pcp/city-of-portland', 'preventivenodate')).toBe('')
    expect(await ask('account', 'preventivenodate')).toMatchObject({ groupId: '10002805' })
  })

  it('[CALL-61] a member has an ID card for each category that is active today', async () => {
    expect(await ask('idCard/eligible', 'active')).toEqual({
      eligible: true,
      categories: ['medical', 'dental', 'vision', 'pharmacy'],
    })
    expect(await ask('idCard/eligible', 'dentalonly')).toEqual({ eligible: true, categories: ['dental'] })
    for (const persona of ['termed', 'future', 'noplan']) {
      expect(await ask('idCard/eligible', persona)).toEqual({ eligible: false, categories: [] })
    }
  })

  it('[CALL-65] [CALL-66] [CALL-67] [CALL-68] eBill: eligible, alert, and the first visit that is remembered', async () => {
    const token = await gateway().signIn('ebill')
    expect(await gateway().get('ebill/hasEbill', token)).toEqual({ hasEbill: true })
    expect(await gateway().get('ebill/showEbillAlert', token)).toEqual({ showEbillAlert: true })
    expect(await gateway().get('ebill/ebillRegistered', token)).toEqual({ ebillRegistered: false })
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await gateway().call('ebill/registerEbillUser', { method: 'PUT', token })).status).toBe(200)
      expect(await gateway().get('ebill/ebillRegistered', token)).toEqual({ ebillRegistered: true })
    }
    expect(await ask('ebill/hasEbill', 'noebill')).toEqual({ hasEbill: false })
    expect(await ask('ebill/showEbillAlert', 'active')).toEqual({ showEbillAlert: false })
  })

  it('[CALL-71] [ENT-41] [ENT-42] [OPEN-18] [OPEN-65] plan management: renewal, exchange, both cancellations, and nothing', async () => {
    const dates = {
      openEnrollmentStart: '2026-05-26',
      openEnrollmentEnd: '2026-07-10',
      currentPlanYear: 2026,
      upcomingPlanYear: 2027,
      coverageEndDateUponCancellation: '2026-12-31',
      coverageStartDateUponRenewal: '2027-01-01',
    }
    const options = [
      { id: 'M', description: 'Cancel medical' },
      { id: 'D', description: 'Cancel medical and dental' },
    ]
    const direct = {
      ...dates,
      eligibleAndActive: true,
      groupType: 'direct',
      directCancellationOptions: options,
      directShopUrl: 'https://shop.example/renew',
      exchangeUrl: null,
      exchangeUrlLabel: null,
    }
    const details = (persona: string) => ask('plan-management/details', persona)
    expect(await details('renewal')).toEqual({ ...direct, directPlanCancellationStatus: null })
    expect(await details('cancelm')).toEqual({ ...direct, directPlanCancellationStatus: { id: 'M' } })
    expect(await details('cancelmd')).toEqual({ ...direct, directPlanCancellationStatus: { id: 'D' } })
    expect(await details('exchange')).toMatchObject({
      groupType: 'exchange',
      directShopUrl: null,
      exchangeUrl: 'https://exchange.example/plans',
      exchangeUrlLabel: 'Go to the exchange',
      directCancellationOptions: [],
    })
    expect(await details('active')).toMatchObject({ eligibleAndActive: false, groupType: null })
  })
})
