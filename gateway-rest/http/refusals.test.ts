import { createHmac } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import { TEST_NOW } from '../testing/test-gateway.ts'
import { useGateway } from '../testing/use-gateway.ts'

const ADDRESSES = Object.values(gatewayOperations)
  .filter(operation => operation.secured)
  .map(({ method, path }) => ({
    method,
    path: path.slice(1).replace('{category}', 'medical').replace('{programId}', '27'),
  }))

describe('refusals', () => {
  const gateway = useGateway()

  it('every secured call answers 401 without a token', async () => {
    for (const { method, path } of ADDRESSES) {
      const answer = await gateway().call<ErrorBody>(path, { method, ...(method === 'GET' ? {} : { body: {} }) })
      expect([path, answer.status, answer.json().code]).toEqual([path, 401, 'UNAUTHORIZED'])
    }
  })

  it('forged tokens answer 401: other keys, no signature, changed payload, other kinds of header', async () => {
    const token = await gateway().signIn('active')
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
    const [header, , signature] = token.split('.')
    const changed = Buffer.from(JSON.stringify({ ...claims, role: 'logInAsAnyone' })).toString('base64url')
    const guess = createHmac('sha256', 'secret').update(`${header}.${changed}`).digest('base64url')
    const forged = [
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('a key of our own, long enough to sign')),
      new UnsecuredJWT(claims).encode(),
      `${header}.${changed}.${signature}`,
      `${header}.${changed}.${guess}`,
      'not-a-token',
    ]
    for (const one of forged) expect((await gateway().call('account', { token: one })).status).toBe(401)
    expect((await gateway().call('account', { headers: { authorization: `Basic ${token}` } })).status).toBe(401)
    expect((await gateway().call('account', { token })).status).toBe(200)
  })

  it('[SESSION-04] [SESSION-05] a token ends after two hours', async () => {
    const token = await gateway().signIn('active')
    gateway().setNow('2026-06-15T20:59:59Z')
    expect((await gateway().call('account', { token })).status).toBe(200)
    gateway().setNow('2026-06-15T21:00:00Z')
    expect((await gateway().call('account', { token })).status).toBe(401)
    gateway().setNow(TEST_NOW)
  })

  it('a body or parameter that breaks the contract answers 400 and names the field, never its value', async () => {
    const token = await gateway().signIn('active')
    const post = (path: string, body: unknown) => gateway().call<ErrorBody>(path, { method: 'POST', token, body })
    const cases: [Promise<{ status: number; json(): ErrorBody; text: string }>, string | undefined][] = [
      [post('token', { username: 'active1', domainId: '1' }), 'password'],
      [post('token', { username: 'active1', password: 'x', domainId: 1 }), 'domainId'],
      [post('token', { username: 'active1', password: 'x', domainId: '1', role: 'logInAsAnyone' }), 'role'],
      [post('login-as', { subscriberId: 'secret-value', domainId: '1' }), 'subscriberId'],
      [post('token', '{"username":'), undefined],
      [gateway().call('benefits/limits?suffix=secret-value&asOfDate=2026-06-15', { token }), 'suffix'],
      [gateway().call('benefits/limits?suffix=0&asOfDate=2026-02-29', { token }), 'asOfDate'],
      [gateway().call('benefits/limits?suffix=0&suffix=1&asOfDate=2026-06-15', { token }), 'suffix'],
      [
        gateway().call('claims/pharmacy?startDate=2024-06-15&endDate=2026-06-15&suffix=0&page=0&size=3', { token }),
        'category',
      ],
    ]
    for (const [answer, field] of cases) {
      const { status, json, text } = await answer
      expect([status, json().code, json().field]).toEqual([400, 'BAD_REQUEST', field])
      expect(text).not.toContain('secret-value')
    }
  })

  it('answers 413 for too large a body, 415 for another kind, 404 for an unknown call, each as an error body', async () => {
    const large = await gateway().call<ErrorBody>('token', { method: 'POST', body: { username: 'x'.repeat(70_000) } })
    expect([large.status, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    const form = {
      method: 'POST',
      body: 'username=a&password=b&domainId=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const
    const other = await gateway().call<ErrorBody>('token', form)
    expect([other.status, other.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    const xml = await gateway().call<ErrorBody>('token', {
      method: 'POST',
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    })
    expect(xml.status).toBe(415)
    const unknown = await gateway().call<ErrorBody>('nothing-here')
    expect([unknown.status, unknown.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'There is no such call.' }])
  })

  it('refuses keys that reach for the prototype', async () => {
    const body = '{"username":"active1","password":"x","domainId":"1","__proto__":{"role":"logInAsAnyone"}}'
    expect((await gateway().call('token', { method: 'POST', body })).status).toBe(400)
  })

  it('sends every answer with no-store and a request id, taken over or made', async () => {
    const given = await gateway().call('account', { headers: { 'x-request-id': 'portal-1.a_b' } })
    expect(given.headers.get('x-request-id')).toBe('portal-1.a_b')
    expect(given.headers.get('cache-control')).toBe('no-store')
    const made = await gateway().call('account', { headers: { 'x-request-id': 'not allowed <here>' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('logs each call by its route, with request id and status, and nothing about the member', async () => {
    const token = await gateway().signIn('active')
    const account = await gateway().get<{ subscriberId: string; members: { memberKey: string; lastName: string }[] }>(
      'account',
      token,
    )
    await gateway().call('v2/eobs?claimId=C12345', { token, headers: { 'x-request-id': 'log-test' } })
    const records = gateway().records
    expect(records.find(record => record.requestId === 'log-test')).toMatchObject({
      route: '/api/v2/eobs',
      method: 'GET',
      status: 404,
    })
    const log = JSON.stringify(records)
    const secrets = [
      'C12345',
      'active1',
      'Portal2026!',
      token,
      account.subscriberId,
      account.members[0]?.memberKey,
      account.members[0]?.lastName,
    ]
    for (const secret of secrets) expect(log).not.toContain(String(secret))
  })
})
