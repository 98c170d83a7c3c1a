import { describe, expect, it } from 'vitest'
import type { Account, EmployeeInfo } from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const CATEGORIES = ['medical', 'dental', 'vision', 'pharmacy'] as const

describe('GET account', () => {
  const gateway = useGateway()
  const account = async (persona: string, domainId?: string) =>
    gateway().get<Account>('account', await gateway().signIn(persona, domainId))

  it('[CALL-14] [ENT-01] [ENT-02] gives the family in the group of the token', async () => {
    const family = await account('active')
    expect(family).toMatchObject({
      groupId: '10001001',
      groupName: 'Cascade Timber Works',
      effectiveDate: '2024-01-01',
    })
    for (const field of [
      'subscriberId',
      'subscriberKey',
      'groupKey',
      'parentGroupId',
      'parentGroupName',
      'hireDate',
    ] as const) {
      expect(family[field], field).toEqual(expect.any(String))
    }
    expect(family.preferences.emailAddress).toMatch(/@/)
    expect((await account('medicare')).parentGroupId).toBe('100000075')
  })

  it('[ENT-03] [ENT-04] carries the chat configuration and products of the brand', async () => {
    const { chatConfig, products } = await account('active')
    expect(chatConfig).toEqual({
      host: 'chat.brand-1.example',
      bus: 'member',
      poc: 'portal',
      displayChat: true,
      mappedGroupId: '10001001',
    })
    expect(products).toEqual([{ name: 'Wellness', eligible: true, url: 'https://wellness.example/brand-1' }])
  })

  it('[ENT-06] [ENT-07] [ENT-09] lists subscriber, spouse and children by suffix with all that describes them', async () => {
    const { members } = await account('active')
    expect(members.map(member => [member.memberSuffix, member.relationship, member.relationshipDescription])).toEqual([
      [0, 'SUB', 'Subscriber'],
      [1, 'SPS', 'Spouse'],
      [2, 'CHD', 'Child'],
      [3, 'CHD', 'Child'],
    ])
    for (const member of members) {
      expect(member.key).toBe(member.memberKey)
      expect(member.firstName).not.toBe('')
      expect(member.sexDescription).toBe(member.sex === 'F' ? 'Female' : 'Male')
      expect(member.networkNames.length).toBeGreaterThan(0)
      const flags = [member.hasOutOfAreaPlan, member.hasOtherMedical, member.hasOtherDental]
      expect(flags.every(flag => typeof flag === 'boolean')).toBe(true)
      expect(member.role).toBe('member')
    }
  })

  it('[ENT-08] [ENT-10] gives each member an eligibility per category', async () => {
    const [subscriber] = (await account('active')).members
    for (const category of CATEGORIES) {
      expect(subscriber?.[category]).toEqual({
        category,
        memberKey: subscriber?.memberKey,
        classPlanId: expect.any(String),
        effectiveDate: '2024-01-01',
        terminationDate: null,
        classPlanEffectiveDate: '2026-01-01',
        eligible: true,
        insuranceType: expect.any(String),
      })
    }
    const [none] = (await account('noplan')).members
    expect(CATEGORIES.map(category => none?.[category])).toEqual([null, null, null, null])
    const [dental] = (await account('dentalonly')).members
    expect(CATEGORIES.filter(category => dental?.[category] !== null)).toEqual(['dental'])
  })

  it('[ENT-12] gives the address', async () => {
    expect((await account('active')).address).toEqual({
      addressLine1: expect.any(String),
      addressLine2: expect.stringMatching(/^Apt \d+$/),
      city: expect.any(String),
      state: expect.stringMatching(/^[A-Z]{2}$/),
      zipCode: expect.stringMatching(/^\d{5}$/),
      country: 'US',
      phoneNumber: expect.stringMatching(/^\d{3}-555-01\d\d$/),
    })
  })

  it('[CALL-15] [STATE-01] gives the account status as text', async () => {
    const statusOf = async (persona: string) => {
      const answer = await gateway().call('account/status', { token: await gateway().signIn(persona) })
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      return answer.text
    }
    expect([await statusOf('active'), await statusOf('initial'), await statusOf('forced')]).toEqual([
      'ACT',
      'INI',
      'FRC',
    ])
  })

  it('[CALL-16] [ENT-05] gives the employee id and marks the local 598 group', async () => {
    const infoOf = async (persona: string) =>
      gateway().get<EmployeeInfo>('account/getEmployeeId', await gateway().signIn(persona))
    expect(await infoOf('local')).toEqual({ employeeId: expect.stringMatching(/^E\d+$/), local598: true })
    expect((await infoOf('active')).local598).toBe(false)
  })
})
