import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import type { Failure } from './support/failing-gateway.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

const domains = [1, 5]
const failures: readonly Failure[] = [401, 403, 404, 500, 'hangs', 'malformed']
/** The domain whose members see the error page of 401; the others are led to log-in (ERR-04, ERR-05). */
const regional = 5
const statusOf = (how: Failure) => (how === 'hangs' ? 408 : how === 'malformed' ? 502 : how)

describe.each(failures)('a service that answers: %s', how => {
  const isRefusal = typeof how === 'number' && how < 500
  it('[ERR-03] [ERR-10] [ERR-19] [LOGIN-18] [MEMBER-27] [OPEN-71] stays on the log-in page, which tells a refusal from a service that cannot be reached', async () => {
    for (const domainId of domains) {
      const person = (await world.portal(domainId)).visitor()
      world.gateway.fail('POST token', how)
      const { status, location, text } = await person.submit('/login', { username: 'somebody', password: 'Secret-1' })
      world.gateway.mend()
      expect([status, location]).toEqual([422, undefined])
      expect(text).toContain('role="alert"')
      expect(text).toContain('value="somebody"')
      const [told = ''] = text.match(/role="alert".*?<\/p>/s) ?? []
      expect(told).toContain(isRefusal ? 'password unrecognized' : 'reach our log-in service')
    }
  })

  it('[ERR-06] [ERR-08] [LOGINAS-21] lets staff stay on the log-in-as page for a 404 only', async () => {
    for (const domainId of domains) {
      const cookies = await world.signIn('anyone', domainId)
      const staff = (await world.portal(domainId)).visitor(cookies)
      world.gateway.fail('POST login-as', how)
      const form = { intent: 'subscriber', subscriberId: 'ABC123456' }
      const { status, location, text } = await staff.submit('/login-as', form)
      world.gateway.mend()
      if (how === 404) {
        expect([status, location]).toEqual([422, undefined])
        expect(text).toContain('log you in as this member')
      } else if (how === 401 && domainId !== regional) expect(location).toBe('/login')
      else expect([status, location]).toEqual([statusOf(how), undefined])
    }
  })
})

it.each(failures)('[ERR-06] a sign-in whose journey cannot be decided leads to the error page: %s', async how => {
  const person = (await world.portal(regional)).visitor()
  world.gateway.fail('GET account/registration/policies', how)
  const form = { username: `unsigned${regional}`, password: DEMO_PASSWORD }
  const { status, location, text } = await person.submit('/login', form)
  world.gateway.mend()
  expect([status, location]).toEqual([statusOf(how), undefined])
  expect(text).not.toContain('unrecognized')
})

it.each([1, 2, 3, 5])(
  '[SEC-10] [SEC-11] on domain %i too many tries get the log-in page with when to try again, whether it is made for them or was kept',
  async domainId => {
    const person = (await world.portal(domainId)).visitor()
    const form = { username: 'somebody', password: 'Secret-1' }
    world.gateway.fail('POST token', 401)
    for (let tries = 0; tries < 10; tries += 1) await person.submit('/login', form)
    world.gateway.mend()
    const [made, kept, again] = [
      await person.submit('/login', form),
      await person.submit('/login', form),
      await person.submit('/login', form),
    ]
    expect([made, kept, again].map(({ status }) => status)).toEqual([429, 429, 429])
    const words = (text: string) => text.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>|\s+/g, ' ')
    expect(words(made.text)).toContain('There have been too many tries to log in. Please try again in 15 minutes.')
    expect([kept, again].map(({ text }) => words(text))).toEqual([words(made.text), words(made.text)])
    expect(made.text).toContain('value="somebody"')
    expect(kept.text).not.toContain('somebody')
    expect(kept.text).toMatch(/<input[^>]* name="username"/)
  },
)
