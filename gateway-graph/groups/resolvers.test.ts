import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { account, group } from '../testing/fixture.ts'
import { testNodeIds } from '../testing/test-context.ts'

const { node, seen, viewer } = asking()

describe('the groups area', () => {
  it('[CALL-09] [CALL-10] [OPEN-55] [ENT-18] [ENT-22] [GRAPH-06] gives groups with their time, and the 360 flag when asked', async () => {
    const replies = { 'GET groups/individual': { json: [{ ...group, is360: true }] } }
    const own = 'number name startDate endDate isCurrent isOver timeline'
    const expected = { number: 'G1', name: 'First group', isCurrent: true, isOver: false, timeline: 'ACTIVE_SINCE' }
    const dates = { startDate: '2020-01-01', endDate: null }
    expect(await viewer(`groups { ${own} }`, replies)).toEqual({ groups: [{ ...expected, ...dates }] })
    expect(seen().map(({ call }) => call)).toEqual(['GET groups'])
    expect(await viewer(`groups { isSalesforce }`, replies)).toEqual({ groups: [{ isSalesforce: true }] })
    expect(seen().map(({ call }) => call)).toEqual(['GET groups', 'GET groups', 'GET groups/individual'])
  })

  it('[CALL-11] [ACTIVEGROUP-11] [ENT-19] [ENT-20] [STATE-20] gives groups with four plans and their contract by one call', async () => {
    const plans = 'timeline isCurrent plans { category status startDate endDate }'
    const own = 'number contractStartDate contractEndDate isSalesforce startDate endDate'
    const none = { status: null, startDate: null, endDate: null }
    expect(await viewer(`groupsWithPlans { ${own} ${plans} }`)).toEqual({
      groupsWithPlans: [
        {
          ...{ number: 'G1', contractStartDate: '2020-01-01', contractEndDate: null, isSalesforce: group.is360 },
          ...{ startDate: group.planEffectiveDate, endDate: null, timeline: 'ACTIVE_SINCE', isCurrent: true },
          plans: [
            { category: 'MEDICAL', ...none },
            { category: 'DENTAL', status: 'FUTURE', startDate: '2026-07-01', endDate: null },
            { category: 'VISION', ...none },
            { category: 'PHARMACY', ...none },
          ],
        },
      ],
    })
    expect(seen().map(({ call }) => call)).toEqual(['GET group-detail'])
  })

  it('[GRAPH-01] gives the group of the family by its record alone, and asks where more is wanted', async () => {
    expect(await viewer('family { group { number name isCurrent parent { number name } } }')).toEqual({
      family: {
        group: {
          ...{ number: 'G1', name: 'First group', isCurrent: true },
          parent: { number: 'P1', name: 'Parent group' },
        },
      },
    })
    expect(seen().map(({ call }) => call)).toEqual(['GET account'])
    const more = 'family { group { startDate endDate timeline isSalesforce contractStartDate plans { category } } }'
    expect(await viewer(more)).toMatchObject({
      family: { group: { startDate: '2020-01-01', timeline: 'ACTIVE_SINCE', contractStartDate: '2020-01-01' } },
    })
    const asked = seen().map(({ call }) => call)
    expect(asked.toSorted()).toEqual([
      ...['GET account', 'GET account', 'GET group-detail', 'GET groups', 'GET groups/individual'],
    ])
    const without = { ...account, groupId: null, groupName: null, parentGroupId: null, parentGroupName: null }
    expect(await viewer('family { group { name } }', { 'GET account': { json: without } })).toEqual({
      family: { group: null },
    })
  })

  it('[GRAPH-02] gives a group again by its id, and none that is not the member’s', async () => {
    const id = testNodeIds.idOf('Group', 'G1')
    expect(await node(id, '... on Group { id name isCurrent }')).toEqual({
      ...{ __typename: 'Group', id, name: 'First group', isCurrent: true },
    })
    expect(await node(testNodeIds.idOf('Group', 'G9'))).toBeNull()
  })

  it('[GRAPH-05] [STATE-19] [CALL-12] [GROUPSEL-08] [ENT-21] [OPEN-12] gives the groups of the temporary token', async () => {
    const session = FakeSession.with(fakeToken(), 'temporary')
    const own = 'number name startDate endDate isOver isCurrent'
    expect(await viewer(`groupChoices { ${own} }`, {}, { session })).toEqual({
      groupChoices: [
        {
          ...{ number: 'G1', name: 'First group', isOver: false, isCurrent: true },
          ...{ startDate: '2020-01-01', endDate: null },
        },
      ],
    })
    expect(seen()[0]?.headers.authorization).toBe(`Bearer ${session.token}`)
  })

  it('[MEMBER-42] [OPEN-68] marks the group of the token, by its claim or its member key, and no other', async () => {
    const groups = [
      { ...group, groupId: 'G1', memberKey: 'M7' },
      { ...group, groupId: 'G2', memberKey: 'M0' },
    ]
    const replies = {
      'GET groups/individual': { json: groups },
      'GET group-selection': { json: groups.map(({ groupId }) => ({ ...tokenGroup, groupId })) },
    }
    const claims = Buffer.from(JSON.stringify({ memberKey: 'M0', role: 'member', exp: 4_102_444_800 }))
    const current = async (token: string) =>
      viewer('groupChoices { isCurrent }', replies, { session: FakeSession.with(token, 'temporary') })
    expect(await current(fakeToken({ groupId: 'G1' }))).toEqual({
      groupChoices: [{ isCurrent: true }, { isCurrent: false }],
    })
    expect(await current(`header.${claims.toString('base64url')}.signature`)).toEqual({
      groupChoices: [{ isCurrent: false }, { isCurrent: true }],
    })
  })
})

const tokenGroup = {
  ...{ groupId: 'G1', groupName: 'First group', inactive: false },
  ...{ planEffectiveDate: '2020-01-01', planTerminationDate: '9999-12-31' },
}
