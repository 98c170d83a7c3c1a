import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import type {
  Account,
  ErrorBody,
  Group,
  GroupDetail,
  GroupsInfo,
  TokenGroup,
  TokenResponse,
} from '../../schema/generated/gateway-types.ts'
import { useGateway } from '../testing/use-gateway.ts'

describe('groups', () => {
  const gateway = useGateway()
  const switchTo = (token: string | undefined, body: object) =>
    gateway().call<TokenResponse & ErrorBody>('group-selection', { method: 'POST', token, body })

  it('[CALL-12] [OPEN-12] [ENT-21] lists the groups for a token and marks those that have ended', async () => {
    const groups = await gateway().get<TokenGroup[]>('group-selection', await gateway().signIn('salesinactive'))
    expect(groups).toHaveLength(2)
    expect(groups.map(group => group.inactive).sort()).toEqual([false, true])
    for (const group of groups) {
      expect(group.inactive).toBe(group.planTerminationDate < '2026-06-15')
      expect(Object.keys(group).sort()).toEqual([
        'groupId',
        'groupName',
        'inactive',
        'planEffectiveDate',
        'planTerminationDate',
      ])
    }
  })

  it('[CALL-08] [CALL-13] [OPEN-12] switches group: the new token carries the group and every answer follows it', async () => {
    const token = await gateway().signIn('groups')
    const { groups, currentGroup } = await gateway().get<GroupsInfo>('groups', token)
    const other = groups.find(group => group.groupId !== currentGroup?.groupId)
    const answer = await switchTo(token, { groupId: other?.groupId, domain: '1' })
    expect(answer.json().redirect).toBeNull()
    const switched = answer.json().token
    expect(decodeJwt(switched)).toMatchObject({ groupId: other?.groupId, memberKey: decodeJwt(token).memberKey })
    expect((await gateway().get<Account>('account', switched)).groupName).toBe(other?.groupName)
    expect((await gateway().get<GroupsInfo>('groups', switched)).currentGroup).toEqual(other)
  })

  it('[CALL-08] refuses a group of others, another brand and no token', async () => {
    const token = await gateway().signIn('groups')
    expect((await switchTo(token, { groupId: '10007360', domain: '1' })).status).toBe(404)
    const otherBrand = await switchTo(token, { groupId: '10001001', domain: '2' })
    expect([otherBrand.status, otherBrand.json().field]).toEqual([400, 'domain'])
    expect((await switchTo(undefined, { groupId: '10001001', domain: '1' })).status).toBe(401)
  })

  it('[CALL-08] keeps the staff role of a log-in-as token while switching', async () => {
    const { subscriberId } = await gateway().get<Account>('account', await gateway().signIn('groups'))
    const staff = await gateway().signIn('anyone')
    const acting = await gateway().call<TokenResponse>('login-as', {
      method: 'POST',
      token: staff,
      body: { subscriberId, domainId: '1' },
    })
    const switched = await switchTo(acting.json().token, { groupId: '10003100', domain: '1' })
    expect(decodeJwt(switched.json().token)).toMatchObject({ role: 'member', issuedByRole: 'logInAsAnyone' })
  })

  it('[CALL-09] [OPEN-55] [ENT-22] gives groups info: all groups and the one of the token', async () => {
    const info = await gateway().get<GroupsInfo>('groups', await gateway().signIn('groups'))
    expect(info.groups).toHaveLength(2)
    expect(info.groups).toContainEqual(info.currentGroup)
    expect(Object.keys(info.groups[0] ?? {}).sort()).toEqual(['endDate', 'groupId', 'groupName', 'startDate'])
  })

  it('[CALL-10] [OPEN-55] [ENT-18] lists the groups with member key and 360 flag', async () => {
    const token = await gateway().signIn('salesgroups')
    const groups = await gateway().get<Group[]>('groups/individual', token)
    expect(groups.map(group => group.is360).sort()).toEqual([false, true])
    expect(groups.every(group => group.memberKey === decodeJwt(token).memberKey)).toBe(true)
    expect(groups[0]).toMatchObject({
      groupId: expect.any(String),
      planEffectiveDate: expect.any(String),
      planTerminationDate: expect.any(String),
    })
    const plain = await gateway().get<Group[]>('groups/individual', await gateway().signIn('groups'))
    expect(plain.some(group => group.is360)).toBe(false)
  })

  it('[CALL-11] [ENT-19] [ENT-20] [STATE-20] gives per group the state and dates of each plan', async () => {
    const details = async (persona: string) =>
      (await gateway().get<GroupDetail[]>('group-detail', await gateway().signIn(persona)))[0]
    expect(await details('active')).toMatchObject({
      groupEffectiveDate: expect.any(String),
      groupTerminationDate: expect.any(String),
      medical: { planStatus: 'ACTIVE', planEffectiveDate: '2024-01-01', planTerminationDate: '9999-12-31' },
      pharmacy: { planStatus: 'ACTIVE' },
    })
    expect((await details('future'))?.vision).toMatchObject({ planStatus: 'FUTURE', planEffectiveDate: '2026-08-01' })
    expect((await details('termed'))?.dental).toMatchObject({ planStatus: 'TERMED', planTerminationDate: '2026-01-16' })
    expect(await details('dentalonly')).toMatchObject({ medical: null, dental: { planStatus: 'ACTIVE' } })
  })
})
