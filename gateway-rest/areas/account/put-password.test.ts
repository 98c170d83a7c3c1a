import { describe, expect, it } from 'vitest'
import type { Account, ErrorBody, TokenResponse } from '../../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from '../../seed/personas.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const NEW_PASSWORD = 'Better2027'

describe('PUT account/password', () => {
  const gateway = useGateway()
  const change = (token: string, currentPassword: string, newPassword: string) =>
    gateway().call<ErrorBody>('account/password', { method: 'PUT', token, body: { currentPassword, newPassword } })
  const logIn = (username: string, password: string) =>
    gateway().call('token', { method: 'POST', body: { username, password, domainId: '1' } })

  it('[CALL-22] [STATE-05] changes the password and makes an initial or forced account active', async () => {
    for (const persona of ['initial', 'forced']) {
      const answer = await change(await gateway().signIn(persona), DEMO_PASSWORD, NEW_PASSWORD)
      expect([answer.status, answer.text]).toEqual([200, 'ACT'])
      expect((await logIn(`${persona}1`, DEMO_PASSWORD)).status).toBe(401)
      expect((await logIn(`${persona}1`, NEW_PASSWORD)).status).toBe(200)
    }
  })

  it('[CALL-22] refuses a new password against the rule, or the same one again', async () => {
    const token = await gateway().signIn('active')
    for (const newPassword of ['Ab1', 'NoDigitsHere', 'Spaces are 1 no', `${'x'.repeat(32)}1`, DEMO_PASSWORD]) {
      const answer = await change(token, DEMO_PASSWORD, newPassword)
      expect([answer.status, answer.json().field]).toEqual([400, 'newPassword'])
    }
    expect((await logIn('active1', DEMO_PASSWORD)).status).toBe(200)
  })

  it('[CALL-22] refuses a wrong present password, and counts it like a failed log-in', async () => {
    const token = await gateway().signIn('preventive')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await change(token, 'wrong', NEW_PASSWORD)).json()).toMatchObject({
        code: 'CURRENT_PASSWORD_WRONG',
        field: 'currentPassword',
      })
    }
    expect((await logIn('preventive1', DEMO_PASSWORD)).text).toContain('ACCOUNT_LOCKED')
  })

  it('does not let staff who act as a member change the password', async () => {
    const { subscriberId } = await gateway().get<Account>('account', await gateway().signIn('noclaims'))
    const acting = await gateway().call<TokenResponse>('login-as', {
      method: 'POST',
      token: await gateway().signIn('anyone'),
      body: { subscriberId, domainId: '1' },
    })
    expect((await change(await gateway().complete(acting.json().token), DEMO_PASSWORD, NEW_PASSWORD)).status).toBe(403)
  })
})
