import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account, ErrorBody, GroupsInfo, TokenResponse } from '../../schema/generated/gateway-types.ts'
import { createClock } from '../clock.ts'
import { DEMO_PASSWORD } from '../seed/personas.ts'
import { Database } from '../store/database.ts'
import { startTestGateway, TEST_NOW, type TestGateway } from '../testing/test-gateway.ts'
import type { SignInRow } from './check-password.ts'
import { createSessions } from './sessions.ts'
import { signingKey } from './token-keys.ts'
import { createTokens } from './tokens.ts'

const NEW_PASSWORD = 'Better2027'
const HOUR_MS = 60 * 60 * 1000

describe('sessions', () => {
  let folder = ''
  let gateway: TestGateway
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sessions-'))
    gateway = await startTestGateway({ dataFile: join(folder, 'gateway.sqlite') })
    // As an operator's tool, or another process, would change it.
    database = new Database(join(folder, 'gateway.sqlite'))
  })
  afterAll(async () => {
    database.close()
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(() => gateway.setNow(TEST_NOW))

  const status = async (token: string, path = 'account') => (await gateway.call(path, { token })).status
  const revoke = (token: string, body: object) => gateway.call('token/revoke', { method: 'POST', token, body })
  const changePassword = (token: string, currentPassword: string, newPassword: string, accept = 'text/plain') => {
    const body = { currentPassword, newPassword }
    return gateway.call<{ status: string; token: string }>('account/password', {
      ...{ method: 'PUT', token, body, headers: { accept } },
    })
  }
  const extend = async (token: string) => {
    const { currentGroup } = await gateway.get<GroupsInfo>('groups', token)
    return renew(token, currentGroup?.groupId)
  }
  const renew = (token: string, groupId = '10001001') =>
    gateway.call<TokenResponse>('group-selection', { method: 'POST', token, body: { groupId, domain: '1' } })
  const setStatus = (username: string, to: string) =>
    database.run('update signIn set status = ? where username = ?', to, username)
  const setRole = (username: string, to: string) =>
    database.run('update signIn set role = ? where username = ?', to, username)
  const actAs = async (staffToken: string, persona: string) => {
    const { subscriberId } = await gateway.get<Account>('account', await gateway.signIn(persona))
    const body = { subscriberId, domainId: '1' }
    return gateway.call<TokenResponse>('login-as', { method: 'POST', token: staffToken, body })
  }

  it('[SEC-01] end with logging out, on every gateway over the same data: old tokens are refused, and extending too', async () => {
    const second = await startTestGateway({ dataFile: join(folder, 'gateway.sqlite') })
    const token = await gateway.signIn('active')
    const extended = (await extend(token)).json().token
    const other = await gateway.signIn('active')
    expect((await second.call('account', { token })).status).toBe(200)
    expect((await revoke(token, { what: 'this' })).json()).toEqual({ ended: [decodeJwt(token).sid] })
    for (const old of [token, extended]) {
      expect(await status(old)).toBe(401)
      expect((await second.call('account', { token: old })).status).toBe(401)
      expect((await renew(old)).status).toBe(401)
      expect((await gateway.call('token/complete', { method: 'POST', token: old })).status).toBe(401)
    }
    expect(await status(other)).toBe(200)
    await second.close()
  })

  it('[SEC-01] of staff end with all that began from them, whichever they log out of', async () => {
    const own = await gateway.signIn('anyone')
    const acting = (await actAs(own, 'termed')).json().token
    await revoke(acting, { what: 'this' })
    expect([await status(acting), await status(own)]).toEqual([401, 401])
    expect((await actAs(own, 'termed')).status).toBe(401)
  })

  it('[SEC-02] end with a changed password, but for the own one', async () => {
    const [own, other] = [await gateway.signIn('short'), await gateway.signIn('short')]
    expect((await changePassword(own, DEMO_PASSWORD, NEW_PASSWORD)).text).toBe('ACT')
    expect([await status(own), await status(other), (await renew(other)).status]).toEqual([200, 401, 401])
  })

  it('[SEC-02] give way to a new one with a changed password, for whoever takes its token', async () => {
    const [own, other] = [await gateway.signIn('local'), await gateway.signIn('local')]
    const answer = await changePassword(own, DEMO_PASSWORD, NEW_PASSWORD, 'application/json')
    const { token } = answer.json()
    expect(answer.json()).toEqual({ status: 'ACT', token: expect.any(String), ended: expect.any(Array) })
    expect([await status(token), await status(own), await status(other)]).toEqual([200, 401, 401])
    expect(decodeJwt(token)).toMatchObject({ typ: 'access', auth_time: decodeJwt(own).auth_time })
    expect(decodeJwt(token).sid).not.toBe(decodeJwt(own).sid)
  })

  it('[SEC-02] of one of two who change a password at once go on, and nobody else’s', async () => {
    const [one, two] = [await gateway.signIn('preventive'), await gateway.signIn('preventive')]
    const answers = await Promise.all([
      changePassword(one, DEMO_PASSWORD, NEW_PASSWORD, 'application/json'),
      changePassword(two, DEMO_PASSWORD, 'Other2027', 'application/json'),
    ])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    const { token } = answers.find(answer => answer.status === 200)?.json() ?? { token: '' }
    expect([await status(token), await status(one), await status(two)]).toEqual([200, 401, 401])
  })

  it('[SEC-03] [SEC-14] go on while a stranger guesses the password', async () => {
    const token = await gateway.signIn('future')
    const guess = { username: 'future1', password: 'wrong', domainId: '1' }
    for (let attempt = 0; attempt < 6; attempt += 1) await gateway.call('token', { method: 'POST', body: guess })
    const right = { ...guess, password: DEMO_PASSWORD }
    expect((await gateway.call('token', { method: 'POST', body: right })).text).toContain('ACCOUNT_LOCKED')
    expect([await status(token), (await extend(token)).status]).toEqual([200, 200])
  })

  it('[SEC-02] do not begin with a password that was changed while it was compared', () => {
    const clock = createClock(() => new Date(TEST_NOW))
    const tokens = createTokens(signingKey(database), clock)
    const own = createSessions({ database, clock, tokens, afterwards: () => undefined, sessionHours: 12 })
    const compared = database.get<SignInRow>("select * from signIn where username = 'medicare1'")
    if (compared === undefined) throw new Error('no such persona')
    expect(own.viewerOf(own.begin(compared, undefined))).toBeDefined()
    database.run("update signIn set passwordHash = 'another' where username = 'medicare1'")
    expect(() => own.begin(compared, undefined)).toThrow('User name or password unrecognized.')
    database.run(
      "update signIn set passwordHash = ?, status = 'DIS' where username = 'medicare1'",
      compared.passwordHash,
    )
    expect(() => own.begin(compared, undefined)).toThrow('User name or password unrecognized.')
  })

  it('[SEC-02] go on when the present password was wrong', async () => {
    const [own, other] = [await gateway.signIn('sales'), await gateway.signIn('sales')]
    expect((await changePassword(own, 'wrong', NEW_PASSWORD)).status).toBe(400)
    expect([await status(own), await status(other)]).toEqual([200, 200])
  })

  it('[SEC-02] all end with a reset password', async () => {
    const tokens = [await gateway.signIn('groups'), await gateway.signIn('groups')]
    const before = gateway.mails.length
    await gateway.call('account/forgot-password', { method: 'POST', body: { username: 'groups1', domainId: '1' } })
    const mail = await vi.waitFor(() => gateway.mails[before] ?? Promise.reject(new Error('no mail yet')))
    const link = new URL(/http\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('token')
    const body = { token: link, answers: [], newPassword: NEW_PASSWORD }
    const reset = await gateway.call('account/forgot-password/reset', { method: 'POST', body })
    expect(reset.status).toBe(200)
    for (const token of tokens) expect([await status(token), (await renew(token)).status]).toEqual([401, 401])
  })

  it.each(['DIS', 'DLG', 'INI', 'FRC'])(
    '[SEC-03] end when the account becomes %s, from the next call on, and extending does not help',
    async to => {
      const token = await gateway.signIn('noclaims')
      expect(await status(token)).toBe(200)
      setStatus('noclaims1', to)
      expect([await status(token), (await renew(token)).status]).toEqual([401, 401])
      setStatus('noclaims1', 'ACT')
      // What ended does not come back with the account.
      expect([await status(token), await status(await gateway.signIn('noclaims'))]).toEqual([401, 200])
    },
  )

  it('[SEC-03] [SEC-09] of an account that needs a new password open the way to it, and nothing else before', async () => {
    const body = { username: 'forced1', password: DEMO_PASSWORD, domainId: '1' }
    const { token } = (await gateway.call<TokenResponse>('token', { method: 'POST', body })).json()
    const complete = () => gateway.call<TokenResponse & { code: string }>('token/complete', { method: 'POST', token })
    const refused = await complete()
    expect([refused.status, refused.json().code]).toEqual([403, 'PASSWORD_CHANGE_NEEDED'])
    expect([await status(token, 'account/status'), await status(token, 'eligibility/family')]).toEqual([200, 403])
    expect((await changePassword(token, DEMO_PASSWORD, NEW_PASSWORD)).text).toBe('ACT')
    expect(await status((await complete()).json().token, 'eligibility/family')).toBe(200)
  })

  it('[SEC-09] of staff who need a new password lead into nobody else’s account before it', async () => {
    setStatus('anyone2', 'FRC')
    const { subscriberId } = await gateway.get<Account>('account', await gateway.signIn('active', '2'))
    const body = { subscriberId, domainId: '2' }
    const token = await gateway.signIn('anyone', '2')
    const answer = await gateway.call<ErrorBody>('login-as', { method: 'POST', token, body })
    expect([answer.status, answer.json().code]).toEqual([403, 'PASSWORD_CHANGE_NEEDED'])
    setStatus('anyone2', 'ACT')
  })

  it('[SEC-03] have the role that the person has now', async () => {
    const token = await gateway.signIn('anyone')
    const [anybody, employee] = await Promise.all(
      ['cancelm', 'employee'].map(async persona => (await actAs(token, persona)).json().token),
    )
    setRole('anyone1', 'logInAsNonEmp')
    expect([await status(anybody ?? ''), await status(employee ?? '')]).toEqual([200, 401])
    expect(decodeJwt((await extend(anybody ?? '')).json().token)).toMatchObject({ issuedByRole: 'logInAsNonEmp' })
    setRole('anyone1', 'member')
    expect(await status(anybody ?? '')).toBe(401)
    expect((await actAs(token, 'cancelm')).status).toBe(403)
    expect(decodeJwt((await extend(token)).json().token)).toMatchObject({ role: 'member', issuedByRole: null })
    setRole('anyone1', 'logInAsAnyone')
  })

  it('[SEC-03] of staff who act as a member are held with their own account, not with that of the member', async () => {
    const acting = (await actAs(await gateway.signIn('nonemp'), 'noebill')).json().token
    setStatus('noebill1', 'DIS')
    expect(await status(acting)).toBe(200)
    setStatus('noebill1', 'ACT')
    setStatus('nonemp1', 'DIS')
    expect(await status(acting)).toBe(401)
    setStatus('nonemp1', 'ACT')
  })

  it('[SEC-04] end twelve hours after the log-in, whatever is extended, and no token says otherwise', async () => {
    let token = await gateway.signIn('active')
    const end = Number(decodeJwt(token).auth_time) + 12 * 60 * 60
    for (let half = 3; half <= 23; half += 3) {
      gateway.setNow(new Date(Date.parse(TEST_NOW) + (half * HOUR_MS) / 2).toISOString())
      token = (await extend(token)).json().token
      const { exp = 0, iat = 0, auth_time } = decodeJwt(token)
      expect([exp, auth_time]).toEqual([Math.min(iat + 2 * 60 * 60, end), end - 12 * 60 * 60])
    }
    gateway.setNow(new Date(end * 1000 - 1000).toISOString())
    expect(await status(token)).toBe(200)
    gateway.setNow(new Date(end * 1000).toISOString())
    expect([await status(token), (await renew(token)).status]).toEqual([401, 401])
  })

  it('[SEC-04] of staff who act as a member end with the time of the staff member, not later', async () => {
    const own = await gateway.signIn('anyone')
    gateway.setNow(new Date(Date.parse(TEST_NOW) + HOUR_MS).toISOString())
    const acting = (await actAs(own, 'termed')).json().token
    expect(decodeJwt(acting).auth_time).toBe(decodeJwt(own).auth_time)
  })

  it('[SEC-04] end when the setting says so, also those that began under another one', async () => {
    const token = await gateway.signIn('active')
    const strict = await startTestGateway({ dataFile: join(folder, 'gateway.sqlite'), sessionHours: 1 })
    expect((await strict.call('account', { token })).status).toBe(200)
    strict.setNow(new Date(Date.parse(TEST_NOW) + HOUR_MS).toISOString())
    expect((await strict.call('account', { token })).status).toBe(401)
    await strict.close()
  })

  it('leave no rows behind once they are over', async () => {
    await gateway.signIn('active')
    gateway.setNow(new Date(Date.parse(TEST_NOW) + 13 * HOUR_MS).toISOString())
    await gateway.signIn('active')
    expect(database.get('select count(*) as rows from session')).toEqual({ rows: 1 })
  })
})
