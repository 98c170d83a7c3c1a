import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { testContext } from '../testing/test-context.ts'
import { extendSession } from './switch-group.ts'

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

const newer = fakeToken({ memberKey: 'newer' })
const answered = { 'POST group-selection': { json: { token: newer, redirect: null } } }

describe('extendSession', () => {
  it('[CALL-13] [SESSION-05] takes a new token by switching to the own group', async () => {
    const session = FakeSession.with(fakeToken({ groupId: 'G7' }))
    double.replies = answered
    expect(await extendSession(testContext(double, { session }))).toEqual({ userErrors: [] })
    expect([session.token, session.done]).toEqual([newer, ['renew']])
    const [call] = double.seen.filter(({ call }) => call === 'POST group-selection')
    expect(call?.body).toMatchObject({ groupId: 'G7' })
  })

  it.each([
    ['UNAVAILABLE', 500],
    ['UNAUTHENTICATED', 401],
  ])('says %s and changes nothing when the service answers %i', async (code, status) => {
    const session = FakeSession.with(fakeToken())
    const before = session.token
    double.replies = { 'POST group-selection': { json: { code: 'FAILED', message: 'no' }, status } }
    const { userErrors } = await extendSession(testContext(double, { session }))
    expect(userErrors.map(error => error.code)).toEqual([code])
    expect([session.token, session.done]).toEqual([before, []])
  })

  it('extends nothing that is not a finished session', async () => {
    const session = FakeSession.with(fakeToken(), 'temporary')
    double.replies = answered
    const { userErrors } = await extendSession(testContext(double, { session }))
    expect(userErrors.map(error => error.code)).toEqual(['UNAUTHENTICATED'])
    expect(session.done).toEqual([])
  })
})
