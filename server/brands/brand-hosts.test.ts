import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('brand by host', () => {
  it('finds the brand whatever the port, the case or a trailing dot', async () => {
    const name = portal.host.replace(/:\d+$/, '')
    for (const host of [name, `${name}:1`, name.toUpperCase(), `${name}.`])
      expect([host, (await portal.send('/login', { host })).status]).toEqual([host, 200])
  })

  it('[SCOPE-08] answers an unknown host with a plain 404 that names no brand, for pages, files and GraphQL alike', async () => {
    const name = portal.host.replace(/:\d+$/, '')
    for (const host of ['unknown.example', '127.0.0.1', `evil-${name}`, `${name}.evil.example`])
      for (const path of ['/', '/home', '/theme.css', '/favicon.ico', '/brand-assets/base/accredited.svg']) {
        const { status, text } = await portal.send(path, { host })
        expect([host, path, status]).toEqual([host, path, 404])
        expect(text).not.toContain('href')
      }
    expect((await portal.send('/graphql', { host: 'unknown.example', method: 'POST', body: '{}' })).status).toBe(404)
  })

  it('is healthy on any host, and ready only when the gateway answers', async () => {
    expect((await portal.send('/livez', { host: '10.0.0.1' })).status).toBe(200)
    expect((await portal.send('/readyz', { host: '10.0.0.1' })).status).toBe(503)
  })
})
