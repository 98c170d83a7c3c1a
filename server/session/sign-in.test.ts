import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { SignInDocument } from '../../web/generated/sign-in.ts'
import type { RenderPage } from '../../web/server/page.ts'
import { readManifests } from '../content/read-manifests.ts'
import { page, type Reply, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

const password = 'Portal2026!'
/** Stands in for the log-in screen's action: signs in and follows the journey. */
const signInPage: RenderPage = async ({ request, query }) => {
  if (request.method !== 'POST') return page(200, new URL(request.url).pathname)
  const { username = '', password = '' } = Object.fromEntries(new URLSearchParams(await request.text()))
  const { data } = await query(SignInDocument, { username, password })
  return { kind: 'redirect', status: 303, location: data?.signIn.next ?? '/login' }
}

let gateway: RunningGateway
let portal: TestPortal
let copying: TestPortal
beforeAll(async () => {
  gateway = await startGateway({ port: 0, dataFile: ':memory:' })
  const brands = await readManifests()
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
    body: JSON.stringify({ id: documentIds.SignIn, variables: { username, password } }),
  })

describe('signing in', () => {
  it('[SESSION-01] [SESSION-02] [ROUTING-15] sets the access token at the end of the journey, by form and by script', async () => {
    const form = await byForm(portal, 'active1')
    expect([form.status, form.headers.location]).toEqual([303, '/home'])
    const script = await byScript(portal, 'active1')
    expect(JSON.parse(script.text).data.signIn.next).toBe('/home')
    for (const answer of [form, script])
      expect(Object.keys(jar(answer)).sort()).toEqual(['__Host-token', 'session-ends'])
  })

  it('[SESSION-01] sets only the temporary token while the journey is not finished', async () => {
    const answer = await byForm(portal, 'noemail1')
    expect(answer.headers.location).toBe('/update-preferences')
    expect(Object.keys(jar(answer))).toEqual(['__Host-temporary-token'])
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
