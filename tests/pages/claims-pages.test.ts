import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from './support/failing-gateway.ts'
import { mainOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

const failures: readonly Failure[] = [401, 403, 404, 500, 'hangs', 'malformed']
const regional = 5
const usd = /\$[\d,]+\.\d{2}/g

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

async function visitor(domainId: number, persona: string): Promise<Visitor> {
  const cookies = await world.signIn(persona, domainId)
  return (await world.portal(domainId)).visitor(cookies)
}
const amounts = (element: Element | null | undefined) => element?.textContent?.match(usd) ?? []
const claimLinks = (element: Element) => [...element.querySelectorAll('a[href^="/claims/"]')]

describe.each([1, 2, 3, regional])('claims of domain %i', domainId => {
  it('[CLAIM-19] [CLAIM-12] [EOB-11] a claim has the same amounts on Home, in its list, in its detail and in its EOB', async () => {
    const { open, submit } = await visitor(domainId, 'active')
    const onHome = claimLinks(mainOf((await open('/home')).text))
    expect(onHome.length).toBeGreaterThan(0)
    let explained = 0
    for (const link of onHome) {
      const address = link.getAttribute('href') ?? ''
      const [, , type, id = ''] = address.split('/')
      const [owed] = amounts(link.closest('li'))
      const list = mainOf((await open(`/claims?type=${type}`)).text)
      const [charged, owedInList] = amounts(list.querySelector(`a[href="${address}"]`)?.closest('li'))
      expect([id, owedInList]).toEqual([id, owed])
      const detail = mainOf((await open(address)).text)
      const total = amounts(detail.querySelector('tfoot'))
      expect([id, total[0], total.at(-1)]).toEqual([id, charged, owed])
      if (!detail.querySelector('input[name="claimId"]')) continue
      const { location } = await submit(address, { claimId: id })
      const eob = mainOf((await open(location ?? '')).text)
      const row = [...eob.querySelectorAll('tbody tr')].find(({ textContent }) => textContent?.includes(id))
      expect([id, amounts(row)]).toEqual([id, [charged, owed]])
      explained++
    }
    expect(explained).toBeGreaterThan(0)
  })

  it('[CLAIM-25] [CLAIM-03] [PERM-26] a dependent has the own claims, and gets the 403 page for those of others', async () => {
    const subscriber = await visitor(domainId, 'active')
    const dependent = await visitor(domainId, 'dependent')
    const [link] = claimLinks(mainOf((await subscriber.open('/claims')).text))
    expect((await dependent.open(link?.getAttribute('href') ?? '')).status).toBe(403)
    const own = mainOf((await dependent.open('/claims')).text)
    const addresses = claimLinks(own).map(claim => claim.getAttribute('href'))
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.every(address => address?.endsWith('/1'))).toBe(true)
    expect(own.querySelector('select[name="member"]')).toBeNull()
    expect((await dependent.open('/eobs')).status).toBe(403)
  })
})

/** Screens with the one call that each cannot be without, and what the screen says in its place. */
const screens: [path: (visitor: Visitor) => Promise<string>, call: RegExp, failed: string, unknown?: string][] = [
  [async () => '/claims', /^GET claims\/medical$/, 'show your claims right now'],
  [async () => '/eobs', /^GET v2\/eobs$/, 'show your EOBs right now'],
  [
    async ({ open }) => claimLinks(mainOf((await open('/claims')).text))[0]?.getAttribute('href') ?? '',
    /^GET claims\/medical\/./,
    'show this claim right now',
    'find this claim',
  ],
  [
    async ({ open }) =>
      mainOf((await open('/eobs')).text)
        .querySelector('h2 a')
        ?.getAttribute('href') ?? '',
    /^GET eobs\/eob-detail$/,
    'show this EOB right now',
    'find this EOB',
  ],
]

describe.each([1, regional])('failing calls of claims and EOBs on domain %i', domainId => {
  const ofDomain = failures.filter(how => how !== 'hangs' || domainId === regional)

  it.each(ofDomain)('[CLAIM-15] [CLAIM-24] [EOB-10] [EOB-14] [OPEN-58] [ERR-18] answered: %s', async how => {
    const cookies = await world.signIn('active', domainId)
    const whole = (await world.portal(domainId)).visitor(new Map(cookies))
    for (const [path, call, failed, unknown] of screens) {
      const address = await path(whole)
      world.gateway.forget()
      expect((await whole.open(address)).status).toBe(200)
      const name = world.gateway.calls().find(one => call.test(one))
      if (!name) throw new Error(`${address} makes no call like ${call}`)
      // What hangs is given up soon, by a portal of its own that only opens the one screen.
      const without = (await world.portal(domainId, how === 'hangs' ? 1_500 : undefined)).visitor(new Map(cookies))
      world.gateway.fail(name, how)
      const { status, location, text } = await without.open(address)
      world.gateway.mend()
      const said = (location ?? '') === '' ? mainOf(text).textContent : ''
      const own = unknown !== undefined
      if (how === 401 && domainId !== regional) expect([address, location]).toEqual([address, '/login'])
      else if (how === 401) expect([address, status]).toEqual([address, 401])
      else if (how === 403 && own) expect([address, status]).toEqual([address, 403])
      else if (how === 403 && address === '/claims') expect(said).toContain("don't have access to this member's claims")
      else if (how === 404 && own) expect([status, said]).toEqual([404, expect.stringContaining(unknown)])
      else {
        expect(said).toContain(failed)
        expect(said).toContain('Try again')
        if (!own) expect(status).toBe(200)
      }
    }
  })
})
