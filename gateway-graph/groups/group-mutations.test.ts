import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import type { Content } from '../context/graph-context.ts'
import { createGraph } from '../create-graph.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { group } from '../testing/fixture.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { plainContent, testContext } from '../testing/test-context.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

/** Runs a mutation, and tells what the journey saw. */
async function run(text: string, session: FakeSession) {
  const seen: unknown[] = []
  const next: Content['next'] = async reader => {
    seen.push(session.token, await reader.fact('groupChosen'), session.redirect)
    return { path: '/home', complete: true }
  }
  const context = testContext(double, { session, content: { ...plainContent, next } })
  return { ...(await execute({ document: { text } }, context)), seen }
}
const token = fakeToken({ groupId: 'G1' })
const switched = fakeToken({ groupId: 'G2' })

describe('chooseGroup', () => {
  const choose = (groupId: string) =>
    `mutation { chooseGroup(input: { group: "${groupId}" }) { next userErrors { code } } }`

  it('[GROUPSEL-09] [GROUPSEL-12] goes straight on with the group of the token, and counts it as chosen', async () => {
    const session = FakeSession.with(token, 'temporary')
    const { data, seen } = await run(choose('G1'), session)
    expect(data).toEqual({ chooseGroup: { next: '/home', userErrors: [] } })
    expect(double.calls()).toEqual([])
    expect(session.done).toEqual(['markGroupChosen', 'complete'])
    expect(seen).toEqual([token, 'yes', undefined])
  })

  it('[GROUPSEL-09] [OPEN-68] knows the group of a token without a group claim by its member key', async () => {
    const claims = Buffer.from(JSON.stringify({ memberKey: 'M0', role: 'member', exp: 4_102_444_800 }))
    const unnamed = `header.${claims.toString('base64url')}.signature`
    const groups = [
      { ...group, groupId: 'G1', memberKey: 'M7' },
      { ...group, groupId: 'G2', memberKey: 'M0' },
    ]
    double.replies = {
      'GET groups/individual': { json: groups },
      'POST group-selection': { json: { token: switched, redirect: null } },
    }
    await run(choose('G2'), FakeSession.with(unnamed, 'temporary'))
    expect(double.calls()).toEqual(['GET groups/individual'])
    await run(choose('G1'), FakeSession.with(unnamed, 'temporary'))
    expect(double.calls().slice(1)).toEqual(['GET groups/individual', 'POST group-selection'])
  })

  it('[GROUPSEL-10] [GROUPSEL-12] [CALL-08] [CALL-13] [OPEN-12] switches with group, domain and token, then routes', async () => {
    const session = FakeSession.with(token, 'temporary')
    session.redirect = 'https://plans.test.example/'
    double.replies = { 'POST group-selection': { json: { token: switched, redirect: null } } }
    const { seen } = await run(choose('G2'), session)
    expect(double.seen[0]).toMatchObject({
      ...{ call: 'POST group-selection', body: { groupId: 'G2', domain: '9' } },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(session.done).toEqual(['begin', 'markGroupChosen', 'complete'])
    expect(seen).toEqual([switched, 'yes', 'https://plans.test.example/'])
  })

  it('[ERR-06] fails with the status and chooses nothing when the switch fails', async () => {
    const session = FakeSession.with(token, 'temporary')
    double.replies = { 'POST group-selection': { json: {}, status: 500 } }
    const { errors } = await run(choose('G2'), session)
    expect(errors[0]?.extensions).toMatchObject({ status: 500, area: 'groups' })
    expect(session.done).toEqual([])
  })
})

describe('switchGroup', () => {
  const change = 'mutation { switchGroup(input: { group: "G2" }) { next userErrors { code } } }'

  it('[ACTIVEGROUP-12] [ACTIVEGROUP-13] [ACTIVEGROUP-14] [ACTIVEGROUP-15] switches, clears, marks, routes, in this order', async () => {
    const session = FakeSession.with(token)
    double.replies = { 'POST group-selection': { json: { token: switched, redirect: null } } }
    const { data, seen } = await run(change, session)
    expect(data).toEqual({ switchGroup: { next: '/home', userErrors: [] } })
    expect(double.seen[0]?.body).toEqual({ groupId: 'G2', domain: '9' })
    expect(session.done).toEqual(['clear', 'begin', 'markGroupChosen', 'complete'])
    expect(seen).toEqual([switched, 'yes', undefined])
  })

  it('leaves the session as it was when the switch fails', async () => {
    const session = FakeSession.with(token)
    double.replies = { 'POST group-selection': { json: {}, status: 404 } }
    await run(change, session)
    expect(session.done).toEqual([])
    expect(session.token).toBe(token)
  })
})
