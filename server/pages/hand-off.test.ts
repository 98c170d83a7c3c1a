import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { shippedBrands, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let gateway: RunningGateway
let portal: TestPortal
let testing: TestPortal
beforeAll(async () => {
  gateway = await startGateway({ port: 0, dataFile: ':memory:' })
  const brands = await shippedBrands()
  const shared = { gatewayUrl: gateway.origin, brandIndex: brands.findIndex(({ brand }) => brand.domainId === 1) }
  portal = await startTestPortal(shared)
  const withEnvironment = brands.map(compiled => ({
    ...compiled,
    brand: { ...compiled.brand, handOff: { ...compiled.brand.handOff, testEnvironment: 'uat & "two"' } },
  }))
  testing = await startTestPortal({ ...shared, brands: withEnvironment })
})
afterAll(() => Promise.all([portal, testing, gateway].map(running => running.close())))

/** Signs in on the gateway itself: the temporary token of a journey that has just begun. */
async function temporary(username: string): Promise<Record<string, string>> {
  const answer = await fetch(`${gateway.origin}/api/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Portal2026!', domainId: '1' }),
  })
  const { token }: { token: string } = JSON.parse(await answer.text())
  return { '__Host-temporary-token': token }
}
/** The access token at the end of the journey. */
async function completed(temporaryToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${temporaryToken}` }
  const answer = await fetch(`${gateway.origin}/api/token/complete`, { method: 'POST', headers })
  return JSON.parse(await answer.text()).token
}
const fields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name, value]) => [name, value]),
  )

describe('hand-off', () => {
  it('[ROUTING-12] [ROUTING-13] [CALL-75] [OPEN-23] posts the token, and nothing else, to the sales-force SSO', async () => {
    const cookies = await temporary('sales1')
    const { status, text, headers, setCookies } = await portal.send('/hand-off', { cookies })
    expect(status).toBe(200)
    expect(text).toContain(`<form method="post" action="${gateway.origin}/stand-in/sales-force"`)
    expect(fields(text)).toEqual({ token: cookies['__Host-temporary-token'] })
    expect(text).toMatch(/<button type="submit">[^<]+<\/button>/)
    expect(setCookies).toEqual([])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${gateway.origin}`)
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(text).toContain(`<script nonce="${nonce}">`)
  })

  it('[OPEN-23] sends the test environment when one is configured', async () => {
    const { text } = await testing.send('/hand-off', { cookies: await temporary('sales1') })
    expect(fields(text).testEnvironment).toBe('uat &amp; &quot;two&quot;')
  })

  it('[ROUTING-12] [ROUTING-14] [SEC-08] shows no token unless the hand-off is the next step', async () => {
    const sales = await temporary('sales1')
    const token = sales['__Host-temporary-token'] ?? ''
    const cases: [Record<string, string>, string][] = [
      [{}, '/logout'],
      [{ '__Host-token': token }, '/logout'],
      [{ '__Host-token': await completed(token) }, '/home'],
      [{ ...sales, '__Host-prevent-salesforce': '1' }, '/home'],
      [await temporary('active1'), '/home'],
      [await temporary('noemail1'), '/update-preferences'],
    ]
    for (const [cookies, path] of cases) {
      const { status, headers, text } = await portal.send('/hand-off', { cookies })
      expect([status, headers.location, text]).toEqual([303, path, ''])
    }
  })

  it('says so when the gateway cannot tell what the next step is', async () => {
    const alone = await startTestPortal()
    const { status, headers, text } = await alone.send('/hand-off', { cookies: await temporary('sales1') })
    await alone.close()
    expect([status, headers.location, text]).toEqual([303, '/error/1', ''])
  })

  it('[ROUTING-12] is where signing in leads a member whose group is tied to the SSO', async () => {
    const { text } = await portal.send('/graphql', {
      method: 'POST',
      headers: { origin: portal.origin, 'content-type': 'application/json', 'x-portal': '1' },
      body: JSON.stringify({
        id: documentIds.SignIn,
        variables: { input: { username: 'sales1', password: 'Portal2026!' } },
      }),
    })
    expect(JSON.parse(text).data.signIn.next).toBe('/hand-off')
  })
})
