import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { account, preferences, subscriber } from '../testing/fixture.ts'
import { testNodeIds } from '../testing/test-context.ts'
import { initialConsent } from './queries.ts'

const { viewer } = asking()

describe('the account area', () => {
  it('[CALL-14] [ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-12] gives the family with address, chat and products', async () => {
    const own = 'subscriberId startDate startsLater hireDate group { number name parent { number name } }'
    const address = 'address { addressLine1 addressLine2 city state zipCode country phoneNumber }'
    const rest = 'chatConfig { host bus poc displayChat mappedGroupId } products { name eligible url }'
    const { members, preferences: _, subscriberKey, groupKey: _key, effectiveDate: startDate, ...record } = account
    const { groupId, groupName, parentGroupId, parentGroupName, ...expected } = record
    const group = { number: groupId, name: groupName, parent: { number: parentGroupId, name: parentGroupName } }
    expect(
      await viewer(`family { id ${own} ${address} ${rest} members { id } member(suffix: 1) { firstName } }`),
    ).toEqual({
      family: {
        ...expected,
        ...{ id: testNodeIds.idOf('Family', subscriberKey), startDate, startsLater: false, group },
        ...{ members: members.map(({ memberKey }) => ({ id: testNodeIds.idOf('Member', memberKey) })) },
        member: { firstName: 'Kim' },
      },
    })
  })

  it('[GRAPH-06] [ENT-06] [ENT-07] [ENT-09] [PERM-04] gives the signed-in member', async () => {
    const own = 'id suffix firstName lastName relationshipDescription dateOfBirth sex sexDescription'
    const flags = 'hasOutOfAreaPlan hasOtherMedical hasOtherDental role networks'
    const { memberKey, memberSuffix: suffix, networkNames: networks, ...plain } = subscriber
    const { key, relationship, medical, dental, vision, pharmacy, ...expected } = plain
    expect(await viewer(`member { ${own} ${flags} relationship }`)).toEqual({
      member: {
        ...expected,
        ...{ id: testNodeIds.idOf('Member', memberKey), suffix, networks },
        ...{ sex: 'UNSPECIFIED', role: 'NONE', relationship: 'SUBSCRIBER' },
      },
    })
    const session = FakeSession.with(fakeToken({ memberKey: 'M1' }))
    expect(await viewer('member { firstName relationship }', {}, { session })).toEqual({
      member: { firstName: 'Kim', relationship: 'DEPENDENT' },
    })
  })

  it('[ENT-08] [ENT-10] gives an eligibility for each category, in order, with today’s status', async () => {
    const own = 'category status eligible planClass startDate endDate planClassStartDate insuranceType'
    const open = { eligible: true, planClassStartDate: '2019-01-01', insuranceType: 'PPO' }
    const none = { startDate: null, endDate: null, planClassStartDate: null, insuranceType: null }
    expect(await viewer(`member { coverages { ${own} } }`)).toEqual({
      member: {
        coverages: [
          {
            ...{ category: 'MEDICAL', status: 'ACTIVE', planClass: 'PLAN-medical' },
            ...{ ...open, startDate: '2020-01-01', endDate: null },
          },
          {
            ...{ category: 'DENTAL', status: 'FUTURE', planClass: 'PLAN-dental' },
            ...{ ...open, startDate: '2026-07-01', endDate: null },
          },
          {
            ...{ category: 'VISION', status: 'TERMED', planClass: 'PLAN-vision' },
            ...{ ...open, startDate: '2020-01-01', endDate: '2026-01-31' },
          },
          { category: 'PHARMACY', status: 'INELIGIBLE', eligible: false, planClass: null, ...none },
        ],
      },
    })
  })

  it('[CALL-15] [CALL-16] [CALL-19] [CALL-20] [ENT-05] [ENT-14] [ENT-15] [ENT-16] gives status, employment and preferences', async () => {
    const answer = await viewer(`
      accountStatus member { employment { employeeId isLocal598 } } relevantPreferences
      preferences { emailAddress hasExtendedPolicy values { name value } }`)
    const { emailAddress, policyDetails, emailNeedsPassword: _asks, acknowledgements: _read, ...onWire } = preferences
    const value = { Y: true, N: false }
    expect(answer).toEqual({
      ...{ accountStatus: 'ACTIVE', member: { employment: { employeeId: 'E77', isLocal598: false } } },
      relevantPreferences: ['ELECTRONIC_EOB'],
      preferences: {
        ...{ emailAddress, hasExtendedPolicy: false },
        values: Object.entries(onWire).map(([name, letter]) => ({
          name: name.replace(/[A-Z]/g, '_$&').toUpperCase(),
          value: letter && value[letter],
        })),
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
