import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from './support/failing-gateway.ts'
import { mainOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

const failures: readonly Failure[] = [401, 403, 404, 500, 'hangs', 'malformed']
const regional = 5
/** Amounts, and what stands in place of one while a claim is in process. */
const usd = /\$[\d,]+\.\d{2}|Not decided yet/g

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
  it('[CLAIM-19] [CLAIM-12] [EOB-11] [MEMBER-10] a claim has the same amounts on Home, in its list, in its detail and in its EOB', async () => {
    const { open, submit } = await visitor(domainId, 'active')
    const onHome = claimLinks(mainOf((await open('/home')).text))
    expect(onHome.length).toBeGreaterThan(0)
    let explained = 0
    for (const link of onHome) {
      const address = link.getAttribute('href') ?? ''
      const [, , type, id = ''] = address.split('/')
      const [owed] = amounts(link.closest('li'))
      const list = mainOf((await open(`/claims?type=${type}&member=0`)).text)
      const [charged, owedInList] = amounts(list.querySelector(`a[href^="${address}"]`)?.closest('li'))
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

  it('[MEMBER-19] [CLAIM-23] a child’s paid claim leads the subscriber to its EOB, and its own patient not', async () => {
    const subscriber = await visitor(domainId, 'active')
    const list = mainOf((await subscriber.open('/claims?member=2&status=02')).text)
    const [address = ''] = claimLinks(list).map(claim => claim.getAttribute('href') ?? '')
    const id = mainOf((await subscriber.open(address)).text)
      .querySelector('input[name="claimId"]')
      ?.getAttribute('value')
    expect(address).toContain(`/${id}/2`)
    const { location } = await subscriber.submit(address, { claimId: id ?? '' })
    const eob = await subscriber.open(location ?? '')
    expect(eob.status).toBe(200)
    expect(mainOf(eob.text).textContent).toContain(id)
    const child = await visitor(domainId, 'minor')
    const own = mainOf((await child.open(address)).text)
    expect(own.textContent).toContain(id)
    expect(own.querySelector('input[name="claimId"]')).toBeNull()
  })

  it('[CLAIM-25] [CLAIM-03] [PERM-26] a dependent has the own claims, and gets the 403 page for those of others', async () => {
    const subscriber = await visitor(domainId, 'active')
    const dependent = await visitor(domainId, 'dependent')
    const [link] = claimLinks(mainOf((await subscriber.open('/claims?member=0')).text))
    expect((await dependent.open(link?.getAttribute('href') ?? '')).status).toBe(403)
    const own = mainOf((await dependent.open('/claims')).text)
    const addresses = claimLinks(own).map(claim => claim.getAttribute('href'))
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.every(address => address?.endsWith('/1'))).toBe(true)
    expect(own.querySelector('select[name="member"]')).toBeNull()
    expect((await dependent.open('/eobs')).status).toBe(403)
  })
})

/** A screen with the one call that it cannot be without, and what it says in its place. */
interface Screen {
  name: string
  address: (visitor: Visitor) => Promise<string>
  call: RegExp
  failed: string
  /** What a screen of one thing says of one that is not there. */
  unknown?: string
}
const screens: Screen[] = [
  {
    name: 'claims',
    address: async () => '/claims',
    call: /^GET claims\/medical$/,
    failed: 'show your claims right now',
  },
  { name: 'EOBs', address: async () => '/eobs', call: /^GET v2\/eobs$/, failed: 'show your EOBs right now' },
  {
    name: 'claim',
    address: async ({ open }) => claimLinks(mainOf((await open('/claims')).text))[0]?.getAttribute('href') ?? '',
    call: /^GET claims\/medical\/./,
    failed: 'show this claim right now',
    unknown: 'find this claim',
  },
  {
    name: 'EOB',
    address: async ({ open }) =>
      mainOf((await open('/eobs')).text)
        .querySelector('h2 a')
        ?.getAttribute('href') ?? '',
    call: /^GET eobs\/eob-detail$/,
    failed: 'show this EOB right now',
    unknown: 'find this EOB',
  },
]

describe.each([1, regional])('on domain %i', domainId => {
  const signedIn = new Map<string, string>()
  beforeAll(async () => {
    for (const [name, value] of await world.signIn('active', domainId)) signedIn.set(name, value)
  })

  describe.each(screens)('a failing call of the screen $name', ({ address, call, failed, unknown }) => {
    let path = ''
    let name = ''
    beforeAll(async () => {
      const whole = (await world.portal(domainId)).visitor(new Map(signedIn))
      path = await address(whole)
      world.gateway.forget()
      expect((await whole.open(path)).status).toBe(200)
      name = world.gateway.calls().find(one => call.test(one)) ?? ''
      expect(name).toMatch(call)
    })

    it.each(failures.filter(how => how !== 'hangs' || domainId === regional))(
      '[CLAIM-15] [CLAIM-24] [CLAIM-25] [EOB-10] [EOB-14] [OPEN-58] [ERR-18] answered: %s',
      async how => {
        const without = (await world.portal(domainId)).visitor(new Map(signedIn))
        world.gateway.fail(name, how)
        const { status, location, text } = await without.open(path)
        world.gateway.mend()
        if (how === 401 && domainId !== regional) return expect(location).toBe('/login')
        const said = mainOf(text).textContent
        if (how === 401) return expect(status).toBe(401)
        if (how === 403 && unknown)
          return expect([status, said]).toEqual([403, expect.stringContaining('Error code: 403')])
        if (how === 404 && unknown) return expect([status, said]).toEqual([404, expect.stringContaining(unknown)])
        if (how === 403 && path === '/claims') return expect(said).toContain("have access to this member's claims")
        expect(said).toContain(failed)
        expect(said).toContain('Try again')
        expect(status === 200).toBe(!unknown)
      },
    )
  })
})
