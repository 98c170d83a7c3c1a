import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../schema/audit/chain.ts'
import { auditedAs } from '../../schema/generate/gateway-operations.ts'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import type { Account, ErrorBody, TokenResponse } from '../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from '../seed/personas.ts'
import { type ContractCall, contractCalls } from '../testing/contract-calls.ts'
import { recorded } from '../testing/recorded.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

const calls = await contractCalls()
const operationOf = ({ id }: ContractCall) => gatewayOperations[id as keyof typeof gatewayOperations]
const auditOf = (call: ContractCall) => operationOf(call).audit

describe('the gateway records', () => {
  const audit = recorded()
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({ audit })
  })
  afterAll(() => gateway.close())
  beforeEach(() => {
    audit.entries.length = 0
    audit.takes = true
  })

  const send = ({ method, path, query, body }: ContractCall, token?: string) => {
    const search = new URLSearchParams(query).toString()
    return gateway.call<ErrorBody>(search === '' ? path : `${path}?${search}`, {
      ...{ method, token, headers: { 'x-request-id': 'from-the-portal' } },
      ...(body === undefined ? {} : { body: written(body) }),
      ...(body === undefined ? {} : { headers: { 'x-request-id': 'from-the-portal', 'content-type': body.mediaType } }),
    })
  }
  const written = ({ mediaType, example }: NonNullable<ContractCall['body']>) =>
    mediaType === 'application/json'
      ? JSON.stringify(example)
      : new URLSearchParams(example as Record<string, string>).toString()
  const keyOf = (token: string) => String(decodeJwt(token).memberKey)
  const rows = () => audit.entries.map(({ event, result, what }) => `${event} ${what} ${result}`)
  const by = (person: string | null, actingAs: string | null = null): Partial<AuditEntry> => ({ person, actingAs })

  const tokens = new Map<string, Promise<string>>()
  const memberToken = (persona: string) => {
    const known = tokens.get(persona) ?? gateway.signIn(persona)
    tokens.set(persona, known)
    return known
  }
  async function actAs(persona: string): Promise<string> {
    const { subscriberId } = await gateway.get<Account>('account', await memberToken(persona))
    const answer = await gateway.call<TokenResponse>('login-as', {
      ...{ method: 'POST', token: await memberToken('anyone'), body: { subscriberId, domainId: '1' } },
    })
    return gateway.complete(answer.json().token)
  }
  let acting: Promise<string> | undefined
  const actingToken = () => {
    acting ??= actAs('noclaims')
    return acting
  }
  const logIn = (username: string, password: string) =>
    gateway.call<TokenResponse>('token', { method: 'POST', body: { username, password, domainId: '1' } })

  // It would end the session that all share.
  it.each(calls.filter(({ secured, id }) => secured && id !== 'revokeToken'))(
    '[SEC-19] $id, made by staff as a member, with both their keys',
    async call => {
      const [token, staff] = [await actingToken(), await memberToken('anyone')]
      audit.entries.length = 0
      const { status } = await send(call, token)
      const [row, ...others] = audit.entries
      expect(others).toEqual([])
      // Whom they want to act as next.
      const member = call.id === 'logInAs' ? expect.stringMatching(/^\d+$/) : keyOf(token)
      expect(row).toMatchObject({ what: call.id, person: keyOf(staff), actingAs: member, request: 'from-the-portal' })
      expect(row?.origin).toBe('loopback')
      expect(row?.result === 'done').toBe(status === 200)
      if (!call.acting) expect(row).toMatchObject({ event: 'refusal', result: 'NOT_WHILE_ACTING' })
    },
  )

  it.each(calls.filter(({ secured, id }) => secured && id !== 'revokeToken'))(
    '[SEC-19] $id, made by a member, when it does more than read, or is refused',
    async call => {
      const token = await memberToken('active')
      audit.entries.length = 0
      const { status, headers } = await send(call, token)
      const isFile = headers.get('content-type') === 'application/pdf'
      const isRefused = status === 401 || status === 403 || (status === 404 && operationOf(call).params !== null)
      const event = isFile ? 'file' : isRefused && call.id !== 'logInAs' ? 'refusal' : auditOf(call)
      expect(audit.entries.map(row => row.event)).toEqual(event === 'read' ? [] : [event])
      for (const row of audit.entries) expect(row).toMatchObject({ what: call.id, ...by(keyOf(token)) })
    },
  )

  it.each(calls.filter(({ secured }) => secured))('[SEC-19] $id refused without a token, as of nobody', async call => {
    await send(call)
    expect(rows()).toEqual([`${auditOf(call) === 'log-in-as' ? 'log-in-as logInAs' : 'refusal any call'} UNAUTHORIZED`])
    expect(audit.entries[0]).toMatchObject(by(null))
  })

  it.each(calls.filter(({ secured, method }) => !secured && method !== 'GET'))(
    '[SEC-19] $id, which needs no token, unless it reads',
    async call => {
      const { status } = await send(call)
      const isRefused = status === 401 || status === 403
      const told = auditOf(call) === 'read' ? (isRefused ? ['refusal any call'] : []) : [`${auditOf(call)} ${call.id}`]
      expect(audit.entries.map(({ event, what }) => `${event} ${what}`)).toEqual(told)
    },
  )

  it('[SEC-19] a call that nobody thought of as a change, unless it reads', () => {
    const operation = { operationId: 'putNews' } as unknown as Parameters<typeof auditedAs>[1]
    expect(['post', 'put', 'get'].map(method => auditedAs(method, operation))).toEqual(['change', 'change', 'read'])
    expect(auditedAs('put', { ...operation, 'x-audit': 'contact' })).toBe('contact')
  })

  it('[SEC-19] wrong passwords, the lock that five of them set, and the right one, by the key of the account', async () => {
    const key = keyOf(await memberToken('short'))
    audit.entries.length = 0
    await logIn('short1', 'Wrong2026!')
    await logIn('short1', DEMO_PASSWORD)
    expect(rows()).toEqual(['sign-in createToken LOGIN_ATTEMPTS_REMAINING', 'sign-in createToken done'])
    audit.entries.length = 0
    for (const _time of [1, 2, 3, 4, 5, 6]) await logIn('short1', 'Wrong2026!')
    expect(rows()).toEqual([
      ...Array(4).fill('sign-in createToken LOGIN_ATTEMPTS_REMAINING'),
      'lock createToken done',
      ...Array(2).fill('sign-in createToken ACCOUNT_LOCKED'),
    ])
    for (const row of audit.entries) expect(row).toMatchObject(by(key))
  })

  it('[SEC-19] log-ins with a name that nobody has, without that name', async () => {
    await logIn('robin.nobody', DEMO_PASSWORD)
    expect(rows()).toEqual(['sign-in createToken LOGIN_ATTEMPTS_REMAINING'])
    expect(audit.entries[0]).toMatchObject(by(null))
  })

  it('[SEC-19] log-in-as with both keys, also when it is refused, and what staff end for a member', async () => {
    const staff = await memberToken('nonemp')
    const employee = await memberToken('employee')
    const { subscriberId } = await gateway.get<Account>('account', employee)
    audit.entries.length = 0
    const body = { subscriberId, domainId: '1' }
    await gateway.call('login-as', { method: 'POST', token: staff, body })
    await gateway.call('login-as', { method: 'POST', token: await memberToken('active'), body })
    const end = { what: 'member', memberKey: keyOf(await memberToken('active')) }
    tokens.delete('active')
    await gateway.call('token/revoke', { method: 'POST', token: staff, body: end })
    expect(rows().slice(0, 2)).toEqual(['log-in-as logInAs EMPLOYEE_NOT_ALLOWED', 'log-in-as logInAs FORBIDDEN'])
    const [refused, , ended] = [...audit.entries.slice(0, 2), audit.entries.at(-1)]
    expect(refused).toMatchObject(by(keyOf(staff), keyOf(employee)))
    expect(ended).toMatchObject({ event: 'sign-out', ...by(keyOf(staff), end.memberKey) })
  })

  it('[SEC-19] whose token it was when its session has ended', async () => {
    const token = await gateway.signIn('noebill')
    await gateway.call('token/revoke', { method: 'POST', token, body: { what: 'this' } })
    audit.entries.length = 0
    expect((await gateway.call('account', { token })).status).toBe(401)
    expect(rows()).toEqual(['refusal getAccount UNAUTHORIZED'])
    expect(audit.entries[0]).toMatchObject(by(keyOf(token)))
  })

  it('[SEC-19] who asks for a member of another family, or for what is not there', async () => {
    const [token, other] = [await memberToken('dependent'), await memberToken('groups')]
    audit.entries.length = 0
    await gateway.call(`benefits/limits?suffix=7&asOfDate=2026-06-15`, { token })
    await gateway.call(`eobs/pdf?docId=NOTMINE`, { token: other })
    expect(rows()).toEqual(['refusal listLimits FORBIDDEN', 'refusal getEobPdf NOT_FOUND'])
  })

  it('[SEC-19] log-in-as before it is answered, or does not let staff in; members go on', async () => {
    const { subscriberId } = await gateway.get<Account>('account', await memberToken('groups'))
    const staff = await memberToken('anyone')
    audit.takes = false
    const body = { subscriberId, domainId: '1' }
    const answer = await gateway.call<ErrorBody>('login-as', { method: 'POST', token: staff, body })
    expect([answer.status, answer.json().code]).toEqual([503, 'UNAVAILABLE'])
    expect((await logIn('groups1', DEMO_PASSWORD)).status).toBe(200)
  })

  it('[SEC-19] nothing of a member who reads', async () => {
    const token = await memberToken('groups')
    audit.entries.length = 0
    for (const path of ['account', 'account/preferences', 'programs', 'groups']) await gateway.get(path, token)
    expect(rows()).toEqual([])
  })
})
