import { decodeJwt } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { actingAllowed } from '../../schema/generate/gateway-operations.ts'
import type { Account, ErrorBody, Preferences, TokenResponse } from '../../schema/generated/gateway-types.ts'
import { contractCalls } from '../testing/contract-calls.ts'
import { useGateway } from '../testing/use-gateway.ts'

const calls = (await contractCalls()).filter(({ secured }) => secured)
const refused = calls.filter(({ acting }) => !acting)
const taken = calls.filter(({ acting, id }) => acting && id !== 'revokeToken')

describe('staff who act as a member', () => {
  const gateway = useGateway()

  async function actAs(persona: string): Promise<string> {
    const { subscriberId } = await gateway().get<Account>('account', await gateway().signIn(persona))
    const answer = await gateway().call<TokenResponse>('login-as', {
      ...{ method: 'POST', token: await gateway().signIn('anyone'), body: { subscriberId, domainId: '1' } },
    })
    return gateway().complete(answer.json().token)
  }
  let acting: Promise<string> | undefined
  const actingToken = () => {
    acting ??= actAs('noclaims')
    return acting
  }
  let member: Promise<string> | undefined
  const memberToken = () => {
    member ??= gateway().signIn('active')
    return member
  }
  const codeOf = async ({ method, path, query, body }: (typeof calls)[number], token: string) => {
    const search = new URLSearchParams(query).toString()
    const answer = await gateway().call<ErrorBody>(search === '' ? path : `${path}?${search}`, {
      ...{ method, token },
      ...(body === undefined ? {} : { body: body.example }),
    })
    return answer.status < 400 ? undefined : answer.json().code
  }

  it('[SEC-15] are kept from contact data, consents, password, questions and recovery addresses', () => {
    const ids = refused.map(({ id }) => id).sort()
    expect(ids).toEqual(['putAddress', 'putPassword', 'putPreferences', 'putRegistrationPolicy', 'putSecurityAnswers'])
  })

  it.each(refused)('[SEC-15] $id: is refused to them, and taken from the member', async call => {
    expect(await codeOf(call, await actingToken())).toBe('NOT_WHILE_ACTING')
    // Looked at, and only then refused: nothing is changed.
    const empty = { ...call, body: call.body && { ...call.body, example: {} } }
    expect(await codeOf(empty, await memberToken())).toBe('BAD_REQUEST')
  })

  it.each(taken)('[SEC-15] $id: is not refused to them for that', async call => {
    expect(await codeOf(call, await actingToken())).not.toBe('NOT_WHILE_ACTING')
  })

  it('[SEC-15] can end their own session, and none of the member', async () => {
    const token = await actAs('noplan')
    const revoke = (body: object) => gateway().call<ErrorBody>('token/revoke', { method: 'POST', token, body })
    const id = String(decodeJwt(await gateway().signIn('noplan')).sid)
    for (const body of [{ what: 'one', id }, { what: 'others' }, { what: 'all' }]) {
      const answer = await revoke(body)
      expect([body.what, answer.status, answer.json().code]).toEqual([body.what, 403, 'NOT_WHILE_ACTING'])
    }
    expect((await revoke({ what: 'this' })).status).toBe(200)
  })

  it('[SEC-15] a call that changes something has to say in the contract whether they may', () => {
    const operation = { operationId: 'putNews', security: [{ bearer: [] }] } as unknown as Parameters<
      typeof actingAllowed
    >[1]
    expect(() => actingAllowed('put', operation)).toThrow('putNews must say x-acting')
    expect(actingAllowed('put', { ...operation, 'x-acting': 'refused' })).toBe(false)
    expect(actingAllowed('get', operation)).toBe(true)
  })

  it('[SEC-15] [SEC-17] cannot take an account over by its e-mail address and a reset', async () => {
    const token = await actAs('dentalonly')
    const own = await gateway().signIn('dentalonly')
    const before = await gateway().get<Preferences>('account/preferences', own)
    const body = { emailAddress: 'staff@elsewhere.example' }
    expect((await gateway().call('account/preferences', { method: 'PUT', token, body })).status).toBe(403)
    expect(await gateway().get('account/preferences', own)).toEqual(before)
    const sent = gateway().mails.length
    await gateway().call('account/forgot-password', {
      ...{ method: 'POST', body: { username: 'dentalonly1', domainId: '1' } },
    })
    const mail = await vi.waitFor(() => {
      const found = gateway().mails[sent]
      if (found === undefined) throw new Error('no mail yet')
      return found
    })
    expect(mail.to).toBe(before.emailAddress)
  })
})
