import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { ErrorBody, TokenResponse } from '../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from '../seed/personas.ts'
import { type ContractCall, contractCalls } from '../testing/contract-calls.ts'
import { TEST_NOW } from '../testing/test-gateway.ts'
import { useGateway } from '../testing/use-gateway.ts'

const calls = await contractCalls()
const secured = calls.filter(call => call.secured)
const withBody = calls.flatMap(call => (call.body === undefined ? [] : [{ ...call, body: call.body }]))
const withQuery = calls.filter(call => call.queryNames.length > 0)

describe('every call of the contract refuses', () => {
  const gateway = useGateway()

  const address = ({ path, query }: ContractCall) => {
    const search = new URLSearchParams(query).toString()
    return search === '' ? path : `${path}?${search}`
  }
  /** Sends what the contract's example sends, but for what a test changes. */
  async function send(
    call: ContractCall,
    change: { token?: string; path?: string; body?: unknown; type?: string } = {},
  ) {
    const body = 'body' in change ? change.body : call.body === undefined ? undefined : written(call, call.body.example)
    const mediaType = change.type ?? call.body?.mediaType
    const answer = await gateway().call<ErrorBody>(change.path ?? address(call), {
      ...{ method: call.method, token: change.token },
      ...(body === undefined ? {} : { body, headers: { 'content-type': mediaType ?? 'application/json' } }),
    })
    const told = answer.headers.get('content-type')?.startsWith('application/json') ? answer.json() : undefined
    return { status: answer.status, code: told?.code, field: told?.field, text: answer.text }
  }
  const written = ({ body }: ContractCall, value: object) =>
    body?.mediaType === 'application/json'
      ? JSON.stringify(value)
      : new URLSearchParams(value as Record<string, string>).toString()
  // One sign-in for all: checking a password takes its time on purpose.
  let signedIn: Promise<string> | undefined
  let temporary: Promise<string> | undefined
  const goodToken = () => {
    signedIn ??= gateway().signIn('active')
    return signedIn
  }
  const tokenFor = async (call: ContractCall) => (call.secured ? { token: await goodToken() } : {})

  it.each(secured)('$id: a token that is missing, has lapsed or is forged, alike', async call => {
    const good = await goodToken()
    const key = new TextEncoder().encode('a key of our own, long enough to sign')
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
    const missing = await send(call)
    expect([missing.status, missing.code]).toEqual([401, 'UNAUTHORIZED'])
    expect(await send(call, { token: forged })).toEqual(missing)
    gateway().setNow('2026-06-15T21:00:00Z')
    const lapsed = await send(call, { token: good })
    gateway().setNow(TEST_NOW)
    expect(lapsed).toEqual(missing)
  })

  it.each(secured)('[SEC-08] $id: a temporary token, but for calls of the journey', async call => {
    const body = { username: 'active1', password: DEMO_PASSWORD, domainId: '1' }
    temporary ??= gateway()
      .call<TokenResponse>('token', { method: 'POST', body })
      .then(answer => answer.json().token)
    // Nothing that a call of the journey would do is wanted here: what is sent breaks the contract where it can.
    const { status, code } = await send(call, {
      token: await temporary,
      ...(call.body !== undefined && { body: '[]' }),
    })
    if (call.journey) expect(code).not.toBe('JOURNEY_UNFINISHED')
    else expect([status, code]).toEqual([403, 'JOURNEY_UNFINISHED'])
  })

  it.each(withBody)('$id: a body over 64 KiB, with 413', async call => {
    const large = written(call, { ...call.body.example, filler: 'x'.repeat(65 * 1024) })
    const { status, code } = await send(call, { ...(await tokenFor(call)), body: large })
    expect([status, code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it.each(withBody)('$id: a body of another kind, with 415', async call => {
    const type = call.body.mediaType === 'application/json' ? 'application/x-www-form-urlencoded' : 'application/json'
    const { status, code } = await send(call, { ...(await tokenFor(call)), body: '{}', type })
    expect([status, code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it.each(withBody)(
    '$id: a body that breaks the contract, with 400 naming the field and never its value',
    async call => {
      const token = await tokenFor(call)
      const refuse = async (field: string, value: object) => {
        const { status, code, field: named, text } = await send(call, { ...token, body: written(call, value) })
        expect([field, status, code, named]).toEqual([field, 400, 'BAD_REQUEST', field])
        expect(text).not.toContain('not-to-be-told')
      }
      for (const name of call.body.required) {
        const { [name]: _left, ...rest } = call.body.example
        await refuse(name, rest)
      }
      await refuse('nobodysField', { ...call.body.example, nobodysField: 'not-to-be-told' })
      if (call.body.mediaType !== 'application/json') return
      for (const name of Object.keys(call.body.example))
        await refuse(name, { ...call.body.example, [name]: { wrong: 'not-to-be-told' } })
      const broken = await send(call, { ...token, body: '{"half":' })
      expect([broken.status, broken.code]).toEqual([400, 'BAD_REQUEST'])
    },
  )

  it.each(withQuery)('$id: a query parameter that is missing or comes twice, with 400 naming it', async call => {
    const token = await tokenFor(call)
    for (const name of Object.keys(call.query)) {
      const { [name]: _left, ...rest } = call.query
      const { status, field } = await send(call, { ...token, path: address({ ...call, query: rest }) })
      expect([name, status, field]).toEqual([name, 400, name])
    }
    for (const name of call.queryNames) {
      const search = new URLSearchParams(call.query)
      search.delete(name)
      for (const value of ['not-to-be-told', 'not-to-be-told']) search.append(name, value)
      const { status, field, text } = await send(call, { ...token, path: `${call.path}?${search}` })
      expect([name, status, field]).toEqual([name, 400, name])
      expect(text).not.toContain('not-to-be-told')
    }
  })
})
