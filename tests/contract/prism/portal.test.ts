import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../server/testing/test-portal.ts'
import { renderPage } from '../../../web/entry-server.tsx'
import { contract } from '../support/contract.ts'
import { asList, asObject } from '../support/json.ts'
import { type Browser, browse } from './browse.ts'
import { type MockGateway, startMockGateway } from './start-mock-gateway.ts'
import { meantExample, withPreference } from './with-preference.ts'

const folder = new URL('../../../gateway-graph/examples/', import.meta.url)
const documents = readdirSync(folder).filter(name => name.endsWith('.graphql'))

/** The value of a named example of the contract. */
const example = (name: string) => asObject(asObject(asObject(contract.components).examples)[name]).value

describe('the portal over a gateway that Prism makes of the contract alone', () => {
  let gateway: MockGateway
  let portal: TestPortal
  let browser: Browser
  beforeAll(async () => {
    gateway = await withPreference(await startMockGateway(), meantExample)
    portal = await startTestPortal({ gatewayUrl: gateway.origin, renderPage, developer: true })
    browser = browse(portal)
  })
  afterAll(async () => {
    await portal.close()
    await gateway.close()
  })

  it('signs in through the log-in form and comes to Home, which shows what the examples say', async () => {
    expect((await browser.open('/login')).status).toBe(200)
    const home = await browser.submit('/login', { username: 'robin', password: 'Secret1' })
    expect([home.path, home.status]).toEqual(['/home', 200])
    const claims = asList(asObject(example('ClaimPage')).content).map(asObject)
    expect(claims.length).toBeGreaterThan(0)
    for (const { provider } of claims) expect(home.text).toContain(asObject(provider).providerName)
    const [program] = asList(example('ProgramList')).map(asObject)
    expect(home.text).toContain(program?.name)
  })

  it('keeps the session: Home opens again for this browser, and for no other', async () => {
    expect(await browser.open('/home')).toMatchObject({ path: '/home', status: 200 })
    const elsewhere = browse(portal)
    expect(await elsewhere.open('/home')).toMatchObject({ path: '/login', status: 200 })
  })

  it.each(documents)('answers %s without an error', async file => {
    const reply = await portal.send('/graphql', {
      method: 'POST',
      cookies: Object.fromEntries(browser.cookies),
      headers: { 'content-type': 'application/json', 'x-portal': '1', origin: portal.origin },
      body: JSON.stringify({ query: readFileSync(new URL(file, folder), 'utf8') }),
    })
    const answer = asObject(JSON.parse(reply.text))
    expect(asList(answer.errors)).toEqual([])
    expect(answer.data).toBeDefined()
  })
})
