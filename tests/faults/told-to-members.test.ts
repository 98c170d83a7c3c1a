import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { restNameIn } from '../structure/rest-names.ts'
import { type Fault, faults } from './support/faults.ts'
import { type Browser, type Rig, startRig } from './support/start-rig.ts'

let rig: Rig
let member: Browser
/** Calls that hang run to the deadline: they have a portal with a short one, which a busy machine needs for nothing else. */
let hanging: Rig
let waiting: Browser
beforeAll(async () => {
  rig = await startRig({ renderPage })
  hanging = await startRig({ renderPage, deadlineMs: 1_500 })
  ;[member, waiting] = await Promise.all([signedIn(rig), signedIn(hanging)])
})
afterEach(() => {
  for (const { proxy } of [rig, hanging]) proxy.plan = () => undefined
})
afterAll(() => Promise.all([rig.close(), hanging.close()]))

async function signedIn(rig: Rig): Promise<Browser> {
  const browser = rig.browser()
  const { errors } = await browser.ask('SignIn', { input: { username: 'active1', password: DEMO_PASSWORD } })
  expect(errors).toEqual([])
  return browser
}

/** Faults that an answer tells; each in another way. */
const told = faults.filter(({ name }) => ['403', '404', '503', 'wrong types', 'reset', 'hang'].includes(name))

/** What an error may say. */
const errorKeys = ['code', 'path', 'retryAfter', 'status']
const keysOf = (value: object) => Object.keys(value).sort()

/** Every text in a value, whatever it is called. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...texts(inner)])
      : []

/** Documents and the screens that ask them, with calls that can fail while the guards let the member in. */
const screens: [document: string, path: string, calls: RegExp, variables: object][] = [
  ['Home', '/home', /claims|programs|pcp|ebill|plan-management/, {}],
  ['ClaimsScreen', '/claims', /claims/, { skip: 0, ask: true, filter: {} }],
  ['EobsScreen', '/eobs', /eobs/, { skip: 0, ask: true, filter: {} }],
  ['PrimaryCareMemberScreen', '/find-care/primary-care/0', /pcp\/provider/, { suffix: 0 }],
  ['AccountSettingsScreen', '/account/settings', /security-questions/, {}],
]

/** To these screens a 404 says that there is none, which is no failure. */
const noneIsFine = new Set(['Home', 'ClaimsScreen', 'EobsScreen', 'PrimaryCareMemberScreen'])
const screensOf = ({ name }: Fault) =>
  name === '404' ? screens.filter(([document]) => !noneIsFine.has(document)) : screens

/** Has some calls fail; gives the member whom that strikes. */
function fails(fault: Fault, calls: RegExp): Browser {
  const [struck, browser] = fault.name === 'hang' ? [hanging, waiting] : [rig, member]
  struck.proxy.plan = ({ path }) => (calls.test(path) ? fault : undefined)
  return browser
}

// First of all, before any circuit is open.
it('leaves the REST call in the log of the server', async () => {
  const fault = faults.find(({ name }) => name === '403')
  rig.proxy.plan = ({ path }) => (path.includes('pcp/provider') ? fault : undefined)
  rig.portalLog.length = 0
  const { requestId } = await member.ask('PrimaryCareMemberScreen', {
    path: '/find-care/primary-care/0',
    suffix: 0,
  })
  const lines = rig.portalLog.map(line => JSON.parse(line)).filter(({ call }) => call === 'pcp/provider')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatchObject({ requestId, area: 'primary-care' })
})

describe.each(told)('a member is told of $name', fault => {
  it.each(screensOf(fault))(
    '[ERR-42] by /graphql without the REST call it was: %s',
    async (document, path, calls, variables) => {
      const { errors } = await fails(fault, calls).ask(document, { path, ...variables })
      expect(errors.length).toBeGreaterThan(0)
      for (const error of errors) {
        expect(keysOf(error)).toEqual(['extensions', 'message', 'path'])
        expect(errorKeys).toEqual(expect.arrayContaining(keysOf(error.extensions)))
        expect(error).toMatchObject({ message: error.extensions.code })
      }
    },
  )

  it.each(screensOf(fault))('[ERR-42] by the page, as little as that: %s', async (_document, path, calls) => {
    const { text } = await fails(fault, calls).open(path)
    const [, json = ''] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    const { loaderData, failures } = JSON.parse(json)
    const own = Object.values<{ errors?: object[] } | undefined>(loaderData).flatMap(screen => screen?.errors ?? [])
    expect(own.length + Object.keys(failures ?? {}).length).toBeGreaterThan(0)
    for (const error of own) expect(errorKeys).toEqual(expect.arrayContaining(keysOf(error)))
    for (const failure of Object.values<object>(failures ?? {}))
      expect(['page', 'reference', 'retryAfter', 'status', 'title']).toEqual(expect.arrayContaining(keysOf(failure)))
    expect(texts({ loaderData, failures }).filter(each => restNameIn(each))).toEqual([])
  })
})
