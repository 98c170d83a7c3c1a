import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentIds } from '../../web/generated/document-ids.ts'
import { startGatewayDouble } from '../testing/gateway-double.ts'
import { makeToken } from '../testing/make-token.ts'
import { type SendOptions, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let production: TestPortal
let development: TestPortal
beforeAll(async () => {
  ;[production, development] = await Promise.all([startTestPortal(), startTestPortal({ developer: true })])
})
afterAll(() => Promise.all([production.close(), development.close()]))

const post = (portal: TestPortal, body: unknown, headers: SendOptions['headers'] = {}) =>
  portal.send('/graphql', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-portal': '1', origin: portal.origin, ...headers },
  })
const free = { query: '{ __typename }' }
const known = { id: documentIds.ScreenOnly, variables: { path: '/login' } }
const codeOf = (text: string) => JSON.parse(text).errors[0].extensions.code

describe('/graphql', () => {
  it("runs one of the client's documents by its hash", async () => {
    const { status, text, headers } = await post(production, known)
    expect(status).toBe(200)
    expect(JSON.parse(text).data.screen).toMatchObject({ route: 'login', kind: 'LOGIN', status: 200 })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('runs nothing but known documents outside developer mode', async () => {
    for (const body of [free, { id: 'f'.repeat(64) }, { query: '{ __schema { types { name } } }' }]) {
      const { status, text } = await post(production, body)
      expect([status, codeOf(text)]).toEqual([400, 'UNKNOWN_DOCUMENT'])
    }
  })

  it('runs free queries in developer mode', async () => {
    const { text } = await post(development, free)
    expect(JSON.parse(text).data).toEqual({ __typename: 'Query' })
  })

  it('refuses a hundred log-ins in one request in developer mode, too', async () => {
    const many = Array.from(
      { length: 100 },
      (_, i) => `a${i}: signIn(input: { username: "a", password: "b" }) { next }`,
    )
    const { text } = await post(development, { query: `mutation { ${many.join(' ')} }` })
    expect(JSON.parse(text).data).toBeFalsy()
    expect(JSON.parse(text).errors).toHaveLength(2)
  })

  it.each([
    ['without the custom header', { 'x-portal': '' }],
    ['from another site', { origin: 'https://evil.example' }],
    ['that a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { origin: '' }],
  ])('[GRAPH-08] [GRAPH-13] refuses a request %s, and says which headers it takes', async (_, headers) => {
    const { status, text } = await post(production, known, headers)
    expect([status, codeOf(text)]).toEqual([403, 'CROSS_SITE'])
    expect(JSON.parse(text).errors[0].message).toContain('x-portal: 1 and sec-fetch-site: same-origin')
  })

  it('refuses lists, both forms at once, and keys that reach prototypes', async () => {
    for (const body of [[known], [free], { ...known, ...free }, 'null', '7', { id: 7 }, { id: 'x', variables: [] }])
      expect((await post(development, body)).status).toBe(400)
    const poisoned = `{"id":"${known.id}","variables":{"path":"/login","x":{"KEY":{}}}}`
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect([key, (await post(production, poisoned.replace('KEY', key))).status]).toEqual([key, 400])
  })

  it('has no form that a plain link or form could send', async () => {
    expect((await production.send(`/graphql?query=${encodeURIComponent(free.query)}`)).text).not.toContain('__typename')
    const asked = `/graphql?query=${encodeURIComponent(free.query)}`
    expect((await development.send(asked)).status).toBe(403)
    const known = `/graphql?id=${documentIds.ScreenOnly}`
    expect((await development.send(known, { headers: { 'x-portal': '1', origin: development.origin } })).status).toBe(
      400,
    )
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/jsonp'])
      expect((await post(production, JSON.stringify(known), { 'content-type': type })).status).toBe(415)
  })
})

describe('a known document', () => {
  /** What a browser learns. Something besides variables leads the request through Apollo Server. */
  async function replyTo(portal: TestPortal, body: object, accept: string, cookies: Record<string, string>) {
    const headers = { 'content-type': 'application/json', 'x-portal': '1', 'x-request-id': 'request-1', accept }
    const sent = { method: 'POST', body: JSON.stringify(body), cookies } as const
    const reply = await portal.send('/graphql', { ...sent, headers: { ...headers, origin: portal.origin } })
    return { ...reply, headers: { ...reply.headers, date: undefined } }
  }

  it('is answered by Apollo Server as without it, whatever becomes of it', async () => {
    const gateway = await startGatewayDouble({ '/api/programs': [], '/api/programs/program/3': { id: 7 } })
    const clock = { now: () => new Date('2026-06-15T19:00:00Z') }
    const portal = await startTestPortal({ gatewayUrl: gateway.url, clock, developer: true })
    const token = makeToken({ memberKey: 'M0', role: 'member' })
    const statuses = new Set<number>()
    for (const [index, [name, id]] of Object.entries(documentIds).entries())
      for (const variables of [
        { path: '/login', programId: 3 },
        { path: 7 },
        JSON.parse('{"path":{"__proto__":{}}}'),
      ]) {
        const accept = index % 2 ? 'application/json' : 'application/graphql-response+json'
        const cookies = index % 5 ? { '__Host-token': token } : {}
        const short = await replyTo(portal, { id, variables }, accept, cookies)
        const long = await replyTo(portal, { id, variables, operationName: name }, accept, cookies)
        expect([name, variables, long]).toEqual([name, variables, short])
        statuses.add(short.status)
      }
    expect([...statuses].sort()).toEqual([200, 400])
    await Promise.all([portal.close(), gateway.close()])
  })
})

describe('/graphiql', () => {
  it('is there for developers only', async () => {
    expect((await development.send('/graphiql')).text).toContain('GraphiQL')
    expect((await production.send('/graphiql')).text).not.toContain('GraphiQL')
  })
})
