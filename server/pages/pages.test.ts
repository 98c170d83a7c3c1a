import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeToken } from '../testing/make-token.ts'
import { page, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

const member = makeToken({ memberKey: 'secret-member' })
const signedIn = { '__Host-token': member, 'session-ends': '1', '__Host-group-chosen': '1' }

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({
    renderPage: async ({ request, nonce, assets }) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/away') return { kind: 'redirect', status: 302, location: 'https://evil.example/' }
      if (pathname === '/broken') throw new Error('secret-member broke it')
      if (pathname === '/form')
        return page(200, `${request.method} ${await request.text()} ${[...request.headers.keys()].join()}`)
      return page(pathname === '/error/404' ? 404 : 200, `<h1>${pathname}</h1> ${nonce} ${assets.theme}`)
    },
  })
})
afterAll(() => portal.close())

const fromOurPage = () => ({ origin: portal.origin, 'sec-fetch-site': 'same-origin' })
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('pages', () => {
  it('are not stored, not framed, not sniffed, and allow scripts by a nonce of their own', async () => {
    const [one, two] = [await portal.send('/home'), await portal.send('/home')]
    expect(one.headers['cache-control']).toBe('no-store')
    expect(one.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const nonces = [one, two].map(({ headers, text }) => {
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
      expect(text).toContain(nonce)
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
    expect(one.headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
  })

  it('name their sheets in the header, where a browser sees them first', async () => {
    expect((await portal.send('/home')).headers.link).toMatch(
      /^<\/theme.css>; rel=preload; as=style, <\/assets\/style.css>; rel=preload; as=style, /,
    )
  })

  it('[MEMBER-51] name no typeface to whom log-in has brought it, so that none is waited for', async () => {
    const named = async (cookies: Record<string, string>) => (await portal.send('/home', { cookies })).headers.link
    expect(await named({})).toContain('as=font')
    expect(await named(signedIn)).not.toContain('as=font')
  })

  it('insist on TLS only where it is spoken', async () => {
    expect((await portal.send('/home')).headers['strict-transport-security']).toBeUndefined()
    const behindProxy = await portal.send('/home', { headers: { 'x-forwarded-proto': 'https' } })
    expect(behindProxy.headers['strict-transport-security']).toContain('max-age=')
  })

  it('[ERR-06] [ROUTE-58] carry the status that the screen has', async () => {
    expect((await portal.send('/error/404')).status).toBe(404)
  })

  it('never send anyone to an address that the brand does not list', async () => {
    const { status, headers } = await portal.send('/away')
    expect([status, headers.location]).toEqual([302, '/'])
  })

  it.each(['/%', '/%ff', '/a%2'])('answer the malformed address %s as any other failure', async path => {
    const { status, headers, text } = await portal.send(path)
    expect(status).toBe(400)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(text).toContain('Error code: 400')
    expect(text).not.toContain('FST_')
  })

  it('[ERR-42] fail without details of the failure, and name the request', async () => {
    const { status, text, headers } = await portal.send('/broken')
    expect(status).toBe(500)
    expect(text).not.toContain('secret')
    expect(text).toContain(String(headers['x-request-id']))
  })

  it('take a form that a page of ours posts, and hand screens neither cookies nor tokens', async () => {
    const { status, text } = await portal.send('/form', {
      method: 'POST',
      headers: { ...form, ...fromOurPage() },
      cookies: signedIn,
      body: 'username=a&password=b',
    })
    expect(status).toBe(200)
    expect(text).toContain('POST username=a&password=b')
    expect(text).not.toMatch(/cookie|authorization/)
  })

  it.each([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['that does not say where it comes from', {}],
  ])('refuse a post %s before anything happens', async (_, headers) => {
    const answer = await portal.send('/login', {
      method: 'POST',
      headers: { ...form, ...headers },
      cookies: signedIn,
      body: 'a=b',
    })
    expect([answer.status, answer.setCookies]).toEqual([403, []])
  })

  it('[SEC-22] refuse a body that is too large or of another kind', async () => {
    const post = (type: string, body: string) =>
      portal.send('/form', { method: 'POST', headers: { 'content-type': type, ...fromOurPage() }, body })
    expect((await post('application/x-www-form-urlencoded', 'a='.padEnd(70_000, 'x'))).status).toBe(413)
    expect((await post('multipart/form-data; boundary=x', '--x--')).status).toBe(415)
    expect((await post('application/json', '{"__proto__":{"a":1}}')).status).toBe(415)
  })

  it.each(['/login', '/logout'])(
    '[LOGIN-09] [LOGOUT-06] [LOGOUT-08] [LOGOUT-09] [LOGOUT-10] [LOGOUT-11] %s ends the session: cookies, caches and storage',
    async path => {
      const { headers, setCookies } = await portal.send(path, { cookies: { ...signedIn, viewport: 'phone' } })
      const removed = setCookies.map(cookie => cookie.split('=')[0]).sort()
      expect(removed).toEqual(['__Host-group-chosen', '__Host-token', 'session-ends'])
      for (const cookie of setCookies) expect(cookie).toContain('Max-Age=0')
      expect(headers['clear-site-data']).toBe('"cache", "storage"')
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it('leaves caches alone when there was no session to end', async () => {
    const { headers, setCookies } = await portal.send('/login')
    expect([headers['clear-site-data'], setCookies]).toEqual([undefined, []])
  })

  it('compresses a page for browsers that take it', async () => {
    const { headers } = await portal.send('/home', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBe('br')
  })

  describe('opened by a link on another site', () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

    it('[OPEN-24] ask for themselves again from our own site, once, so that the session comes along', async () => {
      const first = await portal.send('/sso-landing?a=1&b=2', { headers: link })
      const [, nonce] = /'nonce-([^']+)'/.exec(String(first.headers['content-security-policy'])) ?? []
      expect(first.text).toContain(`<script nonce="${nonce}">location.replace(location.href)</script>`)
      expect(first.text).toContain('content="0; url=/sso-landing?a=1&amp;b=2"')
      expect(first.setCookies).toEqual([expect.stringMatching(/^arriving=1; .*Max-Age=5;.*SameSite=Lax/)])
      const again = await portal.send('/sso-landing', { headers: link, cookies: { arriving: '1' } })
      expect(again.text).toContain('<h1>/sso-landing')
    })

    it('do not let the link end a session', async () => {
      for (const path of ['/login', '/logout']) {
        const { text, setCookies } = await portal.send(path, { headers: link })
        expect([text.includes('location.replace'), setCookies]).toEqual([false, []])
      }
    })
  })

  it('answers HEAD', async () => {
    expect((await portal.send('/home', { method: 'HEAD' })).status).toBe(200)
  })

  it('[SEC-21] leads from a path of two slashes, which is a host elsewhere, to that of one', async () => {
    for (const [path, location] of [
      ['//evil.example/', '/evil.example/'],
      ['///home?a=1', '/home?a=1'],
      ['/\\home', '/home'],
    ]) {
      const { status, headers } = await portal.send(path ?? '')
      expect([status, headers.location]).toEqual([308, location])
    }
    expect((await portal.send('//%2fevil.example')).status).toBe(404)
  })
})
