import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoStaff } from '../start/demo-staff.ts'
import { startProvider } from './testing/start-provider.ts'
import { cookiesOf, startStudio, studioHost, studioOrigin } from './testing/start-studio.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>
const who = '{ viewer { name grants { role brand } } }'

describe('staff at a real OpenID Connect provider', () => {
  const people = {
    nora: { name: 'Nora Feld', roles: ['editor:acme', 'viewer', 'hr'], email: 'nora@staff.example' },
    guest: { name: 'A Guest', roles: ['hr'], email: 'guest@staff.example' },
  }
  let provider: Awaited<ReturnType<typeof startProvider>>
  let studio: Studio
  let now = new Date('2026-03-10T12:00:00Z')
  beforeAll(async () => {
    provider = await startProvider(people, studioOrigin)
    // Tokens have the provider's own times.
    now = new Date()
    studio = await startStudio({ studio: { provider: provider.settings }, clock: { now: () => now } })
  })
  afterAll(async () => {
    await studio.close()
    await provider.close()
  })

  /** Begins a sign-in: where it leads, and what the browser keeps. */
  async function begin() {
    const { headers, ...reply } = await studio.fromStudio('/sign-in/start')
    return {
      location: String(headers.location),
      cookies: cookiesOf({ headers, ...reply }),
      setCookies: reply.setCookies,
    }
  }
  const back = (address: string, cookies: Record<string, string>) =>
    studio.fromStudio(address.slice(studioOrigin.length), { cookies, headers: { 'sec-fetch-site': 'cross-site' } })

  async function signIn(person: keyof typeof people) {
    const { location, cookies } = await begin()
    return back(await provider.walk(person, location), cookies)
  }

  it('[CONTENT-14] sign in by code flow with PKCE, and have the roles of their claim', async () => {
    const { location, setCookies } = await begin()
    const asked = new URL(location).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ response_type: 'code', client_id: 'studio', scope: 'openid profile email', code_challenge_method: 'S256' },
      ...{ redirect_uri: `${studioOrigin}/sign-in/callback`, state: expect.any(String), nonce: expect.any(String) },
    })
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-staff-flow=.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    const answer = await signIn('nora')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('url=/"')
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^__Host-staff=.+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-staff-flow=; Max-Age=0;/),
    ])
    const cookies = cookiesOf(answer)
    expect((await studio.fromStudio('/', { cookies })).text).toContain('Nora Feld')
    expect(JSON.parse((await studio.ask(who, cookies)).text)).toEqual({
      data: {
        viewer: {
          name: 'Nora Feld',
          grants: [
            { role: 'EDITOR', brand: 'acme' },
            { role: 'VIEWER', brand: null },
          ],
        },
      },
    })
  })

  it('[CONTENT-14] do not get in without a role, nor where there is a provider by any other way', async () => {
    const answer = await signIn('guest')
    expect([answer.status, answer.setCookies]).toEqual([403, []])
    // Mail reaches staff alone, at the address that the provider told.
    expect((await studio.known()).map(({ name, address }) => [name, address])).toEqual([
      ['Nora Feld', 'nora@staff.example'],
    ])
    expect(answer.text).toContain('You have no role in the studio')
    expect((await studio.submit('/sign-in', { staff: 'demo-administrator' })).status).toBe(404)
    expect((await studio.fromStudio('/sign-in')).text).not.toContain('made up')
  })

  it('[CONTENT-14] have to bring back what this very browser was given, once', async () => {
    const mine = await begin()
    const address = await provider.walk('nora', mine.location)
    const others = await begin()
    const wrong = (change: (sent: URLSearchParams) => void) => {
      const changed = new URL(address)
      change(changed.searchParams)
      return changed.href
    }
    const refused = [
      back(address, {}),
      back(address, others.cookies),
      back(address, { '__Host-staff-flow': others.cookies['__Host-staff'] ?? 'made up' }),
      back(
        wrong(sent => sent.set('state', 'x')),
        mine.cookies,
      ),
      back(
        wrong(sent => sent.set('iss', 'http://evil.example')),
        mine.cookies,
      ),
      back(
        wrong(sent => sent.delete('code')),
        mine.cookies,
      ),
      back(
        wrong(sent => sent.set('code', 'x')),
        mine.cookies,
      ),
    ]
    for (const answer of await Promise.all(refused)) {
      expect([400, 403]).toContain(answer.status)
      expect(answer.setCookies).toEqual([])
    }
    expect((await back(address, mine.cookies)).status).toBe(200)
    expect((await back(address, mine.cookies)).status).toBe(403)
  })

  it('[CONTENT-14] sign out everywhere, and have to sign in anew after eight hours', async () => {
    const cookies = cookiesOf(await signIn('nora'))
    const other = cookiesOf(await signIn('nora'))
    const status = async (sent: Record<string, string>) => (await studio.ask(who, sent)).status
    expect(
      (await studio.submit('/sign-out', {}, { cookies, headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403)
    expect(await status(cookies)).toBe(200)
    const out = await studio.submit('/sign-out', {}, { cookies })
    expect([out.status, out.headers.location, out.setCookies]).toEqual([
      303,
      '/sign-in',
      [expect.stringMatching(/^__Host-staff=; Max-Age=0;/)],
    ])
    expect([await status(cookies), await status(other)]).toEqual([401, 200])
    const began = now
    now = new Date(began.getTime() + 8 * 3_600_000)
    expect(await status(other)).toBe(401)
    now = began
  })
})

describe('the studio and members', () => {
  let studio: Studio
  let cookies: Record<string, string>
  beforeAll(async () => {
    studio = await startStudio({ developer: true, studio: { demoStaff: demoStaff([{ id: 'acme', name: 'Acme' }]) } })
    cookies = cookiesOf(await studio.submit('/sign-in', { staff: 'demo-publisher' }))
  })
  afterAll(() => studio.close())

  it('[CONTENT-14] has demo staff to sign in as by a click, from its own page alone', async () => {
    const { text } = await studio.fromStudio('/sign-in')
    for (const { name, about } of demoStaff([{ id: 'acme', name: 'Acme' }])) {
      expect(text).toContain(name)
      expect(text).toContain(about)
    }
    const evil = { headers: { origin: 'https://evil.example' } }
    expect((await studio.submit('/sign-in', { staff: 'demo-publisher' }, evil)).status).toBe(403)
    expect((await studio.submit('/sign-in', { staff: 'root' })).status).toBe(400)
    expect((await studio.fromStudio('/')).headers.location).toBe('/sign-in')
    expect((await studio.fromStudio('/', { cookies })).text).toContain('Lucia Brandt')
  })

  it('has sessions that are nothing to each other, even when cookies are carried over by hand', async () => {
    expect((await studio.ask(who, cookies)).status).toBe(200)
    const token = Object.values(cookies)[0] ?? ''
    for (const name of ['__Host-token', '__Host-temporary-token', 'token', '__Host-staff-flow'])
      expect((await studio.ask(who, { [name]: token })).status, name).toBe(401)
    const asked = { method: 'POST', body: JSON.stringify({ query: '{ viewer { member { firstName } } }' }) } as const
    const json = { 'content-type': 'application/json', 'x-portal': '1', origin: studio.portal.origin }
    for (const sent of [cookies, { '__Host-token': token }]) {
      const answer = await studio.portal.send('/graphql', { ...asked, headers: json, cookies: sent })
      expect(JSON.parse(answer.text).data?.viewer?.member ?? null).toBeNull()
    }
  })

  it('[STUDIO-36] has its graph, its pages and its ways in at its own host, and none of the members’', async () => {
    const ofStudio = '{ live { number } }'
    expect(JSON.parse((await studio.ask(ofStudio, cookies)).text)).toEqual({ data: { live: { number: 1 } } })
    const headers = { 'content-type': 'application/json', 'x-portal': '1', origin: studio.portal.origin }
    const body = JSON.stringify({ query: ofStudio })
    const atBrand = await studio.portal.send('/graphql', { method: 'POST', body, headers, cookies })
    expect(JSON.parse(atBrand.text).data).toBeUndefined()
    for (const path of ['/sign-in/start', '/sign-in'])
      expect((await studio.portal.send(path)).text).not.toContain('studio')
    for (const path of ['/login', '/home', '/theme.css', '/graphiql'])
      expect((await studio.fromStudio(path)).status).toBe(404)
    for (const host of ['studio.example.', 'STUDIO.example:8080'])
      expect((await studio.fromStudio('/sign-in', { host })).status).toBe(200)
  })

  it('[STUDIO-36] takes questions from its own pages alone, and says only to developers what is wrong with one', async () => {
    const json = { 'content-type': 'application/json' }
    const told = async (headers: Record<string, string>) => (await studio.ask(who, cookies, { headers })).status
    expect(await told({ ...json, 'x-studio': '1', origin: 'https://evil.example' })).toBe(403)
    expect(await told({ ...json, 'x-studio': '1', origin: studio.portal.origin })).toBe(403)
    expect(await told({ 'content-type': 'text/plain' })).toBe(415)
    const wrong = JSON.parse((await studio.ask('{ livve { number } }', cookies)).text)
    expect(wrong.errors).toMatchObject([
      { extensions: { code: 'BAD_REQUEST' }, message: expect.stringContaining('live') },
    ])
    const many = `{ ${Array.from({ length: 30 }, (_, at) => `a${at}: live { number }`).join(' ')} }`
    expect(JSON.parse((await studio.ask(many, cookies)).text).errors).toMatchObject([
      { extensions: { code: 'BAD_REQUEST' } },
    ])
  })

  it('answers under a policy that lets no script in but its own, and keeps nothing in caches', async () => {
    for (const path of ['/', '/sign-in', '/none']) {
      const { headers, status } = await studio.fromStudio(path, { cookies })
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toContain("default-src 'none'")
      // The client makes the address of its worker, and nothing else that runs.
      const made = path === '/' ? 'studio-worker' : "'none'"
      if (status === 200) expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types ${made}`)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
  })
})

it('[CONTENT-14] takes no ID token that another key has signed', async () => {
  const provider = await startProvider({ nora: { name: 'Nora Feld', roles: ['editor'] } }, studioOrigin, 'forged')
  const studio = await startStudio({ studio: { provider: provider.settings } })
  onTestFinished(async () => {
    await studio.close()
    await provider.close()
  })
  const start = await studio.fromStudio('/sign-in/start')
  const address = await provider.walk('nora', String(start.headers.location))
  const answer = await studio.fromStudio(address.slice(studioOrigin.length), { cookies: cookiesOf(start) })
  expect([answer.status, answer.setCookies]).toEqual([403, []])
})

it('[CONTENT-14] without a provider there is no studio in production, whoever asks', async () => {
  const studio = await startStudio({ studio: { demoStaff: demoStaff([]) } })
  try {
    expect((await studio.fromStudio('/sign-in')).status).toBe(503)
    expect((await studio.submit('/sign-in', { staff: 'demo-administrator' })).setCookies).toEqual([])
    expect((await studio.portal.send('/livez')).status).toBe(200)
  } finally {
    await studio.close()
  }
})

it('that is switched off is no host at all', async () => {
  const { startTestPortal } = await import('../testing/test-portal.ts')
  const portal = await startTestPortal({ developer: true })
  try {
    expect((await portal.send('/sign-in', { host: studioHost })).status).toBe(404)
  } finally {
    await portal.close()
  }
})
