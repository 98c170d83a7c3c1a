import { expect, it, onTestFinished } from 'vitest'
import { documentIds } from '../../web/generated/document-ids.ts'
import { SignInDocument } from '../../web/generated/sign-in.ts'
import { networks } from '../settings/networks.ts'
import { startGatewayDouble } from '../testing/gateway-double.ts'
import { page, shippedBrands, startTestPortal } from '../testing/test-portal.ts'

const brands = await shippedBrands()
const hostOf = (index: number) => brands[index]?.brand.hosts[0] ?? ''
const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': hostOf(1) }

/** What the portal takes a request for that comes through a proxy on this machine. */
async function taken(proxies: string, host: string) {
  const portal = await startTestPortal({ trustedProxies: networks.read(proxies) })
  onTestFinished(portal.close)
  const { headers, text } = await portal.send('/.well-known/security.txt', { host, headers: forwarded })
  return { canonical: /^Canonical: (.*)\/\.well-known/m.exec(text)?.[1], hsts: headers['strict-transport-security'] }
}

it("[OPS-05] behind a trusted proxy TLS and host are the member's, whatever the proxy calls the portal", async () => {
  const { canonical, hsts } = await taken('127.0.0.1', 'portal.internal:8080')
  expect(canonical).toBe(`https://${hostOf(1)}`)
  expect(hsts).toMatch(/^max-age=\d+/)
})

it('[OPS-05] [S20] from any other sender forwarded headers are ignored', async () => {
  const { canonical, hsts } = await taken('10.0.0.5, 192.168.0.0/16', hostOf(0))
  expect(canonical).toBe(`http://${hostOf(0)}`)
  expect(hsts).toBeUndefined()
})

/** Whom the gateway hears of by a page or by a query that asks it something, through a proxy on this machine. */
async function clientsHeard(proxies: string, clients: readonly string[]) {
  const gateway = await startGatewayDouble()
  const portal = await startTestPortal({
    gatewayUrl: gateway.url,
    trustedProxies: networks.read(proxies),
    renderPage: async ({ query }) => {
      await query(SignInDocument, { input: { username: 'active1', password: 'Wrong-1' } })
      return page(422, '')
    },
  })
  onTestFinished(() => Promise.all([portal.close(), gateway.close()]).then(() => {}))
  const username = 'username=active1&password=Wrong-1'
  const variables = { input: { username: 'active1', password: 'Wrong-1' } }
  for (const client of clients) {
    const sent = { origin: portal.origin, 'x-forwarded-for': client }
    const form = { ...sent, 'content-type': 'application/x-www-form-urlencoded' }
    await portal.send('/login', { method: 'POST', headers: form, body: username })
    const json = { ...sent, 'content-type': 'application/json', 'x-portal': '1' }
    const body = JSON.stringify({ id: documentIds.SignIn, variables })
    await portal.send('/graphql', { method: 'POST', headers: json, body })
  }
  return gateway.asked.map(({ client }) => client)
}

it('[OPS-05] [SEC-10] [SEC-14] a log-in counts for the client that a trusted proxy names, by a form as by a query', async () => {
  const [one, other] = ['203.0.113.7', '198.51.100.9']
  expect(await clientsHeard('127.0.0.1', [one, other])).toEqual([one, one, other, other])
  expect(new Set(await clientsHeard('10.0.0.5', [one, other]))).toEqual(new Set(['127.0.0.1']))
})
