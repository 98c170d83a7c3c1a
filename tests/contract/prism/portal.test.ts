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

/** An example's yyyy-mm-dd as members read it. */
const day = (date: unknown) => String(date).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

function expectWords(page: string, ...words: readonly unknown[]) {
  expect(words.length).toBeGreaterThan(0)
  for (const word of words) expect(page).toContain(word)
}

/** An amount as limits tell it: thousands apart, and no cents where there are none. */
const roundLimit = (total: string) => total.replace(/(\d)(\d{3}\.)/, '$1,$2').replace(/\.00$/, '')

/** The first address of a page that begins like this, as a member would follow it. */
function linkIn(page: string, prefix: string): string {
  const link = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).find(href => href.startsWith(prefix))
  if (link === undefined) throw new Error(`The page has no link to ${prefix}`)
  return link
}

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
    expect(claims).toHaveLength(3)
    for (const { provider } of claims) expect(home.text).toContain(asObject(provider).providerName)
    const [program] = asList(example('ProgramList')).map(asObject)
    expect(home.text).toContain(program?.name)
  })

  it('keeps the session: Home opens again for this browser, and for no other', async () => {
    expect(await browser.open('/home')).toMatchObject({ path: '/home', status: 200 })
    const elsewhere = browse(portal)
    expect(await elsewhere.open('/home')).toMatchObject({ path: '/login', status: 200 })
  })

  it('lists the claims of the examples, and opens one from the list with its lines and totals', async () => {
    const list = await browser.open('/claims')
    expect([list.path, list.status]).toEqual(['/claims', 200])
    const claims = asList(asObject(example('ClaimPage')).content).map(asObject)
    for (const { provider, serviceDateFrom } of claims)
      expectWords(list.text, asObject(provider).providerName, day(serviceDateFrom))

    const claim = await browser.open(linkIn(list.text, '/claims/medical/'))
    expect(claim.status).toBe(200)
    const { claimDetails, claimDetailTotals, provider } = asObject(example('Claim'))
    const { chargeAmountTotal, combinedMemberResponsibilityAmount } = asObject(claimDetailTotals)
    expectWords(claim.text, asObject(provider).providerName, chargeAmountTotal, combinedMemberResponsibilityAmount)
    for (const { procedureDescription, chargeAmount } of asList(claimDetails).map(asObject))
      expectWords(claim.text, procedureDescription, chargeAmount)
  })

  it('lists the explanations of benefits of the examples, and opens one from the list', async () => {
    const list = await browser.open('/eobs')
    expect([list.path, list.status]).toEqual(['/eobs', 200])
    for (const { date } of asList(asObject(example('EobPage')).content).map(asObject)) expectWords(list.text, day(date))

    const eob = await browser.open(linkIn(list.text, '/eobs/'))
    expect(eob.status).toBe(200)
    for (const { providerName, patientResponsibility } of asList(asObject(example('Eob')).claims).map(asObject))
      expectWords(eob.text, providerName, patientResponsibility)
  })

  it.each([
    ['medical', 'MedicalBenefits'],
    ['dental', 'DentalBenefits'],
    ['vision', 'VisionBenefits'],
    ['pharmacy', 'PharmacyBenefits'],
  ])('shows the %s plan of the examples, its limits and services', async (category, name) => {
    const page = await browser.open(`/benefits/${category}`)
    expect([page.path, page.status]).toEqual([`/benefits/${category}`, 200])
    const { plan, services } = asObject(example(name))
    expectWords(page.text, asObject(plan).planName, day(asObject(plan).effectiveDate))
    for (const service of asList(services).map(asObject))
      expectWords(page.text, service.name ?? service.pageDescription)
    if (category === 'dental')
      for (const { total } of asList(example('LimitList')).map(asObject))
        if (!String(total).startsWith('-')) expectWords(page.text, roundLimit(String(total)))
  })

  it.each(documents)('[GRAPH-18] answers %s without an error', async file => {
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
