import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { familyAnswers } from '../../gateway-graph/testing/fixture.ts'
import { makeToken } from '../testing/make-token.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

const token = makeToken({ memberKey: 'secretmember' })
const session = { '__Host-token': token }
const pdf = `%PDF-1.7 ${'figures '.repeat(4_000)}`
const path = '/files/eobs/PDF7.pdf'

/** A gateway that answers as the test says, and remembers what it was asked and whether the asker hung up. */
let answer: (response: ServerResponse) => void
let asked: { url: string; headers: IncomingHttpHeaders; hungUp: boolean }[]
const gateway = createServer((incoming, response) => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://gateway')
  const known = familyAnswers[pathname === '/api/account' ? 'GET account' : '']
  // What guards ask about the family; only files are the test's.
  if (known && 'json' in known) {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(known.json).replaceAll('M0', 'secretmember'))
    return
  }
  const one = { url: incoming.url ?? '', headers: incoming.headers, hungUp: false }
  asked.push(one)
  response.on('close', () => {
    one.hungUp = !response.writableFinished
  })
  answer(response)
})
const sends =
  (status: number, body: string, type = 'application/pdf') =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)

let portal: TestPortal
const logged: string[] = []
async function start(): Promise<TestPortal> {
  const { port } = gateway.address() as AddressInfo
  const log = { stream: { write: (line: string) => void logged.push(line) }, level: 'info' } as const
  return startTestPortal({ gatewayUrl: `http://127.0.0.1:${port}`, deadlineMs: 300, log })
}
beforeAll(async () => {
  await new Promise<void>(done => gateway.listen(0, '127.0.0.1', done))
  portal = await start()
})
afterAll(async () => {
  await portal.close()
  gateway.closeAllConnections()
  gateway.close()
})
const fresh = () => {
  asked = []
  answer = sends(200, pdf)
}
beforeAll(fresh)
afterEach(fresh)

describe('PDFs of EOBs', () => {
  it('[CALL-44] [LOCALE-14] come whole from the gateway, asked as the session of the member and in the language of the page', async () => {
    const { status, headers, text } = await portal.send(path, { cookies: session })
    expect([status, text === pdf]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'inline; filename="explanation-of-benefits-PDF7.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(asked).toMatchObject([
      {
        url: '/api/eobs/pdf?docId=PDF7',
        headers: {
          accept: 'application/pdf',
          'accept-language': 'en-US',
          authorization: `Bearer ${token}`,
          'x-request-id': headers['x-request-id'],
          'x-forwarded-for': '127.0.0.1',
        },
      },
    ])
    expect(asked[0]?.headers.cookie).toBeUndefined()
  })

  it('[LOCALE-14] are asked for in the language that the member reads', async () => {
    await portal.send(path, { cookies: { ...session, language: 'es-US' } })
    expect(asked[0]?.headers['accept-language']).toBe('es-US')
  })

  it('are saved when that is wanted', async () => {
    const { headers } = await portal.send(`${path}?download`, { cookies: session })
    expect(headers['content-disposition']).toBe('attachment; filename="explanation-of-benefits-PDF7.pdf"')
  })

  it('[S27] have names that need no escaping: any other is not there, and the gateway is not asked', async () => {
    const names = [
      '..',
      '../1',
      '..%2f1',
      '%2e%2e',
      'a"b',
      'a%22b',
      "a'b",
      'a%0d%0aX:%20b',
      'a%0ab',
      '%E2%80%AEfdp',
      'a%00',
      'a;b',
      'é',
      'a b',
    ]
    for (const name of [...names, 'a'.repeat(41), ''].map(each => encodeURI(each).replace(/%25/g, '%'))) {
      for (const place of [`/files/eobs/${name}.pdf`, `/files/id-card.pdf?category=${name || '-'}`]) {
        const { headers } = await portal.send(place, { cookies: session })
        const { 'content-type': type, 'content-disposition': disposition } = headers
        expect([place, type, disposition]).toEqual([place, 'text/html; charset=utf-8', undefined])
      }
    }
    expect(asked).toEqual([])
  })

  it('[S27] bring none of the gateway’s own headers along', async () => {
    answer = response =>
      void response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="../../x.html"; filename*=UTF-8\'\'%E2%80%AEfdp.html',
          'set-cookie': 'a=b',
          location: 'https://evil.example/',
          'cache-control': 'public, max-age=1000',
          'content-security-policy': 'default-src *',
          'x-content-type-options': 'none',
        })
        .end(pdf)
    const { headers, setCookies } = await portal.send(path, { cookies: session })
    expect(headers).toMatchObject({
      'content-disposition': 'inline; filename="explanation-of-benefits-PDF7.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
    })
    expect([setCookies, headers.location]).toEqual([[], undefined])
  })

  it('[PERM-03] need a session: without one the gateway is not called', async () => {
    const lapsed = makeToken({ exp: 1 })
    for (const cookies of [{}, { '__Host-temporary-token': token }, { '__Host-token': lapsed }]) {
      const { status, headers } = await portal.send(path, { cookies })
      expect([status, headers['cache-control']]).toEqual([401, 'no-store'])
    }
    expect(asked).toEqual([])
  })

  it('[MEMBER-56] [PERM-26] are refused whom their page refuses, whatever the gateway would give', async () => {
    const dependent = { '__Host-token': makeToken({ memberKey: 'M1' }) }
    expect((await portal.send(path, { cookies: dependent })).status).toBe(403)
    expect(asked).toEqual([])
  })

  it.each(['/files/eobs/..%2faccount.pdf', '/files/eobs/a%3Fb.pdf', '/files/eobs/PDF7', '/files/eobs/PDF7.html'])(
    'have no other names: %s is nothing',
    async wrong => {
      await portal.send(wrong, { cookies: session })
      expect(asked).toEqual([])
    },
  )

  it.each([
    [400, 404],
    [401, 401],
    [403, 403],
    [404, 404],
    [429, 503],
    [500, 500],
    [204, 502],
    [302, 502],
  ])('tell the status %i of the gateway as %i and nothing of its words', async (upstream, status) => {
    answer = sends(upstream, upstream === 204 ? '' : '{"message":"secret words"}', 'application/json')
    const failed = await portal.send(path, { cookies: session })
    expect([failed.status, failed.headers['cache-control']]).toEqual([status, 'no-store'])
    expect(failed.headers['content-type']).toContain('text/html')
    expect(failed.headers['content-disposition']).toBeUndefined()
    expect(failed.text).not.toContain('secret')
  })

  it('refuse anything that is not a PDF', async () => {
    answer = sends(200, '<html>Please sign in</html>', 'text/html')
    expect((await portal.send(path, { cookies: session })).status).toBe(502)
    answer = response =>
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '99999999' }).flushHeaders()
    expect((await portal.send(path, { cookies: session })).status).toBe(502)
  })

  it('say 504 when the gateway does not begin in time, and 503 when it is not there', async () => {
    answer = () => undefined
    expect((await portal.send(path, { cookies: session })).status).toBe(504)
    const alone = await startTestPortal()
    expect((await alone.send(path, { cookies: session })).status).toBe(503)
    await alone.close()
  })

  it('break off when the gateway does, so that half a file is no file', async () => {
    answer = response => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).write(pdf.slice(0, 100))
      setTimeout(() => response.destroy(), 20)
    }
    await expect(portal.send(path, { cookies: session })).rejects.toThrow()
  })

  it('end their call when the browser hangs up', async () => {
    answer = response => void response.writeHead(200, { 'content-type': 'application/pdf' }).write(pdf)
    const browser = new AbortController()
    const headers = { host: portal.host, cookie: `__Host-token=${token}` }
    const { body } = await request(`http://127.0.0.1:${portal.port}${path}`, { headers, signal: browser.signal })
    body.on('error', () => undefined)
    browser.abort()
    for (let tries = 0; tries < 100 && !asked[0]?.hungUp; tries += 1) await wait(10)
    expect(asked[0]?.hungUp).toBe(true)
  })

  it('stop calling a gateway that keeps failing', async () => {
    const other = await start()
    answer = sends(500, 'broken', 'text/plain')
    for (let times = 0; times < 10; times += 1) await other.send(path, { cookies: session })
    const before = asked.length
    expect((await other.send(path, { cookies: session })).status).toBe(503)
    expect(asked).toHaveLength(before)
    await other.close()
  })

  it('[PERM-03] leave nothing of the member in the log', async () => {
    await portal.send(path, { cookies: session })
    expect(logged.join('')).toContain('/files/eobs/:file')
    for (const secret of ['PDF7', 'secret', token, 'figures']) expect(logged.join('')).not.toContain(secret)
  })
})

describe('PDFs of ID cards', () => {
  it('[CALL-62] [IDCARD-06] come whole from the gateway, of the category and member asked for', async () => {
    const { status, headers, text } = await portal.send('/files/id-card.pdf?category=dental&suffix=1', {
      cookies: session,
    })
    expect([status, text === pdf, headers['cache-control']]).toEqual([200, true, 'no-store'])
    expect(headers['content-disposition']).toBe('inline; filename="id-card-dental.pdf"')
    expect(asked).toMatchObject([
      { url: '/api/idCard/view?category=dental&suffix=1', headers: { accept: 'application/pdf' } },
    ])
    const all = await portal.send('/files/id-card.pdf?download', { cookies: session })
    expect(all.headers['content-disposition']).toBe('attachment; filename="id-card.pdf"')
    expect(asked[1]?.url).toBe('/api/idCard/view')
  })

  it('[CALL-62] [IDCARD-02] are refused as the gateway refuses them, and need a session', async () => {
    answer = sends(403, '{"code":"FORBIDDEN","message":"No."}', 'application/json')
    expect((await portal.send('/files/id-card.pdf', { cookies: session })).status).toBe(403)
    fresh()
    expect((await portal.send('/files/id-card.pdf')).status).toBe(401)
    for (const query of ['category=a%2Fb', 'suffix=-1', 'suffix=100', 'category=dental&category=vision'])
      expect((await portal.send(`/files/id-card.pdf?${query}`, { cookies: session })).status).toBe(404)
    expect(asked).toEqual([])
  })
})
