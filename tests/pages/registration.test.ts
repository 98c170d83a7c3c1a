import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from './support/failing-gateway.ts'
import { type RealWorld, type Seen, startRealWorld, type Visitor } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
}, 60_000)
afterAll(() => world.close())

const domains = [1, 2, 3, 5]
const failures: readonly Failure[] = [401, 403, 404, 500, 'hangs', 'malformed']
const word = 'Portal-2027'
const passwords = { password: word, passwordAgain: word }

interface Newcomer {
  domainId: number
  subscriberId: string
  firstName: string
  lastName: string
  dateOfBirth: string
}

/** Somebody of the brand who has no sign-in yet. */
async function newcomer(domainId: number): Promise<Record<string, string>> {
  const answer = await fetch(`${world.gateway.url}/demo/sign-ins`)
  const { newcomers } = (await answer.json()) as { newcomers: Newcomer[] }
  const found = newcomers.find(one => one.domainId === domainId)
  if (!found) throw new Error(`Domain ${domainId} has nobody who can register`)
  const { subscriberId, firstName, lastName, dateOfBirth } = found
  return { subscriberId, firstName, lastName, dateOfBirth }
}

/** Answers to the questions that the page offers. */
function answersOf({ text }: Seen): Record<string, string> {
  const ids = [...new Set([...text.matchAll(/<option value="([^"]+)"/g)].map(([, id]) => id ?? ''))].slice(0, 3)
  return Object.fromEntries(
    ids.flatMap((id, index) => [
      [`question${index + 1}`, id],
      [`answer${index + 1}`, 'Biscuit'],
    ]),
  )
}
const send = (person: Visitor, step: string, fields: Record<string, string>) =>
  person.submit('/registration', { step, ...fields })

describe.each(domains)('domain %i', domainId => {
  it('[REG-01] [REG-11] [REG-12] [REG-14] [REG-19] somebody new creates an account without script and logs in with it', async () => {
    const person = (await world.portal(domainId)).visitor()
    expect((await person.open('/registration')).heading).toBe('Create an account')
    const details = await newcomer(domainId)
    const credentials = { username: `Newcomer${domainId}`, emailAddress: 'newcomer@mail.example' }
    expect((await send(person, 'identify', details)).text).toContain('Choose a username and password')
    const taken = await send(person, 'credentials', { ...details, ...credentials, username: `active${domainId}` })
    expect([taken.status, taken.text.includes('This username is taken.')]).toEqual([422, true])
    const security = await send(person, 'credentials', { ...details, ...credentials })
    const answers = answersOf(security)
    expect(Object.keys(answers)).toHaveLength(6)
    const done = await send(person, 'security', { ...details, ...credentials, ...answers, ...passwords })
    expect(done.text).toContain('Your account is ready')
    const { location } = await person.submit('/login', { username: credentials.username, password: word })
    expect(location).toMatch(/^\/(home|update-preferences|registration-policies)$/)
  })
})

const stranger = { subscriberId: 'ZZZ999999', firstName: 'No', lastName: 'Body', dateOfBirth: '1970-01-01' }
const credentials = { username: 'somebody', emailAddress: 'somebody@mail.example' }
const asked = Object.fromEntries(
  [1, 2, 3].flatMap(n => [
    [`question${n}`, `q${n}`],
    [`answer${n}`, 'Biscuit'],
  ]),
)

it('[REG-06] a stranger stays on the step', async () => {
  const seen = await send((await world.portal(1)).visitor(), 'identify', stranger)
  expect([seen.status, seen.location]).toEqual([422, undefined])
  expect(seen.text).toContain('find an account to create with these details.')
})

/** Forms that show every failure themselves, and something typed that has to stay. */
const forms: [path: string, call: string, form: Record<string, string>, kept: string][] = [
  ['/registration', 'POST account/registration/validate-user', { step: 'identify', ...stranger }, 'ZZZ999999'],
  [
    '/registration',
    'POST account/registration/validate-username',
    { step: 'credentials', ...stranger, ...credentials },
    'somebody',
  ],
  [
    '/registration',
    'POST account/registration',
    { step: 'security', ...stranger, ...credentials, ...asked, ...passwords },
    'Biscuit',
  ],
  ['/recovery/username', 'POST account/forgot-username', stranger, 'ZZZ999999'],
  ['/recovery/password', 'POST account/forgot-password', { username: 'somebody' }, 'somebody'],
]

describe.each(forms)('%s when %s answers', (path, call, form, kept) => {
  it.each(failures)(
    '[REG-06] [REG-18] [ERR-09] [ERR-12] [ERR-13] [ERR-19] %s: stays, says so and keeps what was typed',
    async how => {
      for (const domainId of [1, 5]) {
        const person = (await world.portal(domainId)).visitor()
        world.gateway.fail(call, how)
        const seen = await person.submit(path, form)
        world.gateway.mend()
        expect([seen.location, seen.status]).toEqual([undefined, 422])
        expect(seen.text).toContain('role="alert"')
        expect(seen.text).toContain(`value="${kept}"`)
        expect(seen.text).not.toContain(word)
      }
    },
  )
})

it.each(failures)('[ACCOUNT-10] [ERR-14] a password that could not be changed is said on the page: %s', async how => {
  for (const domainId of [1, 5]) {
    const cookies = await world.signIn('active', domainId)
    const person = (await world.portal(domainId)).visitor(cookies)
    world.gateway.fail('PUT account/password', how)
    const form = { currentPassword: 'Portal2026!', ...passwords }
    const seen = await person.submit('/account/settings/change-password', form)
    world.gateway.mend()
    expect([seen.location, seen.status]).toEqual([undefined, 422])
    expect(seen.text).toContain('role="alert"')
  }
})
