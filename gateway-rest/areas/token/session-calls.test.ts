import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  Account,
  EndedSessions,
  ErrorBody,
  SignInSession,
  TokenResponse,
} from '../../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from '../../seed/personas.ts'
import { TEST_NOW } from '../../testing/test-gateway.ts'
import { useGateway } from '../../testing/use-gateway.ts'

describe('sessions of a member', () => {
  const gateway = useGateway()
  beforeEach(() => gateway().setNow(TEST_NOW))

  const logIn = async (username: string, device?: string) => {
    const body = { username, password: DEMO_PASSWORD, domainId: username.slice(-1), ...(device && { device }) }
    const answer = await gateway().call<TokenResponse>('token', { method: 'POST', body })
    return gateway().complete(answer.json().token)
  }
  const revoke = (token: string, body: object) =>
    gateway().call<EndedSessions & ErrorBody>('token/revoke', { method: 'POST', token, body })
  const status = async (token: string) => (await gateway().call('account', { token })).status
  const signIns = (token: string) => gateway().get<SignInSession[]>('token/sign-ins', token)
  const sid = (token: string) => String(decodeJwt(token).sid)
  const memberKey = (token: string) => String(decodeJwt(token).memberKey)
  const actAs = async (staff: string, token: string) => {
    const { subscriberId } = await gateway().get<Account>('account', token)
    const body = { subscriberId, domainId: String(decodeJwt(token).domainId) }
    const answer = await gateway().call<TokenResponse>('login-as', { method: 'POST', token: staff, body })
    return gateway().complete(answer.json().token)
  }

  it('[SEC-05] are listed with device, first and last use, the own one marked, staff among them', async () => {
    const first = await logIn('short1', 'Firefox on Windows')
    gateway().setNow('2026-06-15T19:30:00Z')
    const second = await logIn('short1')
    const acting = await actAs(await logIn('anyone1', 'Edge on Windows'), second)
    gateway().setNow('2026-06-15T19:40:00Z')
    expect(await signIns(second)).toHaveLength(3)
    const listed = new Map((await signIns(second)).map(one => [one.id, one]))
    expect(listed.get(sid(first))).toEqual({
      ...{ id: sid(first), device: 'Firefox on Windows', current: false, byStaff: false },
      ...{ began: '2026-06-15T19:00:00Z', lastUsed: '2026-06-15T19:00:00Z' },
    })
    expect(listed.get(sid(second))).toMatchObject({
      ...{ device: null, current: true, byStaff: false },
      ...{ began: '2026-06-15T19:30:00Z', lastUsed: '2026-06-15T19:40:00Z' },
    })
    // Which device staff use is nothing to the member.
    expect(listed.get(sid(acting))).toMatchObject({ device: null, current: false, byStaff: true })
    gateway().setNow('2026-06-15T21:00:00Z')
    expect((await signIns(second)).map(({ id }) => id)).not.toContain(sid(first))
  })

  it('[SEC-05] are listed to nobody else: not to the family, and not to a member of the same name elsewhere', async () => {
    const [subscriber, spouse, elsewhere] = [await logIn('active1'), await logIn('dependent1'), await logIn('active2')]
    expect((await signIns(spouse)).map(({ id }) => id)).toEqual([sid(spouse)])
    expect((await signIns(elsewhere)).map(({ id }) => id)).toEqual([sid(elsewhere)])
    for (const stranger of [spouse, elsewhere]) {
      const theirs = await revoke(stranger, { what: 'one', id: sid(subscriber) })
      const nobodys = await revoke(stranger, { what: 'one', id: '00000000-0000-0000-0000-000000000000' })
      expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text])
      expect((await revoke(stranger, { what: 'all' })).json().ended).toEqual([sid(stranger)])
    }
    expect(await status(subscriber)).toBe(200)
  })

  it('[SEC-05] [SEC-06] end one by one, all others, or all', async () => {
    const [own, one, two] = [await logIn('groups1'), await logIn('groups1'), await logIn('groups1')]
    const acting = await actAs(await logIn('nonemp1'), own)
    expect((await revoke(own, { what: 'one', id: sid(one) })).json()).toEqual({ ended: [sid(one)] })
    expect(await Promise.all([own, one, two, acting].map(status))).toEqual([200, 401, 200, 200])
    const others = (await revoke(own, { what: 'others' })).json().ended
    expect(others.sort()).toEqual([sid(two), sid(acting)].sort())
    expect(await Promise.all([own, two, acting].map(status))).toEqual([200, 401, 401])
    expect((await revoke(own, { what: 'all' })).json().ended).toEqual([sid(own)])
    expect(await status(own)).toBe(401)
  })

  it('[SEC-06] of staff end with those in which they act as members', async () => {
    const [staff, elsewhere] = [await logIn('anyone1'), await logIn('anyone1')]
    const acting = await actAs(elsewhere, await logIn('termed1'))
    await revoke(staff, { what: 'others' })
    expect(await Promise.all([staff, elsewhere, acting].map(status))).toEqual([200, 401, 401])
  })

  it('[SEC-06] of a member are ended by staff of the brand, and by nobody else', async () => {
    const member = await logIn('ebill1')
    const end = (token: string, key = memberKey(member)) => revoke(token, { what: 'member', memberKey: key })
    const refused = async (answer: ReturnType<typeof end>) => [(await answer).status, (await answer).json().code]
    expect(await refused(end(await logIn('active1')))).toEqual([403, 'FORBIDDEN'])
    expect(await refused(end(member))).toEqual([403, 'FORBIDDEN'])
    expect(await refused(end(await logIn('anyone2')))).toEqual([404, 'NOT_FOUND'])
    expect(await refused(end(await logIn('anyone1'), 'nobody'))).toEqual([404, 'NOT_FOUND'])
    const employee = memberKey(await logIn('employee1'))
    expect(await refused(end(await logIn('nonemp1'), employee))).toEqual([400, 'EMPLOYEE_NOT_ALLOWED'])
    expect(await status(member)).toBe(200)
    expect((await end(await logIn('nonemp1'))).json().ended).toEqual([sid(member)])
    expect(await status(member)).toBe(401)
  })

  it('[SEC-06] are not ended by staff in the name of the member, only as staff', async () => {
    const member = await logIn('noebill1')
    const acting = await actAs(await logIn('anyone1'), member)
    for (const body of [{ what: 'others' }, { what: 'all' }, { what: 'one', id: sid(member) }])
      expect((await revoke(acting, body)).status).toBe(403)
    expect(await status(member)).toBe(200)
    expect((await revoke(acting, { what: 'member', memberKey: memberKey(member) })).json().ended).toEqual([sid(member)])
    expect(await status(acting)).toBe(200)
  })

  it('[SEC-06] are named by what goes with the kind of ending, and by nothing else', async () => {
    const token = await logIn('sales1')
    const id = sid(token)
    const cases = [
      [{ what: 'one' }, 'id'],
      [{ what: 'this', id }, 'id'],
      [{ what: 'member' }, 'memberKey'],
      [{ what: 'all', memberKey: memberKey(token) }, 'memberKey'],
      [{ what: 'none' }, 'what'],
      [{ what: 'one', id: '../other' }, 'id'],
    ] as const
    for (const [body, field] of cases) {
      const answer = await revoke(token, body)
      expect([answer.status, answer.json().field]).toEqual([400, field])
    }
    expect(await status(token)).toBe(200)
  })

  it('[SEC-05] take a device in plain words only', async () => {
    const body = { username: 'sales1', password: DEMO_PASSWORD, domainId: '1' }
    for (const device of ['Mozilla/5.0 (X11; Linux x86_64)', '<b>', 'x'.repeat(61), '']) {
      const answer = await gateway().call<ErrorBody>('token', { method: 'POST', body: { ...body, device } })
      expect([answer.status, answer.json().field]).toEqual([400, 'device'])
    }
  })
})
