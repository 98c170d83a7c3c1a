import { resolve } from 'node:path'
import { request } from 'undici'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { top } from '../build/build-paths.ts'
import { networks } from '../settings/networks.ts'
import { type PreparedPortal, preparePortal } from '../start-portal.ts'
import { openState } from '../state/open-state.ts'
import type { State } from '../state/state.ts'
import { plainRender, shippedBrands } from '../testing/test-portal.ts'

const folder = resolve(top, 'manifests')
let state: State
let portal: PreparedPortal
let isOpen: boolean
beforeEach(async () => {
  state = openState(':memory:')
  portal = await preparePortal({
    ...{ gatewayUrl: 'http://127.0.0.1:9', state, manifests: { folder, brands: await shippedBrands() } },
    trustedProxies: networks.read('192.0.2.1'),
    web: { renderPage: plainRender, assets: { script: '/a.js', styles: [], preload: [], parts: {} }, folder },
  })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  isOpen = true
})
afterEach(async () => {
  if (isOpen) await portal.close()
  await state.close()
})

async function send(path: string, method: 'GET' | 'POST', headers: Record<string, string> = {}): Promise<number> {
  const [brand] = await shippedBrands()
  const address = portal.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    ...{ method, body: method === 'POST' ? '{}' : null },
    headers: { host: `${brand?.brand.hosts[0]}:${port}`, ...headers },
  })
  await answer.body.dump()
  return answer.statusCode
}

/** Closes the portal, which stores what it has only counted, and gives each row in a line. */
async function told(): Promise<string[]> {
  await portal.close()
  isOpen = false
  const rows = await state.audit.rows()
  expect(rows.filter(({ person, actingAs }) => person !== null || actingAs !== null)).toEqual([])
  return rows.map(({ event, what, result }) => `${event} ${what} ${result}`)
}

it('[SEC-19] a file of every kind that is asked for without a session is in the audit', async () => {
  const files = portal.patterns.filter(pattern => pattern.startsWith('/files/'))
  expect(files.length).toBeGreaterThan(1)
  for (const pattern of files) expect(await send(pattern.replace(':file', 'D1.pdf'), 'GET')).toBe(401)
  expect(await told()).toEqual(['refusal /files/* 401', `refusal /files/* 401, ${files.length - 1} more`])
})

it('[SEC-19] what pages of other sites send is in the audit, and a flood of it makes two rows', async () => {
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  for (let time = 0; time < 50; time += 1)
    expect(await send('/graphql', 'POST', { ...elsewhere, 'content-type': 'application/json' })).toBe(403)
  const form = { ...elsewhere, 'content-type': 'application/x-www-form-urlencoded' }
  expect(await send('/login', 'POST', form)).toBe(403)
  expect(await told()).toEqual([
    ...['refusal /graphql CROSS_SITE', 'refusal /* CROSS_SITE', 'refusal /graphql CROSS_SITE, 49 more'],
  ])
})

it('[SEC-19] says of nobody whom a proxy that is not trusted passes on that they are on its machine', async () => {
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const passedOn = { ...elsewhere, 'x-forwarded-for': '203.0.113.9' }
  expect(await send('/graphql', 'POST', { ...passedOn, 'content-type': 'application/json' })).toBe(403)
  expect(await send('/login', 'POST', passedOn)).toBe(403)
  expect(await send('/files/eobs/D1.pdf', 'GET', { via: '1.1 proxy' })).toBe(401)
  await portal.close()
  isOpen = false
  expect((await state.audit.rows()).map(({ what, origin }) => `${what} ${origin}`)).toEqual([
    ...['/graphql unknown', '/* unknown', '/files/* unknown'],
  ])
})
