import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { documentIds } from '../../web/generated/document-ids.ts'
import { securityHeaders, strictTransport } from '../security/security-headers.ts'
import { page, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
const lines: string[] = []
beforeAll(async () => {
  portal = await startTestPortal({ log: { level: 'info', stream: { write: line => void lines.push(line) } } })
})
afterAll(() => portal.close())

const known = JSON.stringify({ id: documentIds.ScreenOnly, variables: { path: '/login' } })
const post = (body: string, headers: Record<string, string> = {}, path = '/graphql') =>
  portal.send(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-portal': '1', origin: portal.origin, ...headers },
  })

it('carries what every answer of the portal carries, whatever becomes of the request', async () => {
  for (const reply of [await post(known), await post('{'), await post(known, { 'x-portal': '' })]) {
    expect(reply.headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(reply.headers).not.toHaveProperty('strict-transport-security')
  }
  const overTls = await post(known, { 'x-forwarded-proto': 'https', 'x-request-id': 'edge-0001' })
  expect(overTls.headers).toMatchObject({ ...strictTransport, 'x-request-id': 'edge-0001' })
})

it('takes bodies up to 64 KiB, and closes the connection on more', async () => {
  const padded = (length: number) => known.padEnd(length)
  expect((await post(padded(65_536))).status).toBe(200)
  const { status, headers } = await post(padded(65_537))
  expect([status, headers.connection]).toEqual([413, 'close'])
})

it('counts a body without a declared length', async () => {
  const socket = connect(portal.port, '127.0.0.1')
  const head = ['POST /graphql HTTP/1.1', `host: ${portal.host}`, `origin: ${portal.origin}`, 'x-portal: 1']
  socket.write(`${[...head, 'content-type: application/json', 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n`)
  for (let sent = 0; sent < 17; sent += 1) socket.write(`1000\r\n${' '.repeat(4096)}\r\n`)
  const answer = await new Promise<string>(done => socket.once('data', data => done(data.toString())))
  socket.destroy()
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
})

it.each(['', '{', 'null', '[]'])('refuses a body of %j', async body => {
  const { status, text } = await post(body)
  expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
})

it('leaves unknown hosts, and addresses that only share a prefix, to the application', async () => {
  const elsewhere = { 'content-type': 'application/json', 'x-portal': '1', origin: 'http://nobody.example' }
  const reply = await portal.send('/graphql', {
    host: 'nobody.example',
    method: 'POST',
    headers: elsewhere,
    body: known,
  })
  expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect((await post(known, {}, '/graphqls')).text).not.toContain('"data"')
  expect((await post(known, {}, '/graphql?x')).status).toBe(200)
})

it.each([
  [
    'GraphQL',
    '/graphql',
    'POST /graphql HTTP/1.1\r\ncontent-type: application/json\r\nx-portal: 1\r\ncontent-length: 5',
  ],
  ['a page', '/login', 'GET /login HTTP/1.1'],
])(
  '[OPS-08] [OPS-10] tells of an answer of %s for which nobody waited, and not as of a success',
  async (_, route, head) => {
    const told: string[] = []
    const slow = await startTestPortal({
      ...{
        log: { level: 'info', stream: { write: line => void told.push(line) } },
        metrics: { host: '127.0.0.1', port: 0 },
      },
      renderPage: ({ request: { signal } }) =>
        new Promise(done => signal.addEventListener('abort', () => done(page(200, 'too late')))),
    })
    onTestFinished(slow.close)
    const socket = connect(slow.port, '127.0.0.1')
    const request = `${head}\r\nhost: ${slow.host}\r\norigin: ${slow.origin}\r\n\r\n`
    await new Promise(done => socket.write(request, done))
    socket.destroy()
    const records = () => told.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    await vi.waitFor(() => expect(records()).toMatchObject([{ route, status: 499 }]), { timeout: 10_000 })
    const metrics = await (await fetch(`http://127.0.0.1:${slow.metricsPort}/metrics`)).text()
    expect(metrics).toMatch(
      new RegExp(`request_duration_seconds_count\\{[^}]*http_route="${route}"[^}]*"499"[^}]*\\} 1`),
    )
  },
)

it('[OPS-10] writes one line for each answer, without what was asked', async () => {
  lines.length = 0
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { headers } = await post(known, { traceparent })
  await post('{', {}, '/graphql?secret')
  const records = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(records).toMatchObject([
    {
      ...{ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/), level: 'info', brand: 'first' },
      ...{ requestId: headers['x-request-id'], traceId: '0af7651916cd43dd8448eb211c80319c' },
      ...{ method: 'POST', route: '/graphql', document: 'ScreenOnly', status: 200, ms: expect.any(Number) },
    },
    { status: 400 },
  ])
  expect(lines.join()).not.toContain('secret')
})
