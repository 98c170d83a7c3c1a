import { afterAll, beforeAll, expect, it } from 'vitest'
import { matchRoute } from '../../engine/resolve/routes.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import type { RouteId } from '../../schema/generated/routes.ts'
import { isOldAddress, movedBrands } from '../manifests/moved-brands.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

const domainId = 1
const brands = await movedBrands()
const brand = brands.find(each => each.brand.domainId === domainId)
if (!brand) throw new Error('No brand')
const routeOf = (path: string) => matchRoute(brand, path)?.route.route.id

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld(brands)
})
afterAll(() => world.close())

const visitor = async () => (await world.portal(domainId)).visitor()
const logIn = (person: Visitor, persona: string) =>
  person.submit('/sign-in', { username: `${persona}${domainId}`, password: DEMO_PASSWORD })

/** Addresses of the portal that a page leads to, by links and forms. */
function targetsOf(html: string): string[] {
  const found = [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"#]*)/g)]
  return found.map(([, target = '']) => target.replaceAll('&amp;', '&')).filter(target => !target.startsWith('/files/'))
}

/** Follows the links of pages from an address on, two addresses of each route at most. */
async function walk(person: Visitor, from: string) {
  const opened = new Map<string, number>()
  const wrong: string[] = []
  const waiting = [from]
  const known = new Set(waiting)
  for (const path of waiting) {
    const route = routeOf(path)
    if (route === undefined || isOldAddress(path)) wrong.push(path)
    const times = opened.get(route ?? '') ?? 0
    if (route === undefined || route === 'logout' || times === 2) continue
    opened.set(route, times + 1)
    const { status, location, text } = await person.open(path)
    if (status >= 400) wrong.push(`${path} ${status}`)
    for (const target of location === undefined ? targetsOf(text) : [location]) {
      if (known.has(target)) continue
      known.add(target)
      waiting.push(target)
    }
  }
  return { wrong, routes: new Set(opened.keys()) }
}

it('[SCOPE-08] links lead where a brand has its screens, for a member', async () => {
  const person = await visitor()
  expect((await logIn(person, 'active')).location).toBe('/start')
  const { wrong, routes } = await walk(person, '/start')
  expect(wrong).toEqual([])
  const reached: RouteId[] = [
    ...(['home', 'claims', 'claim', 'eobs', 'eob', 'id-card', 'id-card-email', 'id-card-request'] as const),
    ...(['benefits-medical', 'benefits-dental', 'dental-service', 'history-benefits'] as const),
    ...(['benefits-program', 'contact-us', 'account-settings', 'account-change-password'] as const),
  ]
  expect(reached.filter(route => !routes.has(route))).toEqual([])
})

it('[SCOPE-08] links lead where a brand has its screens, before logging in', async () => {
  const { wrong, routes } = await walk(await visitor(), '/sign-in')
  expect(wrong).toEqual([])
  expect([...routes]).toEqual(
    expect.arrayContaining(['login', 'registration', 'recovery-username', 'recovery-password', 'contact-us']),
  )
})

it('[LOGIN-09] [LOGOUT-09] guards, log-out and a lapsed session lead to where a brand has log-in', async () => {
  const person = await visitor()
  expect((await person.open('/bills')).location).toBe('/leave')
  expect((await person.open('/leave')).location).toBe('/sign-in')
  expect((await person.open('/login')).status).toBe(404)
  // The place that was asked for.
  expect((await logIn(person, 'active')).location).toBe('/bills')
  world.gateway.fail('GET account/status', 401)
  expect((await person.open('/start')).location).toBe('/sign-in')
  world.gateway.mend()
  expect((await person.submit('/leave', {})).location).toBe('/leave')
  expect((await person.open('/bills')).location).toBe('/leave')
  await logIn(person, 'active')
  // Opening log-in ends the session.
  expect((await person.open('/sign-in')).status).toBe(200)
  expect((await person.open('/start')).location).toBe('/leave')
})

it('[HOME-37] [CLAIM-23] the EOB button leads to where a brand has EOBs', async () => {
  const person = await visitor()
  await logIn(person, 'active')
  const { text } = await person.open('/start')
  const claimId = /name="claimId" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const { location = '' } = await person.submit('/start', { claimId, intent: 'open-eob' })
  expect([routeOf(location), location]).toEqual(['eob', expect.stringMatching(/^\/statements\/./)])
})

it('[ROUTING-12] the hand-off is where a brand has it, and a failure of its own leads to the moved error page', async () => {
  const person = await visitor()
  await logIn(person, 'salesgroups')
  const chosen = await person.submit('/group-selection', { groupId: '10007360' })
  expect(chosen.location).toBe('/pass-on')
  world.gateway.forget()
  expect((await person.open('/pass-on')).text).toContain('id="hand-off"')
  const [call = ''] = world.gateway.calls()
  world.gateway.fail(call, 500)
  expect(await person.open('/pass-on')).toMatchObject({ location: '/trouble/500' })
  world.gateway.mend()
})
