import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { group } from '../testing/fixture.ts'

const { seen, viewer } = asking()

describe('the groups area', () => {
  it('[CALL-09] [CALL-10] [OPEN-55] [ENT-18] [ENT-22] gives groups with their time, and the 360 flag when asked', async () => {
    const replies = { 'GET groups/individual': { json: [{ ...group, is360: true }] } }
    const own = 'groupId groupName planEffectiveDate planTerminationDate current timeline'
    const expected = { groupId: 'G1', groupName: 'First group', current: true, timeline: 'Active since 01/01/2020' }
    const dates = { planEffectiveDate: '2020-01-01', planTerminationDate: null }
    expect(await viewer(`groups { ${own} }`, replies)).toEqual({ groups: [{ ...expected, ...dates }] })
    expect(seen().map(({ call }) => call)).toEqual(['GET groups'])
    expect(await viewer(`groups { salesforce memberKey }`, replies)).toEqual({
      groups: [{ salesforce: true, memberKey: group.memberKey }],
    })
    expect(seen().map(({ call }) => call)).toEqual(['GET groups', 'GET groups', 'GET groups/individual'])
  })

  it('[CALL-11] [ACTIVEGROUP-11] [ENT-19] [ENT-20] [STATE-20] gives group detail with four plans', async () => {
    const plans = 'timeline current plans { category planStatus planEffectiveDate planTerminationDate }'
    const own =
      'groupId groupEffectiveDate groupTerminationDate memberKey salesforce planEffectiveDate planTerminationDate'
    const none = { planStatus: null, planEffectiveDate: null, planTerminationDate: null }
    expect(await viewer(`groupDetails { ${own} ${plans} }`)).toEqual({
      groupDetails: [
        {
          ...{ groupId: 'G1', groupEffectiveDate: '2020-01-01', groupTerminationDate: null },
          ...{ memberKey: group.memberKey, salesforce: group.is360 },
          ...{ planEffectiveDate: group.planEffectiveDate, planTerminationDate: null },
          ...{ timeline: 'ACTIVE_SINCE', current: true },
          plans: [
            { category: 'MEDICAL', ...none },
            {
              ...{ category: 'DENTAL', planStatus: 'FUTURE' },
              ...{ planEffectiveDate: '2026-07-01', planTerminationDate: null },
            },
            { category: 'VISION', ...none },
            { category: 'PHARMACY', ...none },
          ],
        },
      ],
    })
  })

  it('[GRAPH-05] [STATE-19] [CALL-12] [GROUPSEL-08] [ENT-21] [OPEN-12] gives the groups of the temporary token', async () => {
    const session = FakeSession.with(fakeToken(), 'temporary')
    const own = 'groupId groupName planEffectiveDate planTerminationDate inactive current'
    expect(await viewer(`tokenGroups { ${own} }`, {}, { session })).toEqual({
      tokenGroups: [
        {
          ...{ groupId: 'G1', groupName: 'First group', inactive: false, current: true },
          ...{ planEffectiveDate: '2020-01-01', planTerminationDate: null },
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
      viewer('tokenGroups { current }', replies, { session: FakeSession.with(token, 'temporary') })
    expect(await current(fakeToken({ groupId: 'G1' }))).toEqual({
      tokenGroups: [{ current: true }, { current: false }],
    })
    expect(await current(`header.${claims.toString('base64url')}.signature`)).toEqual({
      tokenGroups: [{ current: false }, { current: true }],
    })
  })
})

const tokenGroup = {
  ...{ groupId: 'G1', groupName: 'First group', inactive: false },
  ...{ planEffectiveDate: '2020-01-01', planTerminationDate: '9999-12-31' },
}
