import { expect, it, onTestFinished } from 'vitest'
import { networks } from '../settings/networks.ts'
import { shippedBrands, startTestPortal } from '../testing/test-portal.ts'

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
