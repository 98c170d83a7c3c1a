import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { account, preferences, subscriber } from '../testing/fixture.ts'
import { initialConsent } from './queries.ts'

const { viewer } = asking()

describe('the account area', () => {
  it('[CALL-14] [ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-12] gives the family with address, chat and products', async () => {
    const own =
      'subscriberId subscriberKey groupKey groupId groupName parentGroupId parentGroupName effectiveDate hireDate'
    const address = 'address { addressLine1 addressLine2 city state zipCode country phoneNumber }'
    const rest = 'chatConfig { host bus poc displayChat mappedGroupId } products { name eligible url }'
    const { members, preferences: _, ...expected } = account
    expect(await viewer(`account { ${own} ${address} ${rest} members { memberKey } }`)).toEqual({
      account: { ...expected, members: members.map(({ memberKey }) => ({ memberKey })) },
    })
  })

  it('[GRAPH-06] [ENT-06] [ENT-07] [ENT-09] [PERM-04] gives the signed-in member', async () => {
    const own = 'memberKey memberSuffix firstName lastName relationshipDescription dateOfBirth sex sexDescription'
    const flags = 'hasOutOfAreaPlan hasOtherMedical hasOtherDental role networkNames'
    const { key, relationship, medical, dental, vision, pharmacy, ...expected } = subscriber
    expect(await viewer(`member { ${own} ${flags} relationship }`)).toEqual({
      member: { ...expected, sex: 'UNSPECIFIED', role: 'NONE', relationship: 'SUBSCRIBER' },
    })
    const session = FakeSession.with(fakeToken({ memberKey: 'M1' }))
    expect(await viewer('member { firstName relationship }', {}, { session })).toEqual({
      member: { firstName: 'Kim', relationship: 'DEPENDENT' },
    })
  })

  it('[ENT-08] [ENT-10] gives an eligibility for each category, in order, with today’s status', async () => {
    const own =
      'category status eligible classPlanId effectiveDate terminationDate classPlanEffectiveDate insuranceType'
    const open = { eligible: true, classPlanEffectiveDate: '2019-01-01', insuranceType: 'PPO' }
    const none = { effectiveDate: null, terminationDate: null, classPlanEffectiveDate: null, insuranceType: null }
    expect(await viewer(`member { eligibilities { ${own} } }`)).toEqual({
      member: {
        eligibilities: [
          {
            ...{ category: 'MEDICAL', status: 'ACTIVE', classPlanId: 'PLAN-medical' },
            ...{ ...open, effectiveDate: '2020-01-01', terminationDate: null },
          },
          {
            ...{ category: 'DENTAL', status: 'FUTURE', classPlanId: 'PLAN-dental' },
            ...{ ...open, effectiveDate: '2026-07-01', terminationDate: null },
          },
          {
            ...{ category: 'VISION', status: 'TERMED', classPlanId: 'PLAN-vision' },
            ...{ ...open, effectiveDate: '2020-01-01', terminationDate: '2026-01-31' },
          },
          { category: 'PHARMACY', status: 'INELIGIBLE', eligible: false, classPlanId: null, ...none },
        ],
      },
    })
  })

  it('[CALL-15] [CALL-16] [CALL-19] [CALL-20] [ENT-05] [ENT-14] [ENT-15] [ENT-16] gives status, employee and preferences', async () => {
    const answer = await viewer(`
      accountStatus employee { employeeId local598 } relevantPreferences
      preferences { emailAddress hasExtendedPolicy values { name value } }`)
    const { emailAddress, policyDetails, emailNeedsPassword: _asks, ...onWire } = preferences
    const value = { Y: true, N: false }
    expect(answer).toEqual({
      ...{ accountStatus: 'ACTIVE', employee: { employeeId: 'E77', local598: false } },
      relevantPreferences: ['electronicEob'],
      preferences: {
        ...{ emailAddress, hasExtendedPolicy: false },
        values: Object.entries(onWire).map(([name, letter]) => ({ name, value: letter && value[letter] })),
      },
    })
  })

  it('[CALL-17] [ENT-17] [POLICY-11] gives the registration policy', async () => {
    const json = { isCommunicationPolicySigned: false, isEeobPreferenceConsented: false }
    const replies = { 'GET account/registration/policies': { json } }
    const own = 'isCommunicationPolicySigned isEeobPreferenceConsented initialConsent'
    expect(await viewer(`registrationPolicy { ${own} }`, replies)).toEqual({
      registrationPolicy: { ...json, initialConsent: false },
    })
  })
})

describe('initialConsent', () => {
  it('[POLICY-12] starts as consented for a subscriber who was never asked, and keeps a choice made before', () => {
    expect(initialConsent(true, null)).toBe(true)
    expect(initialConsent(true, false)).toBe(false)
  })

  it('[POLICY-13] starts as null for anybody else', () => {
    expect(initialConsent(false, null)).toBeNull()
    expect(initialConsent(false, true)).toBeNull()
  })
})
