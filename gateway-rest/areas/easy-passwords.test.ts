import { describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from '../seed/personas.ts'
import { ANSWERS, newcomer } from '../testing/newcomer.ts'
import { useGateway } from '../testing/use-gateway.ts'

const refused = (field: string) => ({ code: 'PASSWORD_EASY_TO_GUESS', field })

describe('[SEC-18] a password that is easy to guess is refused by name', () => {
  const gateway = useGateway()
  const send = async (method: 'POST' | 'PUT', path: string, body: object, token?: string) =>
    (await gateway().call<ErrorBody>(`account/${path}`, { method, body, token })).json()

  it('in a registration: common ones, the user name and the e-mail address, in any case', async () => {
    const person = await newcomer(gateway())
    const register = (password: string) =>
      send('POST', 'registration', {
        ...{ ...person, username: 'Robin2027', password },
        ...{ emailAddress: 'robin9@mail.example', answers: ANSWERS },
      })
    for (const password of ['abc123', 'Qwerty123', 'trustno1', 'robin2027', 'ROBIN2027', 'Robin9'])
      expect([password, await register(password)]).toEqual([password, expect.objectContaining(refused('password'))])
    expect(await register('Robin2027x')).toEqual({ username: 'robin2027' })
  })

  it('when it is changed', async () => {
    const token = await gateway().signIn('short')
    const change = (newPassword: string) =>
      send('PUT', 'password', { currentPassword: DEMO_PASSWORD, newPassword }, token)
    for (const password of ['password1', 'SHORT1'])
      expect(await change(password)).toMatchObject(password.length < 6 ? {} : refused('newPassword'))
  })

  it('when it is reset, and the link stays good', async () => {
    await send('POST', 'forgot-password', { username: 'noclaims1', domainId: '1' })
    const mail = await vi.waitFor(() => {
      const sent = gateway().mails.at(-1)
      if (sent === undefined) throw new Error('no mail yet')
      return sent
    })
    const token = new URL(/http\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('token') ?? ''
    const reset = (newPassword: string) => send('POST', 'forgot-password/reset', { token, answers: [], newPassword })
    for (const password of ['monkey1', 'noclaims1', 'NoClaims1'])
      expect(await reset(password)).toMatchObject(refused('newPassword'))
    expect(await reset('Better2027')).toEqual({ accepted: true })
  })
})
