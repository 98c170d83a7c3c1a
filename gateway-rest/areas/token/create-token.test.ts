import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import type { ErrorBody, TokenResponse } from '../../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD, demoSignIns } from '../../seed/personas.ts'
import { TEST_NOW } from '../../testing/test-gateway.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const CANNOT_LOG_IN = ['disabled', 'locked']

describe('POST token', () => {
  const gateway = useGateway()
  const logIn = (username: string, password = DEMO_PASSWORD, domainId = '1') =>
    gateway().call<TokenResponse & ErrorBody>('token', { method: 'POST', body: { username, password, domainId } })

  it('[CALL-04] [ENT-43] [ENT-44] [SESSION-06] answers a token with the payload that the portal reads, and a redirect', async () => {
    const answer = await logIn('active1')
    expect(answer.status).toBe(200)
    const { token, redirect } = answer.json()
    expect(redirect).toBeNull()
    expect(decodeJwt(token)).toMatchObject({
      role: 'member',
      issuedByRole: null,
      domainId: '1',
      memberKey: expect.stringMatching(/^\d+$/),
    })
  })

  it('[SESSION-04] [SESSION-05] issues tokens that end after exactly two hours', async () => {
    const { exp = 0, iat = 0 } = decodeJwt((await logIn('active1')).json().token)
    expect((exp - iat) * 1000).toBe(7_200_000)
  })

  it('takes every demonstration sign-in that is not disabled or locked, on its own brand', async () => {
    const refused: string[] = []
    for (const { username, domainId, persona } of demoSignIns())
      if ((await logIn(username, DEMO_PASSWORD, String(domainId))).status !== 200) refused.push(persona)
    expect([...new Set(refused)].sort()).toEqual(CANNOT_LOG_IN)
    expect(refused).toHaveLength(CANNOT_LOG_IN.length * 4)
  })

  it('[OPEN-43] [STATE-02] [STATE-04] answers ACCOUNT_LOCKED for DLG and the general error for DIS to the right password; INI and FRC get in', async () => {
    expect((await logIn('locked1')).json()).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    expect((await logIn('disabled1')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect((await logIn('initial1')).status).toBe(200)
    expect((await logIn('forced1')).status).toBe(200)
  })

  it('starts counting again after a log-in that worked', async () => {
    await logIn('noebill1', 'wrong')
    await logIn('noebill1', 'wrong')
    expect((await logIn('noebill1')).status).toBe(200)
    expect((await logIn('noebill1', 'wrong')).json()).toMatchObject({
      code: 'LOGIN_ATTEMPTS_REMAINING',
      attemptsRemaining: 4,
    })
  })
})

describe('GET token/userkey', () => {
  const gateway = useGateway()
  const ebill = async (userKey: string) =>
    (await gateway().call(`//stand-in/ebill?userKey=${userKey}&firstTime=true`)).text

  it('[CALL-05] answers a text that eBill accepts for five minutes and that is no token', async () => {
    const answer = await gateway().call('token/userkey', { token: await gateway().signIn('ebill') })
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await ebill(answer.text)).toContain('You are signed in by a valid user key.')
    expect((await gateway().call('account', { token: answer.text })).status).toBe(401)
    gateway().setNow('2026-06-15T19:05:01Z')
    expect(await ebill(answer.text)).toContain('No valid user key came along.')
    gateway().setNow(TEST_NOW)
  })

  it('eBill does not take a token for a user key, and never shows what it got', async () => {
    const token = await gateway().signIn('ebill')
    const page = await ebill(token)
    expect(page).toContain('No valid user key came along.')
    expect(page).not.toContain(token)
  })
})
