import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { SignInDocument } from '../../web/generated/sign-in.ts'
import type { RenderPage } from '../../web/server/page.ts'
import { page, type Reply, shippedBrands, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

const password = 'Portal2026!'
/** Stands in for the log-in screen's action: signs in and follows the journey. */
const signInPage: RenderPage = async ({ request, query }) => {
  if (request.method !== 'POST') return page(200, new URL(request.url).pathname)
  const { username = '', password = '' } = Object.fromEntries(new URLSearchParams(await request.text()))
  const { data } = await query(SignInDocument, { input: { username, password } })
  return { kind: 'redirect', status: 303, location: data?.signIn.next ?? '/login' }
}

let gateway: RunningGateway
let portal: TestPortal
let copying: TestPortal
beforeAll(async () => {
  gateway = await startGateway({ port: 0, dataFile: ':memory:' })
  const brands = await shippedBrands()
  const shared = {
    gatewayUrl: gateway.origin,
    renderPage: signInPage,
    brandIndex: brands.findIndex(({ brand }) => brand.domainId === 1),
  }
  portal = await startTestPortal(shared)
  const withCopy = brands.map(compiled => ({
    ...compiled,
    brand: { ...compiled.brand, session: { copyTokenToLocalStorage: true } },
  }))
  copying = await startTestPortal({ ...shared, brands: withCopy })
})
afterAll(() => Promise.all([portal, copying, gateway].map(running => running.close())))

const jar = ({ setCookies }: Reply) =>
  Object.fromEntries(
    setCookies
      .filter(cookie => !cookie.includes('Max-Age=0'))
      .map(cookie => [
        cookie.slice(0, cookie.indexOf('=')),
        cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';')),
      ]),
  )
const byForm = (on: TestPortal, username: string) =>
  on.send('/login', {
    method: 'POST',
    headers: { origin: on.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password }).toString(),
  })
const byScript = (on: TestPortal, username: string) =>
  on.send('/graphql', {
    method: 'POST',
    headers: { origin: on.origin, 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify({ id: documentIds.SignIn, variables: { input: { username, password } } }),
  })

describe('signing in', () => {
  it('[SESSION-01] [SESSION-02] [ROUTING-15] sets the access token at the end of the journey, by form and by script', async () => {
    const form = await byForm(portal, 'active1')
    expect([form.status, form.headers.location]).toEqual([303, '/home?signed-in'])
    const script = await byScript(portal, 'active1')
    expect(JSON.parse(script.text).data.signIn.next).toBe('/home')
    for (const answer of [form, script])
      expect(Object.keys(jar(answer)).sort()).toEqual(['__Host-device', '__Host-token', 'session-ends'])
  })

  it('[SESSION-01] sets only the temporary token while the journey is not finished', async () => {
    const answer = await byForm(portal, 'noemail1')
    expect(answer.headers.location).toBe('/update-preferences?signed-in')
    expect(Object.keys(jar(answer))).toEqual(['__Host-device', '__Host-temporary-token'])
  })

  it('sets no cookie for a wrong password', async () => {
    const answer = await byForm(portal, 'nobody1')
    expect(answer.setCookies).toEqual([])
  })

  it('[SESSION-03] never lets a script see the token where the brand does not copy it', async () => {
    const [form, script] = [await byForm(portal, 'active1'), await byScript(portal, 'active1')]
    const home = await portal.send('/home', { cookies: jar(form) })
    for (const { text } of [form, script, home]) expect(text).not.toContain(jar(form)['__Host-token']?.slice(0, 30))
    expect(JSON.parse(script.text).extensions).toBeUndefined()
    for (const answer of [form, script])
      for (const cookie of answer.setCookies) if (/token/.test(cookie)) expect(cookie).toContain('HttpOnly')
  })

  it('[SESSION-03] hands the token to the page once where the brand copies it, by form', async () => {
    const cookies = jar(await byForm(copying, 'active1'))
    const token = cookies['__Host-token'] ?? ''
    const home = await copying.send('/home', { cookies })
    const [, nonce] = /'nonce-([^']+)'/.exec(String(home.headers['content-security-policy'])) ?? []
    expect(home.text).toContain(
      `<script nonce="${nonce}" data-token="${token}">localStorage.setItem('token', document.currentScript.dataset.token)</script>`,
    )
    expect(home.setCookies.join()).toContain('__Host-flash=; Max-Age=0; Path=/')
    const { '__Host-flash': _used, ...later } = cookies
    expect((await copying.send('/home', { cookies: later })).text).not.toContain(token)
  })

  it('[SESSION-03] hands the token to the script once where the brand copies it, by script', async () => {
    const answer = await byScript(copying, 'active1')
    expect(JSON.parse(answer.text).extensions).toEqual({ accessToken: jar(answer)['__Host-token'] })
    expect(jar(answer)).not.toHaveProperty('__Host-flash')
  })
})

describe('cookies of the demo', () => {
  let demo: TestPortal
  beforeAll(async () => {
    demo = await startTestPortal({
      gatewayUrl: gateway.origin,
      renderPage: signInPage,
      developer: true,
      demoCookies: true,
    })
  })
  afterAll(() => demo.close())

  const setBy = async (on: TestPortal, headers: Record<string, string> = {}) => {
    const { host = on.host, ...others } = headers
    const reply = await on.send('/login', {
      host,
      method: 'POST',
      headers: { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', ...others },
      body: new URLSearchParams({ username: 'active1', password }).toString(),
    })
    return reply.setCookies
  }
  const isBound = (cookie: string) =>
    /; Secure/.test(cookie) && (cookie.startsWith('__Host-') || cookie.startsWith('session-ends='))

  it('[MEMBER-59] need no TLS on names of this machine, so that every browser keeps them, and carry a session', async () => {
    const set = await setBy(demo)
    expect(set.map(cookie => cookie.slice(0, cookie.indexOf('=')))).toEqual(['device', 'token', 'session-ends'])
    for (const cookie of set) expect(cookie).not.toContain('Secure')
    for (const cookie of set) expect(cookie).toContain('SameSite=Strict')
    const [, token = ''] = set
    expect(token).toContain('HttpOnly')
    const cookies = { token: token.slice('token='.length, token.indexOf(';')) }
    const ask = async (on: TestPortal, sent: Record<string, string>) => {
      const body = JSON.stringify({ id: documentIds.Shell })
      const headers = { origin: on.origin, 'content-type': 'application/json', 'x-portal': '1' }
      const { text } = await on.send('/graphql', { method: 'POST', headers, body, cookies: sent })
      return JSON.parse(text).data.shell.session as string
    }
    expect(await ask(demo, cookies)).toBe('full')
    expect(await ask(demo, { '__Host-token': cookies.token })).toBe('none')
    expect(await ask(portal, cookies)).toBe('none')
  })

  it('[MEMBER-59] are bound to TLS behind it, and elsewhere', async () => {
    const overTls = await setBy(demo, { 'x-forwarded-proto': 'https' })
    expect(overTls.map(isBound)).toEqual([true, true, true])
  })

  it('[MEMBER-59] cannot be had in production', async () => {
    const production = await setBy(portal)
    expect(production.map(isBound)).toEqual([true, true, true])
    await expect(startTestPortal({ demoCookies: true })).rejects.toThrow('production')
  })
})
