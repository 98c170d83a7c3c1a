import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

let world: RealWorld
let ahead = 0
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

const domains = [1, 2, 3, 5]
const regional = 5
const twoHours = 7_200_000
const wanted = '/account/settings/change-password?from=mail'
const ended = '<p>Your session has ended to keep your information private.'

async function visitor(domainId: number) {
  ahead = 0
  const cookies = new Map<string, string>()
  const portal = await world.portal(domainId, () => new Date(Date.now() + ahead))
  return { person: portal.visitor(cookies), cookies }
}

/** Opens an address and follows every redirect; the addresses on the way. */
async function walk(person: Visitor, path: string): Promise<{ way: string[]; text: string }> {
  const way: string[] = []
  let seen = await person.open(path)
  while (seen.location !== undefined && way.length < 5) {
    way.push(seen.location)
    seen = await person.open(seen.location)
  }
  return { way, text: seen.text }
}
const logIn = (person: Visitor, persona: string, domainId: number) =>
  person.submit('/login', { username: `${persona}${domainId}`, password: DEMO_PASSWORD })

/** The log-in page to which the regional brand's page for lapsed sessions links, which still tells of it when it is reloaded. */
async function afterLapse(person: Visitor, text: string): Promise<string> {
  expect(text).toContain('<title>Session ended | ')
  const again = (await person.open('/logout')).text
  expect(again).toContain('>Your session has ended</h1>')
  const [, target = ''] = again.match(/<a [^>]*href="([^"]+)"[^>]*>Log in again</) ?? []
  return (await person.open(target)).text
}

describe.each(domains)('domain %i', domainId => {
  const out = domainId === regional ? ['/logout'] : ['/logout', '/login']

  it('[SESSION-10] [ROUTE-71] [MEMBER-55] after two hours asks to log in, says why, and comes back to where the member was', async () => {
    const { person } = await visitor(domainId)
    expect((await logIn(person, 'active', domainId)).location).toBe('/home')
    ahead = twoHours
    const { way, text } = await walk(person, wanted)
    expect(way).toEqual(out)
    expect(text).toContain('session has ended')
    expect(text.replace(/<script.*?<.script>/gs, '')).not.toContain('ogged out successfully')
    const page = domainId === regional ? await afterLapse(person, text) : text
    expect(page).toContain(ended)
    expect((await person.open('/login')).text).not.toContain(ended)
    ahead = 0
    expect((await logIn(person, 'active', domainId)).location).toBe(wanted)
    expect((await person.open(wanted)).status).toBe(200)
    // Used once.
    expect((await logIn(person, 'active', domainId)).location).toBe('/home')
  })

  it('[LOGOUT-09] the Log out action leaves nothing to come back to', async () => {
    const { person, cookies } = await visitor(domainId)
    await walk(person, wanted)
    expect(cookies.has('__Host-place')).toBe(true)
    await person.submit('/logout', {})
    expect(cookies.has('__Host-place')).toBe(false)
    expect((await logIn(person, 'active', domainId)).location).toBe('/home')
  })

  it('[ROUTING-16] [SEC-09] a step of the journey does not give way to it, and its end leads there', async () => {
    const { person, cookies } = await visitor(domainId)
    await walk(person, '/contact-us')
    await walk(person, '/home?from=mail')
    const changePassword = '/account/settings/change-password'
    expect((await logIn(person, 'initial', domainId)).location).toBe(changePassword)
    expect((await person.open(changePassword)).status).toBe(200)
    const form = { currentPassword: DEMO_PASSWORD, password: 'Another-7', passwordAgain: 'Another-7', 'goes-on': 'yes' }
    expect((await person.submit(changePassword, form)).location).toBe('/home?from=mail')
    expect(cookies.has('__Host-place')).toBe(false)
  })
})

it('[ROUTE-71] a deep link of a signed-out visitor comes back without a word of a session', async () => {
  const { person } = await visitor(1)
  const { way, text } = await walk(person, wanted)
  expect(way).toEqual(['/logout', '/login'])
  expect(text).not.toContain(ended)
  expect((await logIn(person, 'active', 1)).location).toBe(wanted)
})

it('[ROUTING-09] [ROUTING-15] comes back at the end of a journey with other steps', async () => {
  const { person } = await visitor(1)
  await walk(person, wanted)
  expect((await logIn(person, 'noprefs', 1)).location).toBe('/update-preferences')
  const confirmed = { emailAddress: 'someone@mail.example', currentPassword: DEMO_PASSWORD }
  const form = { ...confirmed, asked: 'electronicEob', electronicEob: 'yes' }
  const { location } = await person.submit('/update-preferences', form)
  expect([wanted, '/update-preferences']).toContain(location)
})

it.each([
  ['an address that no route has', '/nowhere/at/all'],
  ['a step of signing in', '/group-selection'],
  ['a public page', '/contact-us'],
  ['the hand-off', '/hand-off'],
])('does not keep %s', async (_what, path) => {
  const { person, cookies } = await visitor(1)
  await walk(person, path)
  expect(cookies.has('__Host-place')).toBe(false)
  expect((await logIn(person, 'active', 1)).location).toBe('/home')
})

it('goes Home when the place is not open to the member who signs in', async () => {
  const { person } = await visitor(1)
  await walk(person, '/select-group')
  expect((await logIn(person, 'active', 1)).location).toBe('/home')
})

it.each([401, 500, 'hangs'] as const)('goes Home when a source of the place answers: %s', async how => {
  const { person } = await visitor(1)
  await walk(person, '/benefits/referrals')
  world.gateway.fail('GET referrals/hasReferrals', how)
  const { location } = await logIn(person, 'active', 1)
  world.gateway.mend()
  expect(location).toBe('/home')
})
