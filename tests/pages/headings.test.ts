import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mainOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

/** Where items of one kind stand one below the other. */
const addresses = [
  ...['/home', '/claims', '/claims?type=dental', '/eobs', '/benefits/referrals', '/id-card', '/benefits/summary'],
  ...['/benefits/medical', '/benefits/dental', '/benefits/programs', '/find-care/primary-care', '/account/summary'],
]

/** The headings of a page, each with those above it: two of the same name are told apart by what they stand under. */
function headingPaths(main: Element): string[] {
  const above: string[] = []
  return [...main.querySelectorAll('h1, h2, h3, h4')].map(heading => {
    const level = Number(heading.tagName.slice(1))
    above.length = level
    above[level - 1] = heading.textContent?.trim() ?? ''
    return above.join(' > ')
  })
}

describe.each([1, 2, 3, 5])('domain %i', domainId => {
  it.each(addresses)('[MEMBER-49] headings tell apart what stands on %s', async address => {
    const visitor = (await world.portal(domainId)).visitor(await world.signIn('active', domainId))
    const { status, text } = await visitor.open(address)
    if (status !== 200) return
    const paths = headingPaths(mainOf(text))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })
})
