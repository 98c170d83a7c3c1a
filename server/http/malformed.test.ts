import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentIds } from '../../web/generated/document-ids.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { type GatewayDouble, startGatewayDouble } from '../testing/gateway-double.ts'
import { makeToken } from '../testing/make-token.ts'
import { page, startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { parseJson } from './parse-json.ts'

let portal: TestPortal
let gateway: GatewayDouble
const lines: string[] = []
const rendered: string[] = []
beforeAll(async () => {
  gateway = await startGatewayDouble()
  portal = await startTestPortal({
    gatewayUrl: gateway.url,
    developer: true,
    log: { level: 'info', stream: { write: line => void lines.push(line) } },
    renderPage: async ({ request }) => {
      rendered.push(request.url)
      await request.formData()
      return page(200, '')
    },
  })
})
afterAll(() => Promise.all([portal.close(), gateway.close()]))
beforeEach(() => {
  for (const list of [lines, rendered, gateway.asked]) list.length = 0
})

/**
 * Sends bytes as they are; the whole answer. Only of what is cut the sending side ends: a server that sees it end owes no
 * answer that it has not begun.
 */
function sendBytes(bytes: string, isCut: boolean): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(portal.port, '127.0.0.1', () => (isCut ? socket.end(bytes) : socket.write(bytes)))
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string | Buffer) => {
      answer += String(text)
    })
    socket.once('error', fail).once('close', () => done(answer))
  })
}

interface Sent {
  method?: string
  target?: string
  headers?: Record<string, string>
  body?: string
}
function bytesOf({ method = 'GET', target = '/login', headers = {}, body = '' }: Sent): string {
  const all = {
    host: portal.host,
    ...(method === 'POST' && { origin: portal.origin, 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
    connection: 'close',
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n${body}`
}

const form = 'application/x-www-form-urlencoded'
const json = { 'content-type': 'application/json' }
const toGraphql = (body: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  target: '/graphql',
  headers: { ...json, 'x-portal': '1', ...headers },
  body,
})
const newer = { accept: 'application/graphql-response+json' }
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
const ofVariables = (value: string) =>
  `{"id":"${documentIds.SignIn}","variables":{"input":{"username":${value},"password":"x"}}}`

const targets = ['*', 'login', '?x', '@first.localhost/login', ':80', 'http://first.localhost/login'].concat([
  'HTTP://evil.example/',
  'https://user@first.localhost:1/login',
  'ftp://first.localhost/',
  'first.localhost:443',
])
const hosts = [':99999', ':65536', ':-1', ':1e3', ':', '/', '@evil.example', '\\', ' x', '%00', ',first.localhost'].map(
  end => `first.localhost${end}`,
)
const otherHosts = ['', '[::1', '[]', '::1', 'a'.repeat(300), '../', '<script>', 'first.localhost\u00e9']
const forwarded: [string, string[]][] = [
  ['x-forwarded-proto', ['ht!tp', 'javascript', 'https,,', 'https://', ';', 'a'.repeat(5000)]],
  ['x-forwarded-host', ['a b', 'first.localhost:99999', '/', '"', 'a@b', 'first.localhost, ']],
  ['x-forwarded-for', ['a b', '"', '1.1.1.1;x', '<1.1.1.1>', '1.1.1.1, \u00e9', 'a'.repeat(5000)]],
]
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
  '/',
  'x',
].concat(['application/x-www-form-urlencoded-x', 'application/json; charset=x', 'text/html\tx'])

const cases: [string, () => string][] = [
  ...[...new Set(targets)].map(target => [`the target ${target}`, () => bytesOf({ target })] as [string, () => string]),
  ...[...hosts, ...otherHosts].map(
    host => [`the host ${host.slice(0, 40)}`, () => bytesOf({ headers: { host } })] as [string, () => string],
  ),
  ...['senior.localhost', 'first.localhost', ''].map(
    host => [`a second host "${host}"`, () => bytesOf({ headers: { HOST: host } })] as [string, () => string],
  ),
  ['no host', () => 'GET /login HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ...forwarded.flatMap(([name, values]) =>
    values.map(
      value =>
        [`${name}: ${value.slice(0, 40)}`, () => bytesOf({ headers: { [name]: value } })] as [string, () => string],
    ),
  ),
  ...types.map(
    type =>
      [
        `a form of the type "${type}"`,
        () => bytesOf({ method: 'POST', headers: { 'content-type': type }, body: '{"username":"a"}' }),
      ] as [string, () => string],
  ),
  ['a form of no type', () => bytesOf({ method: 'POST', body: 'a=b' })],
  ['a form of no type and no body', () => bytesOf({ method: 'POST' })],
  [
    'a form that is cut',
    () => bytesOf({ method: 'POST', headers: { 'content-type': form, 'content-length': '100' }, body: 'a=b' }),
  ],
  [
    'a form whose chunks are cut',
    () =>
      bytesOf({
        method: 'POST',
        headers: { 'content-type': form, 'transfer-encoding': 'chunked', 'content-length': '' },
        body: '5\r\na=',
      }),
  ],
  ['a request line that is cut', () => 'GET /log'],
  ['headers that are cut', () => `GET /login HTTP/1.1\r\nhost: ${portal.host}\r\nx: `],
  ['a method that there is not', () => `GETT /login HTTP/1.1\r\nhost: ${portal.host}\r\n\r\n`],
  ['headers of 64 KB', () => bytesOf({ headers: { x: 'a'.repeat(65_536) } })],
  ['a length that is no number', () => bytesOf({ method: 'POST', headers: { 'content-length': 'x' } })],
  ['a query that is cut', () => bytesOf(toGraphql('{"id":', { 'content-length': '5000' }))],
  ...[33, 5_000, 32_000].flatMap(depth =>
    [
      nested('[', ']', depth),
      nested('{"a":', '}', depth),
      '['.repeat(depth),
      nested('[{"a":', '}]', depth / 4),
    ].flatMap((value, form) => [
      [`JSON of form ${form}, ${depth} deep`, () => bytesOf(toGraphql(value))] as [string, () => string],
      [`variables of form ${form}, ${depth} deep`, () => bytesOf(toGraphql(ofVariables(value)))] as [
        string,
        () => string,
      ],
    ]),
  ),
  [
    'a query by GET with deep variables',
    () =>
      bytesOf({
        target: `/graphql?query={__typename}&variables=${nested('[', ']', 5_000)}`,
        headers: { 'x-portal': '1', origin: portal.origin },
      }),
  ],
  [
    'deep lists of GraphQL',
    () => bytesOf(toGraphql(JSON.stringify({ query: `{a(b:${nested('[', ']', 10_000)})}` }), newer)),
  ],
  ['deep selections of GraphQL', () => bytesOf(toGraphql(JSON.stringify({ query: nested('{a', '}', 10_000) }), newer))],
  ['__proto__ in JSON', () => bytesOf(toGraphql('{"__proto__":{"polluted":1},"id":1}'))],
  ['JSON of no type', () => bytesOf(toGraphql('{}', { 'content-type': '' }))],
  ['a form to /graphql', () => bytesOf(toGraphql('a=b', { 'content-type': form }))],
]

describe('malformed requests', () => {
  it.each(cases)(
    '[SEC-22] %s: refused without a page, a call of the gateway or a line about an error',
    async (what, bytes) => {
      const answer = await sendBytes(bytes(), what.endsWith('cut'))
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect([rendered, gateway.asked]).toEqual([[], []])
      expect(lines.map(line => JSON.parse(line).level).filter(level => level !== 'info')).toEqual([])
      for (const [name, value] of Object.entries(securityHeaders)) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
      expect(answer).not.toMatch(/FST_|HPE_|node:|\n +at /)
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    },
  )

  it('[SEC-22] [S19] a token that could split a header is none', async () => {
    const split = makeToken({}).replace(/[^.]+$/, 'a%0d%0ax-injected:%20b')
    for (const name of ['__Host-token', '__Host-temporary-token']) {
      const { status } = await portal.send('/files/id-card.pdf', { headers: { cookie: `${name}=${split}` } })
      expect([status, gateway.asked]).toEqual([401, []])
    }
    expect(lines.map(line => JSON.parse(line).level).filter(level => level !== 'info')).toEqual([])
  })

  it('[SEC-22] what proxies do write is taken', async () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' },
      { 'x-forwarded-for': '203.0.113.7:4711, [2001:db8::1]:80, unknown, _hidden' },
      { 'x-forwarded-proto': 'HTTPS, http' },
      { 'x-forwarded-host': 'first.example:8443' },
    ])
      expect((await portal.send('/theme.css', { headers })).status).toBe(200)
  })
})

describe('parseJson', () => {
  it('reads whatever is JSON, brackets in strings included', () => {
    for (const value of [1, 'a', null, [], { a: ['[['.repeat(100), '"[{\\'] }, JSON.parse(nested('[', ']', 32))])
      expect(parseJson(JSON.stringify(value))).toEqual(value)
  })

  it('[SEC-22] takes text of any depth for none', () => {
    for (const text of [nested('[', ']', 33), '{"a":'.repeat(1e6), '', '{', `${']'.repeat(40)}${nested('[', ']', 73)}`])
      expect(parseJson(text)).toBeUndefined()
  })
})
