import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { endsSession } from '../../server/content/ends-session.ts'
import { securityHeaders, strictTransport } from '../../server/security/security-headers.ts'
import { preparePortal } from '../../server/start-portal.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { documentIds } from '../../web/generated/document-ids.ts'
import { highFindings } from './support/high-findings.ts'

let gateway: RunningGateway
let portal: Awaited<ReturnType<typeof preparePortal>>
let port: number
let brands: readonly CompiledManifest[]
const folder = new URL('../../manifests', import.meta.url).pathname
beforeAll(async () => {
  gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes() })
  brands = await shippedBrands()
  portal = await preparePortal({
    gatewayUrl: gateway.origin,
    manifests: { folder, brands },
    developer: true,
    web: {
      renderPage: page =>
        page.request.url.includes('?break') ? Promise.reject(new Error('broken')) : renderPage(page),
      assets: { script: '/assets/entry.js', styles: ['/assets/entry.css'], preload: [], parts: {} },
      folder,
    },
  })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const address = portal.app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})

interface Asked {
  path: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'TRACE' | 'DELETE' | 'PROPFIND'
  headers?: Record<string, string>
  body?: string
  brand?: CompiledManifest | undefined
  host?: string
}
interface Answer {
  asked: string
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

async function ask({ path, method = 'GET', headers = {}, body, brand = brands[0], host }: Asked): Promise<Answer> {
  const own = host ?? `${brand?.brand.hosts[0]}:${port}`
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      host: own,
      ...(method === 'POST' && { origin: `http://${own}`, 'sec-fetch-site': 'same-origin' }),
      ...headers,
    },
    body: body ?? null,
  })
  return {
    asked: `${method} ${path} ${own}`,
    status: answer.statusCode,
    headers: answer.headers,
    text: await answer.body.text(),
  }
}

/** Cookies of a member who signed in. */
async function signIn(brand: CompiledManifest): Promise<string> {
  const { headers } = await ask({
    ...{ brand, path: '/login', method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    body: new URLSearchParams({ username: `active${brand.brand.domainId}`, password: DEMO_PASSWORD }).toString(),
  })
  return [headers['set-cookie'] ?? []]
    .flat()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** What to ask for each address of the server's own: a new one is missing here, and the test says so. */
const samples: Record<string, (cookie: string) => Asked[]> = {
  '/*': () => [],
  '/livez': () => [{ path: '/livez' }, { path: '/livez', host: '127.0.0.1' }, { path: '/livez', method: 'POST' }],
  '/readyz': () => [{ path: '/readyz' }],
  '/version': () => [{ path: '/version' }],
  '/reports': () => [
    { path: '/reports', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    { path: '/reports', method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
    { path: '/reports', method: 'POST', headers: { 'content-type': 'application/json' }, body: 'a'.repeat(20_000) },
  ],
  '/.well-known/security.txt': () => [{ path: '/.well-known/security.txt' }],
  '/.well-known/change-password': cookie => [
    { path: '/.well-known/change-password' },
    { path: '/.well-known/change-password', headers: { cookie } },
  ],
  '/theme.css': () => [{ path: '/theme.css' }, { path: '/theme.css?v=1', headers: { 'accept-encoding': 'br' } }],
  '/favicon.ico': () => [{ path: '/favicon.ico' }],
  '/assets/*': () => [
    { path: '/assets/first/brand.json' },
    { path: '/assets/first/brand.json', headers: { range: 'bytes=0-5' } },
    { path: '/assets/first/brand.json', headers: { range: 'bytes=999999999-' } },
    { path: '/assets/../package.json' },
    { path: '/assets/none.js' },
  ],
  '/graphiql/assets/*': () => [{ path: '/graphiql/assets/none.js' }],
  '/brand-assets/:brand/:file': () => [
    { path: '/brand-assets/first/logo.svg' },
    { path: '/brand-assets/first/logo.svg', headers: { 'accept-encoding': 'br' } },
    { path: '/brand-assets/first/none.svg' },
  ],
  '/files/eobs/:file': cookie => [
    { path: '/files/eobs/1.pdf' },
    { path: '/files/eobs/NONE.pdf', headers: { cookie } },
    { path: '/files/eobs/..%2f1.pdf', headers: { cookie } },
  ],
  '/files/id-card.pdf': cookie => [
    { path: '/files/id-card.pdf' },
    { path: '/files/id-card.pdf', headers: { cookie } },
    { path: '/files/id-card.pdf?suffix=a', headers: { cookie } },
  ],
  '/graphql': cookie => {
    const graphql = {
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal': '1', cookie },
    } as const
    return [
      { ...graphql, body: JSON.stringify({ id: documentIds.ScreenOnly, variables: { path: '/home' } }) },
      { ...graphql, body: '{' },
      { ...graphql, body: 'a'.repeat(70_000) },
      { ...graphql, headers: {}, body: '{}' },
      { ...graphql, headers: { ...graphql.headers, 'content-type': 'text/plain' }, body: '{}' },
      { path: '/graphql?query={__typename}', headers: { 'x-portal': '1', 'sec-fetch-site': 'same-origin' } },
    ]
  },
  '/graphiql': () => [{ path: '/graphiql' }],
  '/graphql/scalars/:name': () => [
    { path: '/graphql/scalars/Money' },
    { path: '/graphql/scalars/ScreenView' },
    { path: '/graphql/scalars/None' },
    { path: '/graphql/scalars/..%2fMoney' },
  ],
}

const ofOthers: Asked[] = [
  { path: '/home', host: 'nobody.example' },
  { path: '/home', host: 'first.localhost:99999' },
  { path: '//home' },
  { path: '/%' },
  { path: '/%2fhome' },
  { path: '/home?break' },
  { path: '/claims/a.js' },
  { path: '/graphql/x.css' },
  { path: '/home', method: 'PUT' },
  {
    path: '/home',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  },
  { path: '/login', method: 'POST', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  { path: '/login', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  {
    path: '/login',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a'.repeat(70_000),
  },
]

/** Every page of a brand, by its route table: as everybody sees it, and of one brand as a member does, those that end the session last. */
const pagesOf = (brand: CompiledManifest, cookie: string | undefined): Asked[] =>
  brand.routes.list
    .map(({ route }) => route.path.replace(/:(\w+)/g, (_, name: string) => route.params?.[name]?.[0] ?? '1'))
    .toSorted((one, other) => Number(endsSession(brand, one)) - Number(endsSession(brand, other)))
    .flatMap(path => {
      const signedOut = [
        { path, brand },
        { path, brand, method: 'HEAD' as const },
      ]
      return cookie === undefined
        ? signedOut
        : [...signedOut, { path, brand, headers: { cookie, 'x-forwarded-proto': 'https' } }]
    })

const keptByBrowsers = /^(?:GET|HEAD) \/(?:theme\.css|favicon\.ico|assets\/|brand-assets\/|graphiql\/assets\/)/

function check({ asked, status, headers, text }: Answer, overTls: boolean): void {
  const { 'content-security-policy': own, ...others } = securityHeaders
  expect({ asked, ...headers }).toMatchObject({
    asked,
    ...others,
    'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/),
  })
  const transport = headers['strict-transport-security']
  expect([asked, transport]).toEqual([asked, overTls ? strictTransport['strict-transport-security'] : undefined])
  const policy = String(headers['content-security-policy'])
  expect([asked, policy]).toEqual([asked, expect.stringMatching(/frame-ancestors 'none'|sandbox|^default-src 'self'$/)])
  expect([asked, /script-src[^;]*unsafe|'unsafe-eval'/.test(policy)]).toEqual([asked, false])
  if (!(keptByBrowsers.test(asked) && status < 400))
    expect([asked, headers['cache-control']]).toEqual([asked, 'no-store'])
  if (policy.includes("'nonce-") && !asked.includes('/graphiql')) {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    // Browsers know the newer way over TLS alone, and would send nothing by the older one beside it.
    expect(policy).toContain('report-uri /reports')
    expect([asked, policy.includes('; report-to reports')]).toEqual([asked, overTls])
    expect([asked, headers['reporting-endpoints']]).toEqual([asked, overTls ? 'reports="/reports"' : undefined])
  } else if (String(headers['content-type']).startsWith('text/html') && !asked.includes('/graphiql'))
    expect([asked, policy, /<(?:script|style|link)/.test(text)]).toEqual([asked, own, false])
}

/** By which password managers find out whether a site answers for addresses that it does not have. */
const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'

describe('the headers of every kind of answer', () => {
  it('[SEC-25] [S23] are whole: pages and redirects of every route of every brand, signed in or not', async () => {
    const nonces: string[] = []
    const policies = new Set<string>()
    const statuses = new Set<number>()
    for (const brand of brands) {
      const cookie = brand === brands[0] ? await signIn(brand) : undefined
      if (cookie !== undefined) expect(cookie).toContain('__Host-token=')
      for (const asked of pagesOf(brand, cookie)) {
        const answer = await ask(asked)
        check(answer, asked.headers !== undefined)
        statuses.add(answer.status)
        const policy = String(answer.headers['content-security-policy'])
        nonces.push(...(/'nonce-([^']+)'/.exec(policy)?.slice(1, 2) ?? []))
        // The gateway of a test has no TLS.
        const own = policy.replaceAll(gateway.origin, 'https://gateway.example')
        policies.add(own.replaceAll(/'nonce-[^']+'/g, "'nonce-rAnd0mrAnd0mrAnd0mrAnd0m'"))
      }
    }
    expect([nonces.length > 100, new Set(nonces).size]).toEqual([true, nonces.length])
    for (const status of [200, 303, 404]) expect([status, statuses.has(status)]).toEqual([status, true])
    for (const policy of policies) expect([policy, highFindings(policy)]).toEqual([policy, []])
  })

  it('[SEC-25] [S23] are whole: every other address of the server, and what goes wrong', async () => {
    const [brand] = brands
    const cookie = brand ? await signIn(brand) : ''
    const { patterns } = portal
    expect(patterns.filter(pattern => !(pattern in samples))).toEqual([])
    expect(Object.keys(samples).filter(pattern => !patterns.includes(pattern))).toEqual([])
    const statuses = new Set<number>()
    const all = [...Object.values(samples).flatMap(asked => asked(cookie)), ...ofOthers]
    for (const asked of all)
      for (const overTls of [false, true]) {
        const answer = await ask({
          ...asked,
          headers: { ...asked.headers, ...(overTls && { 'x-forwarded-proto': 'https' }) },
        })
        check(answer, overTls)
        statuses.add(answer.status)
        const { etag } = answer.headers
        if (typeof etag !== 'string' || answer.status !== 200) continue
        const again = await ask({ ...asked, headers: { ...asked.headers, 'if-none-match': etag } })
        check(again, false)
        statuses.add(again.status)
      }
    for (const status of [200, 204, 206, 304, 308, 400, 401, 403, 404, 413, 415, 416, 500])
      expect([status, statuses.has(status)]).toEqual([status, true])
  })

  it('[S23] methods that no address has, TRACE among them, are refused, and nothing of them is sent back', async () => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PROPFIND'] as const)
      for (const path of ['/login', '/graphql', '/files/id-card.pdf', '/assets/']) {
        const answer = await ask({ path, method, headers: { 'x-canary': 'canary-7' } })
        check(answer, false)
        expect([method, path, answer.status >= 400 && answer.status < 500]).toEqual([method, path, true])
        expect(answer.text).not.toContain('canary-7')
      }
  })

  it('[SEC-27] [S22] files that hold nothing of a member are the only ones that a browser keeps', async () => {
    for (const path of ['/graphql/x.css', '/claims/a.js', '/home/x.css', '/files/eobs/1.pdf/x.css', unknown])
      expect(await ask({ path })).toMatchObject({
        status: expect.toSatisfy(status => status >= 300),
        headers: { 'cache-control': 'no-store' },
      })
  })
})
