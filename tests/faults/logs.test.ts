import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { page, plainRender } from '../../server/testing/test-portal.ts'
import { faults } from './support/faults.ts'
import { type Browser, type Rig, startRig } from './support/start-rig.ts'

const username = 'groups1'
const wrongPassword = 'Wrong-secret-7'
const inAddress = 'claim-4711-of-a-member'

const top = resolve(import.meta.dirname, '../..')
const folder = resolve(top, 'gateway-graph/examples')
const examples = readdirSync(folder)
  .filter(name => name.endsWith('.graphql'))
  .map(name => readFileSync(resolve(folder, name), 'utf8'))

let rig: Rig
let browser: Browser
const tokens = new Set<string>()
beforeAll(async () => {
  rig = await startRig({
    developer: true,
    renderPage: async asked => {
      if (asked.request.url.includes('/broken')) throw new Error(`No page for ${username}`)
      return asked.request.url.includes('/claims/') ? page(404, 'none') : plainRender(asked)
    },
  })
  browser = rig.browser()
  await journey()
}, 60_000)
afterAll(() => rig.close())

/** Signs in at the second try, looks at everything, changes group, meets failures of all kinds, and leaves. */
async function journey() {
  const seeTokens = () => {
    for (const [name, value] of Object.entries(browser.cookies)) if (name.endsWith('token')) tokens.add(value)
  }
  await browser.open('/login')
  await browser.ask('LogInScreen', { path: '/login' })
  const refused = await browser.ask('SignIn', { input: { username, password: wrongPassword } })
  expect(Object(refused.data?.signIn).userErrors).toHaveLength(1)
  const signedIn = await browser.ask('SignIn', { input: { username, password: DEMO_PASSWORD } })
  expect(signedIn.data?.signIn).toMatchObject({ userErrors: [] })
  seeTokens()

  await browser.open(`/claims/medical/${inAddress}/0?from=${inAddress}`)
  await browser.open(`/broken?who=${username}`)
  await browser.ask('Shell')
  expect((await browser.ask('Home', { path: '/home' })).errors).toEqual([])
  for (const example of examples) await browser.ask(example)

  const groups = await browser.ask('{ viewer { groups { number isCurrent } } }')
  const other = Object(groups.data?.viewer).groups.find((group: { isCurrent: boolean }) => !group.isCurrent)
  expect((await browser.ask('SwitchGroup', { input: { group: other.number } })).data?.switchGroup).toMatchObject({
    userErrors: [],
  })
  seeTokens()
  await browser.ask('Home', { path: '/home' })

  for (const name of ['wrong types', '403', '503', 'reset', 'wrong content type']) {
    rig.proxy.plan = ({ path }) =>
      /claims|account$/.test(path) ? faults.find(fault => fault.name === name) : undefined
    expect((await browser.ask('Home', { path: '/home' })).errors.length).toBeGreaterThan(0)
  }
  rig.proxy.plan = () => undefined
  await browser.ask('EobOfClaim', { claim: inAddress })
  await browser.ask('SwitchGroup', { input: { group: inAddress } })
  await browser.ask(`{ viewer { family { ${username} } }`)
  await browser.ask(`{ node(id: "${inAddress}", ${username}: 1) { id } }`)
  await browser.ask('LogOut')
}

/** Every value in the answers that the gateway gave, and what the member typed and held. */
function secrets(): Set<string> {
  const found = new Set<string>([username, wrongPassword, DEMO_PASSWORD, inAddress, ...tokens])
  for (const text of rig.proxy.answers) for (const value of leaves(jsonOrText(text))) found.add(value)
  return found
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Texts and amounts of an answer; what is shorter than four signs is no name, id, date or token. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 4 ? [value] : []
  if (typeof value === 'number') return value >= 1_000 ? [String(value)] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** Words of the contract that a log may well use: they are nobody's. */
const vocabulary = /^(account|claims|dental|medical|vision|pharmacy|programs|groups|member|active|benefits)$/i

/** Whether a text has the value, not as a part of a longer word. */
function holds(text: string, value: string): boolean {
  const isWord = (sign: string | undefined) => sign !== undefined && /[A-Za-z0-9]/.test(sign)
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + value.length])) return true
  return false
}

describe('the logs of a whole journey', () => {
  // Stacks have paths, and where the checkout lies may hold any word.
  const withoutCheckout = (line: string) => line.replaceAll(top, '').replaceAll(pathToFileURL(top).href, '')
  const lines = () => [...rig.portalLog, ...rig.gatewayLog.map(record => JSON.stringify(record))].map(withoutCheckout)

  it('tell what happened, as JSON', () => {
    const messages = new Set(rig.portalLog.map(line => JSON.parse(line).msg))
    for (const message of ['answered', 'upstream call failed', 'answer breaks the contract', 'a request failed'])
      expect([...messages]).toContain(message)
    expect(rig.gatewayLog.length).toBeGreaterThan(50)
  })

  it('hold no name, id, date of birth, token, password or amount of the member', () => {
    const all = lines().join('\n')
    const known = secrets()
    expect(known.size).toBeGreaterThan(200)
    expect(tokens.size).toBeGreaterThan(1)
    expect([...known].filter(value => !vocabulary.test(value) && holds(all, value))).toEqual([])
  })

  it('carry the id of each request through both gateways', () => {
    const ids = new Set(rig.portalLog.map(line => JSON.parse(line).requestId))
    const passed = rig.proxy.passed.map(({ headers }) => headers['x-request-id'])
    expect(passed.length).toBeGreaterThan(50)
    expect(passed.filter(id => !ids.has(id))).toEqual([])
    const atGateway = new Set(rig.gatewayLog.flatMap(({ requestId }) => requestId ?? []))
    expect(atGateway.size).toBeGreaterThan(20)
    expect([...atGateway].filter(id => !ids.has(id))).toEqual([])
  })
})
