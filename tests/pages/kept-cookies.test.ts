import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

/** The cookies of a browser that keeps none. */
class NoCookies extends Map<string, string> {
  override set() {
    return this
  }
}

const words = 'browser didn&#x27;t keep the cookie'

it.each([1, 2, 3, 5])(
  '[MEMBER-60] domain %i says without script that a sign-in was not kept, and what to do',
  async domainId => {
    const portal = await world.portal(domainId)
    for (const persona of ['active', 'noprefs']) {
      const form = { username: `${persona}${domainId}`, password: DEMO_PASSWORD }
      const forgetful = portal.visitor(new NoCookies())
      const { location = '' } = await forgetful.submit('/login', form)
      expect(location).toBe('/login?signed-in')
      const { status, text } = await forgetful.open(location)
      expect([status, text.includes(words), text.includes('name="username"')]).toEqual([200, true, true])
      // It was told for this view of the page alone.
      expect((await forgetful.open('/login')).text).not.toContain(words)

      const usual = portal.visitor(new Map())
      const lands = (await usual.submit('/login', form)).location ?? ''
      expect(lands).not.toMatch(/login|signed-in/)
      expect((await usual.open(lands)).text).not.toContain(words)
    }
  },
)

it('[MEMBER-60] leads from a marked address to the same without the mark, its own parameters kept', async () => {
  const cookies = await world.signIn('active', 1)
  const person = (await world.portal(1)).visitor(cookies)
  expect((await person.open('/claims?page=2&signed-in')).location).toBe('/claims?page=2')
  expect((await person.open('/home?signed-in')).location).toBe('/home')
})
