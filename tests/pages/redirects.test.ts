import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedRedirect } from '../../gateway-graph/journey/journey.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { CookieSession } from '../../server/session/cookie-session.ts'
import { makeToken } from '../../server/testing/make-token.ts'
import { strayAddresses } from '../../server/testing/stray-addresses.ts'
import { page, startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'
import { createPortal } from '../../web/screen/portal.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

let world: RealWorld
let portal: TestPortal
/** Where the page that stands for every other leads. */
let leads = '/'
beforeAll(async () => {
  world = await startRealWorld()
  portal = await startTestPortal({
    renderPage: async ({ request }) =>
      new URL(request.url).pathname === '/leads'
        ? { kind: 'redirect', status: 302, location: leads }
        : page(200, '<main>Here</main>'),
  })
})
afterAll(() => Promise.all([world.close(), portal.close()]))

const isOwn = (address: unknown) => new URL(String(address), portal.origin).origin === portal.origin
const signedIn = { '__Host-token': makeToken({}) }

/** Those that can be the target of a request, as bytes in a request line. */
const targets = strayAddresses.filter(address => /^\/[\x21-\x7e]*$/.test(address))

/** Asks for a target without anything that would tidy it up before. */
function ask(target: string, headers: Record<string, string>): Promise<{ location: string | undefined; text: string }> {
  return new Promise((done, fail) => {
    const all = Object.entries({ host: portal.host, ...headers, connection: 'close' })
    const socket = connect(portal.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`),
    )
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string | Buffer) => {
      text += String(part)
    })
    socket.once('error', fail).once('close', () => done({ text, location: /^location: (.*)\r$/m.exec(text)?.[1] }))
  })
}

describe('no address leads off the site', () => {
  it('[SEC-21] [S13] that guards, forms or eBill answer with', async () => {
    for (const method of ['GET', 'POST'] as const)
      for (leads of strayAddresses) {
        const { status, headers } = await portal.send('/leads', {
          method,
          headers: {
            origin: portal.origin,
            ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
        })
        expect([leads, status, isOwn(headers.location)]).toEqual([leads, 302, true])
      }
  })

  it('[SEC-21] [S13] that a link of another site asks for: the page of the arrival, with and without script', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    expect(targets.length).toBeGreaterThan(20)
    for (const target of targets) {
      const { location, text } = await ask(target, link)
      const addresses = [...text.matchAll(/(?:href="|url=)([^"]*)"/g)].map(([, address]) => address)
      expect([target, location !== undefined || addresses.length > 0 || /^HTTP\/1\.1 4/.test(text)]).toEqual([
        target,
        true,
      ])
      for (const address of [location ?? '/', ...addresses])
        expect([target, address, isOwn(address)]).toEqual([target, address, true])
    }
  })

  it('[SEC-21] [S13] that a sign-in has marked, whether its cookie was kept or not', async () => {
    for (const target of targets.map(each => `${each.split('#')[0]}${each.includes('?') ? '&' : '?'}signed-in`))
      for (const cookie of ['', `__Host-token=${signedIn['__Host-token']}`]) {
        const { location, text } = await ask(target, cookie === '' ? {} : { cookie })
        expect([target, location !== undefined || /^HTTP\/1\.1 4/.test(text)]).toEqual([target, true])
        expect([target, location, isOwn(location ?? '/')]).toEqual([target, location, true])
      }
  })

  it('[SEC-21] [S13] that is kept for after the sign-in, now or in a cookie of before', () => {
    for (const address of strayAddresses) {
      const options = { now: () => new Date(), copyToken: false }
      const kept = new CookieSession({ ...options, cookies: new Map() })
      kept.keepPlace(address)
      const found = new CookieSession({ ...options, cookies: new Map([['__Host-place', address]]) })
      for (const { place } of [kept, found])
        expect([address, place, isOwn(place ?? '/')]).toEqual([address, place, true])
      expect(found.place ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  it('[SEC-21] [S13] that the gateway gives for the end of the journey', () => {
    for (const address of strayAddresses)
      expect([address, allowedRedirect(address, ['plans.first.example'])]).toEqual([address, undefined])
  })

  it('[SEC-21] [S13] that a screen follows in the browser, but to an https address that the portal chose', () => {
    const { redirectTo } = createPortal(async () => ({ data: null, errors: [] }), { routes: [], askOnce: true })
    for (const address of strayAddresses) {
      const location = redirectTo(address).headers.get('location') ?? ''
      const isAbsolute = URL.canParse(address) && /^https?:/.test(new URL(address).protocol)
      expect([address, isAbsolute || isOwn(location), /^(?:\/(?![/\\])|https?:)/i.test(location)]).toEqual([
        address,
        true,
        true,
      ])
    }
  })
})

describe.each([1, 2, 3, 5])('domain %i', domainId => {
  it('[SEC-21] whoever opens //home signed out, and then signs in, is on Home', async () => {
    const person = (await world.portal(domainId)).visitor()
    let seen = await person.open('//home')
    for (let steps = 0; seen.location !== undefined && steps < 6; steps += 1) {
      expect([seen.location, isOwn(seen.location)]).toEqual([seen.location, true])
      seen = await person.open(seen.location)
    }
    const { location = '' } = await person.submit('/login', { username: `active${domainId}`, password: DEMO_PASSWORD })
    expect(location).toBe('/home')
    expect((await person.open(location)).status).toBe(200)
  })
})
