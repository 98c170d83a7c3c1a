import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentIds } from '../../web/generated/document-ids.ts'
import { type GatewayDouble, startGatewayDouble } from '../testing/gateway-double.ts'
import { makeToken } from '../testing/make-token.ts'
import { type SendOptions, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let gateway: GatewayDouble
let members: TestPortal
let developers: TestPortal
const lines: string[] = []
beforeAll(async () => {
  gateway = await startGatewayDouble()
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const
  const shared = { gatewayUrl: gateway.url, log }
  ;[members, developers] = await Promise.all([startTestPortal(shared), startTestPortal({ ...shared, developer: true })])
})
afterAll(() => Promise.all([members.close(), developers.close(), gateway.close()]))
beforeEach(() => {
  for (const list of [lines, gateway.asked]) list.length = 0
})
afterEach(() => {
  expect(lines.map(line => JSON.parse(line)).filter(({ level }) => level === 'error')).toEqual([])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

const cookies = { '__Host-token': makeToken({}) }
const newer = 'application/graphql-response+json'
const ask = (portal: TestPortal, body: unknown, headers: SendOptions['headers'] = {}, path = '/graphql') =>
  portal.send(path, {
    ...{ method: 'POST', cookies, body: typeof body === 'string' ? body : JSON.stringify(body) },
    headers: { 'content-type': 'application/json', 'x-portal': '1', origin: portal.origin, accept: newer, ...headers },
  })
const signIn = { id: documentIds.SignIn, variables: { input: { username: 'robin', password: 'Secret-123' } } }
const signInText = 'mutation { signIn(input: { username: "robin", password: "x" }) { next } }'

describe('a change that another site makes a browser send', () => {
  it.each<[string, SendOptions['headers']]>([
    ['without the custom header', { 'x-portal': '' }],
    ['with another value of it', { 'x-portal': 'true' }],
    ['as text', { 'content-type': 'text/plain' }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as a form in parts', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['as text that says it is JSON', { 'content-type': 'text/plain; application/json' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from the null origin', { origin: 'null' }],
    ['across sites', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('[S5] %s reaches no resolver', async (_, headers) => {
    for (const portal of [members, developers]) {
      const { status, setCookies } = await ask(portal, signIn, headers)
      expect([[403, 415].includes(status), setCookies, gateway.asked]).toEqual([true, [], []])
    }
  })

  it('[S5] by GET changes nothing, with every header there is', async () => {
    for (const portal of [members, developers])
      for (const query of [`query=${encodeURIComponent(signInText)}`, `id=${documentIds.SignIn}&variables={}`]) {
        const headers = { 'x-portal': '1', origin: portal.origin, accept: newer, 'content-type': 'application/json' }
        const { status, text, setCookies } = await portal.send(`/graphql?${query}`, { headers, cookies })
        // For members the address is one of the pages, and none of them.
        expect([query, status >= 400 || !text.includes('"data"'), setCookies]).toEqual([query, true, []])
        expect(gateway.asked.filter(({ method }) => method !== 'GET')).toEqual([])
      }
  })

  it('[S5] by a form to a page reaches nothing', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
      const { status } = await members.send('/login', {
        method: 'POST',
        headers: form,
        cookies,
        body: 'username=a&password=b',
      })
      expect([status, gateway.asked]).toEqual([403, []])
    }
  })
})

describe('documents that are not the client’s own', () => {
  const sha = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } })
  it.each<[string, unknown]>([
    ['a text', { query: '{ __typename }' }],
    ['a change as text', { query: signInText }],
    ['another id', { id: 'f'.repeat(64), variables: {} }],
    ['an id in capitals', { id: String(documentIds.SignIn).toUpperCase() }],
    ['an id of a prototype', { id: '__proto__' }],
    ['an id that objects inherit', { id: 'constructor' }],
    ['a known id with a text', { id: documentIds.ScreenOnly, query: signInText }],
    ['a known id with an empty text', { id: documentIds.ScreenOnly, query: '' }],
    ['a text to be registered', { query: '{ __typename }', extensions: sha('0'.repeat(64)) }],
    ['a hash alone, as Apollo asks', { extensions: sha('0'.repeat(64)) }],
    ['several at once', [signIn, signIn]],
    ['nothing', {}],
  ])('[S6] %s: refused before anything is parsed or asked', async (_, body) => {
    const { status, text } = await ask(members, body)
    expect([status, gateway.asked]).toEqual([400, []])
    expect(['UNKNOWN_DOCUMENT', 'BAD_REQUEST']).toContain(JSON.parse(text).errors[0].extensions.code)
    expect(text).not.toMatch(/Syntax|Cannot query|__typename/)
  })

  it('[S6] a hash of Apollo beside a known id does not change which document runs', async () => {
    const { text } = await ask(members, {
      id: documentIds.ScreenOnly,
      variables: { path: '/login' },
      extensions: sha(String(documentIds.SignIn)),
    })
    expect(text).not.toContain('signIn')
    // Arriving at the log-in page ends the session, of which the gateway hears beside the answer.
    await vi.waitFor(() => expect(gateway.asked.map(({ path }) => path)).toEqual(['/api/account/status']))
    expect(gateway.asked.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

describe('free documents of developers', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')
  const deep = (depth: number) => `${'{ viewer '.repeat(depth)}{ __typename }${' }'.repeat(depth)}`
  it.each<[string, string]>([
    ['400 levels', `query ${deep(400)}`],
    ['2,000 levels', `query ${deep(2_000)}`],
    [
      '15 aliases of a change',
      `mutation { ${Array.from({ length: 15 }, (_, i) => `a${i}: signIn(input: { username: "a", password: "b" }) { next }`).join(' ')} }`,
    ],
    ['100 aliases', `{ ${aliases(100)} }`],
    ['60 KiB of words', `{ ${'a '.repeat(30_000)} }`],
    ['fragments that go round', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['a fragment that holds itself', 'query { ...A } fragment A on Query { __typename ...A }'],
    [
      'fragments that double',
      `query { ...F0 } ${Array.from({ length: 25 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F25 on Query { __typename }`,
    ],
    ['directives without end', `{ __typename ${'@skip(if: false) '.repeat(500)} }`],
    ['lists in lists', `{ screen(path: ${'['.repeat(900)}"a"${']'.repeat(900)}) { route } }`],
    [
      'introspection that goes round',
      `{ __schema { types { fields { type { ${'ofType { '.repeat(25)} name ${'} '.repeat(25)} } } } } }`,
    ],
  ])('[S7] of %s are refused, and nobody is asked', async (_, query) => {
    const { status } = await ask(developers, { query })
    expect([status >= 400 && status < 500, gateway.asked]).toEqual([true, []])
  })

  it('[S7] of a body over 64 KiB are refused unread', async () => {
    expect((await ask(developers, `{"query":"${'a'.repeat(65_536)}"}`)).status).toBe(413)
  })

  it('[S9] [GRAPH-08] are the only ones that read the schema, and whose misspelt field gets a name in return', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Viewer") { fields { name } } }'])
      expect((await ask(members, { query })).status).toBe(400)
    const query = '{ viewr { clams { idd } } }'
    expect((await ask(developers, { query })).text).toMatch(/did you mean \\"viewer\\"/i)
    const { text } = await ask(members, { query })
    expect(text).not.toMatch(/did you mean/i)
    expect(text).not.toMatch(/\bviewer\b|\bclaims\b|\bscreen\b/)
  })

  it('[S9] a wrong variable of a member gets no name of the schema in return', async () => {
    for (const input of [{}, { username: 7, password: {} }, { username: 'a', password: 'b', other: 1 }]) {
      const { text } = await ask(members, { id: documentIds.SignIn, variables: { input } })
      expect(text).not.toMatch(/did you mean|NonNull|of type|String!|Mutation|SignInPayload/i)
    }
  })
})

describe('keys that reach prototypes', () => {
  const keys = ['__proto__', 'constructor', 'prototype']
  it('[S17] are refused in variables at every depth, and change nothing', async () => {
    for (const portal of [members, developers])
      for (const key of keys)
        for (const place of [
          `{"${key}":{"polluted":1}}`,
          `{"path":{"${key}":{"polluted":1}}}`,
          `{"path":["x",{"a":{"${key}":{"polluted":1}}}]}`,
        ]) {
          const { status } = await ask(portal, `{"id":"${documentIds.ScreenOnly}","variables":${place}}`)
          expect([place, status, gateway.asked]).toEqual([place, 400, []])
        }
  })

  it('[S17] do nothing in addresses, cookies and forms', async () => {
    for (const key of keys) {
      const query = `${key}[polluted]=1&${key}.polluted=1&a[${key}][polluted]=1`
      const { status } = await members.send(`/home?${query}`, { headers: { cookie: `${key}=1; a.${key}=2` } })
      expect(status).toBeLessThan(500)
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: members.origin }
      expect((await members.send('/login', { method: 'POST', headers, body: query })).status).toBeLessThan(500)
    }
  })
})

describe('headers that say who somebody is', () => {
  it('[S20] are not read: neither member nor address nor brand follows from them', async () => {
    const claims = {
      'x-user-id': 'm-2',
      'x-member-key': 'm-2',
      'x-domain-id': '2',
      'x-brand': 'senior',
      forwarded: 'for=1.2.3.4;host=senior.localhost',
    }
    const { text } = await ask(
      members,
      { id: documentIds.ScreenOnly, variables: { path: '/login' } },
      { ...claims, 'x-forwarded-host': 'senior.localhost' },
    )
    const plain = await ask(members, { id: documentIds.ScreenOnly, variables: { path: '/login' } })
    expect(text).toBe(plain.text)
    const answered = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(answered.map(({ brand }) => brand)).toEqual([answered[0].brand, answered[0].brand])
  })
})
