import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mainOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

async function words(domainId: number, persona: string, path: string): Promise<string> {
  const cookies = await world.signIn(persona, domainId)
  const { text } = await (await world.portal(domainId)).visitor(cookies).open(path)
  return mainOf(text).textContent ?? ''
}

describe.each([1, 2, 3, 5])('words of domain %i', domainId => {
  it('[MEMBER-20] [CLAIM-03] tell each of the family whose claims they see', async () => {
    expect(await words(domainId, 'active', '/claims')).toContain('for you and your family')
    const adult = await words(domainId, 'dependent', '/claims')
    expect(adult).toContain('Only the subscriber sees the claims of the whole family.')
    const minor = await words(domainId, 'minor', '/claims')
    expect(minor).toContain('The subscriber of your plan can see them too.')
    for (const own of [adult, minor]) {
      expect(own).toContain('Your own claims')
      expect(own).not.toContain('you and your family')
    }
  })
})

/** The words of a page's main part; what the gateway says, such as a security question or why a claim was denied, is left out. */
function ownWords(html: string): string {
  const main = mainOf(html)
  for (const option of main.querySelectorAll('option')) option.remove()
  return [...main.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
    .map(({ textContent }) => textContent ?? '')
    .filter(text => !text.startsWith('Why: '))
    .join('\n')
}

/** Staff who act for the subscriber of a family with claims of every kind. */
async function actingStaff(domainId: number): Promise<Visitor> {
  const subscriber = (await world.portal(domainId)).visitor(await world.signIn('active', domainId))
  const summary = mainOf((await subscriber.open('/account/summary')).text).textContent
  const [, subscriberId = ''] = /Subscriber ID(\w+?) ?Copy/.exec(summary ?? '') ?? []
  const staff = (await world.portal(domainId)).visitor(await world.signIn('anyone', domainId))
  const { location } = await staff.submit('/login-as', { intent: 'subscriber', subscriberId })
  expect(location).toBe('/home')
  return staff
}

const detailsIn = (html: string, selector: string) =>
  [...mainOf(html).querySelectorAll(selector)].map(link => link.getAttribute('href') ?? '')

/** What claims in process and decided ones say. */
const ofEachKind = ['We have not decided this claim yet', 'Why the member owes']

describe.each([1, 2, 3, 5])('screens of domain %i', domainId => {
  it('[MEMBER-20] speak to staff of the member they act for', async () => {
    const staff = await actingStaff(domainId)
    const claims = detailsIn((await staff.open('/claims')).text, 'a[href^="/claims/"]')
    const [eob = ''] = detailsIn((await staff.open('/eobs')).text, 'h2 a')
    const screens = [
      ...['/claims', ...claims, '/eobs', eob, '/account/summary', '/account/member-information', '/account/settings'],
      ...['/account/settings/change-password', '/account/plan-benefits', '/account/ebill', '/account/support'],
    ]
    const all: string[] = []
    for (const path of screens) {
      const { status, text } = await staff.open(path)
      expect([path, status]).toEqual([path, 200])
      const said = ownWords(text).replaceAll('the member you act for', '')
      expect([path, said.match(/.*\b(you|your|yours|me|my)\b.*/gi)]).toEqual([path, null])
      all.push(said)
    }
    for (const kind of ofEachKind) expect(all.filter(said => said.includes(kind)).length).toBeGreaterThan(0)
  })

  it('[MEMBER-20] [MEMBER-11] never tell a minor that a child owes', async () => {
    const minor = (await world.portal(domainId)).visitor(await world.signIn('minor', domainId))
    const claims = detailsIn((await minor.open('/claims')).text, 'a[href^="/claims/"]')
    expect(claims.length).toBeGreaterThan(0)
    for (const path of ['/claims', ...claims]) {
      const said = ownWords((await minor.open(path)).text)
      expect([path, said.match(/you owe|your (deductible|copay|coinsurance)/gi)]).toEqual([path, null])
      expect(said).toContain('Your family owes')
    }
  })
})

it('[MEMBER-20] [POLICY-06] ask only those how they want EOBs who get them', async () => {
  const asked = 'choose how you want to get your explanations of benefits'
  expect(await words(5, 'unsigned', '/registration-policies')).toContain(asked)
  const dependent = await words(5, 'unsigneddep', '/registration-policies')
  expect(dependent).toContain('Please read our policy.')
  expect(dependent).not.toMatch(/explanations of benefits/i)
})
