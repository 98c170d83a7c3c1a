import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { referral } from '../testing/care-fixture.ts'
import { toReferral } from './referrals.ts'

const { viewer, seen } = asking()
const PAGE = 'first last empty number numberOfElements size totalElements totalPages'

describe('the referrals area', () => {
  it('[CALL-47] tells whether there are referrals', async () => {
    expect(await viewer('hasReferrals')).toEqual({ hasReferrals: true })
    const replies = { 'GET referrals/hasReferrals': { json: { hasReferrals: false } } }
    expect(await viewer('hasReferrals', replies)).toEqual({ hasReferrals: false })
  })

  it('[CALL-45] [REFERRAL-01] [ENT-34] [OPEN-42] gives a page of referrals, the first ten by default', async () => {
    const fields = `id memberKey memberName referringProvider { providerId providerName } statusDescription
      referredToProvider { providerId providerName } status effectiveDate expirationDate expired
      visitsAllowed visitsUsed visitsLeft`
    const { statusCode: _, ...rest } = referral
    expect(await viewer(`referrals { content { ${fields} } ${PAGE} }`)).toEqual({
      referrals: {
        content: [{ ...rest, status: 'APPROVED', expired: false, visitsLeft: 4 }],
        ...{ first: true, last: true, empty: false, number: 0, numberOfElements: 1 },
        ...{ size: 10, totalElements: 1, totalPages: 1 },
      },
    })
    expect(seen().at(-1)).toMatchObject({ call: 'GET referrals', query: { page: '0', size: '10' } })
  })

  it('[REFERRAL-02] sends each filter under its own name, and none that was not given', async () => {
    const filter = '{ memberKey: "M1", status: PENDING, providerId: "PR2", excludeExpired: true }'
    await viewer(`referrals(filter: ${filter}, page: 2, size: 5) { empty }`)
    expect(seen().at(-1)?.query).toEqual({
      ...{ page: '2', size: '5', memberKey: 'M1', statusCode: 'PN', providerId: 'PR2', excludeExpired: 'true' },
    })
    await viewer('referrals(filter: { status: null, excludeExpired: false }) { empty }')
    expect(seen().at(-1)?.query).toEqual({ page: '0', size: '10' })
  })

  it('[CALL-46] [REFERRAL-03] gives what the filters offer', async () => {
    const fields = `members { memberKey memberSuffix memberName } statuses { status statusDescription }
      providers { providerId providerName }`
    expect(await viewer(`referralFilters(memberKey: "M0") { ${fields} }`)).toEqual({
      referralFilters: {
        members: [{ memberKey: 'M0', memberSuffix: 0, memberName: 'Robin Sample' }],
        statuses: [{ status: 'APPROVED', statusDescription: 'Approved' }],
        providers: [referral.referringProvider, referral.referredToProvider],
      },
    })
    expect(seen().at(-1)).toMatchObject({ call: 'GET referrals/metadata', query: { memberKey: 'M0' } })
  })
})

describe('toReferral', () => {
  it('[OPEN-42] is expired from the day after its last one, and never has less than no visits left', () => {
    const until = { ...referral, expirationDate: '2026-06-15', visitsAllowed: 3, visitsUsed: 5 }
    expect(toReferral(until, '2026-06-15')).toMatchObject({ expired: false, visitsLeft: 0 })
    expect(toReferral(until, '2026-06-16').expired).toBe(true)
  })
})
