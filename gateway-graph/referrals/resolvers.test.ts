import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { referral } from '../testing/care-fixture.ts'
import type { Replies } from '../testing/replies.ts'
import { testNodeIds } from '../testing/test-context.ts'
import { toReferral } from './referrals.ts'

const { errors, viewer, seen } = asking()
/** Data of a selection on the family. */
const family = async (selection: string, replies?: Replies) =>
  Object(await viewer(`family { ${selection} }`, replies)).family

describe('the referrals area', () => {
  it('[CALL-47] tells whether there are referrals', async () => {
    expect(await viewer('family { hasReferrals }')).toEqual({ family: { hasReferrals: true } })
    const replies = { 'GET referrals/hasReferrals': { json: { hasReferrals: false } } }
    expect(await viewer('family { hasReferrals }', replies)).toEqual({ family: { hasReferrals: false } })
  })

  it('[CALL-45] [REFERRAL-01] [ENT-34] [OPEN-42] [GRAPH-03] gives a part of the referrals, the first ten by default', async () => {
    const fields = `number patient { firstName } patientName referringProvider { number name } statusDescription
      referredToProvider { number name } status startDate endDate isExpired visitsAllowed visitsUsed visitsLeft`
    expect(await family(`referrals { nodes { ${fields} } totalCount pageInfo { hasNextPage } }`)).toEqual({
      referrals: {
        nodes: [
          {
            ...{ number: 'RF1', patient: { firstName: 'Robin' }, patientName: 'Robin Sample', status: 'APPROVED' },
            referringProvider: { number: 'PR1', name: 'Dr. Good' },
            referredToProvider: { number: 'PR2', name: 'Dr. Heart' },
            ...{ statusDescription: 'Approved', startDate: '2026-05-01', endDate: '2026-10-28', isExpired: false },
            ...{ visitsAllowed: 6, visitsUsed: 2, visitsLeft: 4 },
          },
        ],
        ...{ totalCount: 1, pageInfo: { hasNextPage: false } },
      },
    })
    expect(seen().at(-1)).toMatchObject({ call: 'GET referrals', query: { page: '0', size: '10' } })
  })

  it('[REFERRAL-02] [GRAPH-01] sends each filter under its own name, and none that was not given', async () => {
    const patient = testNodeIds.idOf('Member', 'M1')
    const filter = 'status: PENDING, provider: "PR2", excludeExpired: true'
    const asked = {
      ...{ page: '2', size: '5', memberKey: 'M1', statusCode: 'PN', providerId: 'PR2', excludeExpired: 'true' },
    }
    await family(`referrals(filter: { ${filter}, patient: "${patient}" }, first: 5, skip: 10) { totalCount }`)
    expect(seen().at(-1)?.query).toEqual(asked)
    await family(`member(suffix: 1) { referrals(filter: { ${filter} }, first: 5, skip: 10) { totalCount } }`)
    expect(seen().at(-1)?.query).toEqual(asked)
    await family('referrals(filter: { patient: null, status: null, excludeExpired: false }) { totalCount }')
    expect(seen().at(-1)?.query).toEqual({ page: '0', size: '10' })
  })

  it('[GRAPH-02] takes no id of anything but a member', async () => {
    for (const id of ['M1', testNodeIds.idOf('Family', 'M1')])
      expect(await errors(`family { referralChoices(patient: "${id}") { patients { id } } }`)).toMatchObject([
        { code: 'NOT_FOUND', status: 404 },
      ])
  })

  it('[CALL-46] [REFERRAL-03] gives what the filters offer', async () => {
    const robin = testNodeIds.idOf('Member', 'M0')
    const fields = 'patients { id name } statuses { status label } providers { number name }'
    expect(await family(`referralChoices(patient: "${robin}") { ${fields} }`)).toEqual({
      referralChoices: {
        patients: [{ id: robin, name: 'Robin Sample' }],
        statuses: [{ status: 'APPROVED', label: 'Approved' }],
        providers: [
          { number: 'PR1', name: 'Dr. Good' },
          { number: 'PR2', name: 'Dr. Heart' },
        ],
      },
    })
    expect(seen().at(-1)).toMatchObject({ call: 'GET referrals/metadata', query: { memberKey: 'M0' } })
  })
})

describe('toReferral', () => {
  it('[OPEN-42] is expired from the day after its last one, and never has less than no visits left', () => {
    const until = { ...referral, expirationDate: '2026-06-15', visitsAllowed: 3, visitsUsed: 5 }
    expect(toReferral(until, '2026-06-15')).toMatchObject({ isExpired: false, visitsLeft: 0 })
    expect(toReferral(until, '2026-06-16').isExpired).toBe(true)
  })
})
