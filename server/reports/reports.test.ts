import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
const lines: string[] = []
beforeAll(async () => {
  portal = await startTestPortal({ log: { level: 'info', stream: { write: line => void lines.push(line) } } })
})
afterAll(() => portal.close())
beforeEach(() => {
  lines.length = 0
})

const told = () => lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'a browser reports')
/** Each test is another client, as a proxy on this machine tells. */
let clients = 0
const send = (type: string, body: unknown, headers: Record<string, string> = {}) => {
  const own = { 'content-type': type, 'x-forwarded-for': `203.0.113.${clients}`, ...headers }
  return portal.send('/reports', {
    method: 'POST',
    headers: own,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
beforeEach(() => {
  clients += 1
})
const fromPage = () => ({ origin: portal.origin, 'sec-fetch-site': 'same-origin' })

const secret = 'secret-member'
const older = (host = 'first.localhost') => ({
  'csp-report': {
    'document-uri': `http://${host}/claims/medical/${secret}/0?q=${secret}#${secret}`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://evil.example/${secret}.js?m=${secret}`,
    'source-file': `http://${host}/assets/start-abc.js?${secret}`,
    'line-number': 3,
    'column-number': 7,
    'script-sample': secret,
    'original-policy': secret,
    referrer: `http://${host}/?${secret}`,
  },
})
const newer = () => ({
  type: 'csp-violation',
  url: `http://first.localhost/home?${secret}`,
  user_agent: secret,
  body: {
    documentURL: `http://first.localhost/home?${secret}`,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sample: `Element innerHTML|${secret}`,
  },
})

describe('reports of browsers', () => {
  it('[SEC-26] of the policy, in the older form, are counted and logged without queries and without data of members', async () => {
    expect((await send('application/csp-report', older(), fromPage())).status).toBe(204)
    expect((await send('application/csp-report; charset=utf-8', older())).status).toBe(204)
    expect(told()).toMatchObject([
      {
        brand: 'first',
        kind: 'policy',
        count: 1,
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/claims/:claimType/:claimId/:memberSuffix',
        source: 'assets/start-abc.js',
        line: 3,
        column: 7,
      },
      { count: 2 },
    ])
    expect(lines.join()).not.toContain(secret)
  })

  it('[SEC-26] in the newer form are so, too, several in one body', async () => {
    const { status } = await send('application/reports+json', [
      newer(),
      newer(),
      { type: 'deprecation', body: { id: secret } },
    ])
    expect(status).toBe(204)
    expect(told()).toMatchObject([
      { kind: 'policy', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/home' },
      { kind: 'policy' },
      { kind: 'other', type: 'deprecation' },
    ])
    expect(lines.join()).not.toContain(secret)
  })

  it('[SEC-26] of errors name the error and the places in our files, never its message', async () => {
    const report = {
      name: 'TypeError',
      message: secret,
      stack: `TypeError: ${secret}\n at ${secret} (http://first.localhost/assets/home-1a.js:10:20)\n at http://x/assets/start-2b.js:1:2?${secret}`,
      page: `/account/settings?${secret}`,
    }
    expect((await send('application/json', report, fromPage())).status).toBe(204)
    expect(told()).toMatchObject([
      {
        kind: 'error',
        count: 1,
        name: 'TypeError',
        page: '/account/settings',
        stack: 'assets/home-1a.js:10:20 assets/start-2b.js:1:2',
      },
    ])
    await send('application/json', { name: `${secret} x`, stack: secret, page: `/nowhere/${secret}` }, fromPage())
    expect(told()[1]).toMatchObject({ name: 'unknown', page: 'unknown', count: 2 })
    expect(lines.join()).not.toContain(secret)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that says only its origin', { origin: 'https://evil.example' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('[SEC-26] from %s are refused', async (_, headers) => {
    const { status } = await send('application/json', { name: 'Error' }, headers)
    expect([status, told()]).toEqual([403, []])
  })

  it('[SEC-26] of other types, from no brand, too large or by GET are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
      expect([type, (await send(type, '{}', fromPage())).status]).toEqual([type, 415])
    expect((await send('application/json', { name: 'a'.repeat(17_000) }, fromPage())).status).toBe(413)
    const elsewhere = {
      host: 'nobody.example',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    } as const
    expect((await portal.send('/reports', { ...elsewhere, body: '{}' })).status).toBe(404)
    expect(told()).toEqual([])
  })

  it('[SEC-26] that say nothing leave no line, however they are made', async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"a"',
      '['.repeat(5_000),
      '{"csp-report":[]}',
      '[1,null,{"type":"csp-violation"}]',
    ])
      for (const type of ['application/csp-report', 'application/reports+json'])
        expect([body.slice(0, 20), (await send(type, body)).status]).toEqual([body.slice(0, 20), 204])
    expect(told()).toEqual([])
    const many = Array.from({ length: 100 }, newer)
    expect(JSON.stringify(many).length).toBeGreaterThan(16_384)
    expect((await send('application/reports+json', many.slice(0, 40))).status).toBe(204)
    expect(told()).toHaveLength(10)
  })

  it('[SEC-26] are taken so often a minute, and then only refused', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 40; sent += 1) statuses.push((await send('application/csp-report', older())).status)
    expect([statuses.slice(0, 30).every(status => status === 204), told().length]).toEqual([true, 30])
    const refused = await send('application/csp-report', older())
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
