import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fieldsBehindScreens } from '../../gateway-graph/behind-screens.ts'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { mainOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

const brands = await shippedBrands()
/** Screens of changes, of which each has to name its own. */
const changing = new Set(
  fieldsBehindScreens(buildSchema()).flatMap(({ type, kinds }) => (type === 'Mutation' ? kinds : [])),
)

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

const refused = [403, "This isn't open while you act for the member."]
const onlyMember = "Only the member can change this. Staff who act for the member can't."
const NEW_PASSWORD = 'Alder-Quilt-4417'
const STRANGER = 'staff@elsewhere.example'

/** A call of the gateway, as somebody makes it who holds a token. */
async function callGateway(method: string, path: string, body?: object, token?: string) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' }
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(`${world.gateway.url}/api/${path}`, sent)
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

describe.each([1, 2, 3, 5])('staff of domain %i', domainId => {
  const memberToken = async (persona: string): Promise<string> => {
    const body = { username: `${persona}${domainId}`, password: DEMO_PASSWORD, domainId: String(domainId) }
    return (await callGateway('POST', 'token', body)).body.token
  }

  /** Staff who act for a subscriber, and the cookies of that. */
  async function actAs(persona: string) {
    const account = await callGateway('GET', 'account', undefined, await memberToken(persona))
    const cookies = await world.signIn('anyone', domainId)
    const staff = (await world.portal(domainId)).visitor(cookies)
    const { subscriberId } = account.body
    const { location } = await staff.submit('/login-as', { intent: 'subscriber', subscriberId })
    expect(location).toMatch(/^\/(home|group-selection|account)/)
    return { staff, cookies, location }
  }

  it('[SEC-15] [SEC-16] [SEC-17] cannot take an account over: no step of the attack gets through, at the portal or at the gateway', async () => {
    const persona = 'dentalonly'
    const { staff, cookies } = await actAs(persona)
    const acting = cookies.get('__Host-token') ?? ''
    const own = await memberToken(persona)
    const before = (await callGateway('GET', 'account/preferences', undefined, own)).body
    world.gateway.forget()

    // The first step: the member's address becomes the attacker's, with any password that there could be.
    const email = { emailAddress: STRANGER, currentPassword: DEMO_PASSWORD }
    for (const form of [email, { emailAddress: STRANGER }]) {
      const { status, heading } = await staff.submit('/account/settings', { intent: 'preferences', ...form })
      expect([status, heading]).toEqual(refused)
    }
    const { errors } = await staff.ask(documentIds.SavePreferences ?? '', { input: { ...email, values: [] } })
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_WHILE_ACTING'])
    const answers = { question1: 'first-pet', answer1: 'Rex', question2: 'first-street', answer2: 'Oak' }
    const more = { ...answers, question3: 'first-concert', answer3: 'Elm' }
    const stored = await staff.submit('/account/settings', { intent: 'answers', ...more })
    expect([stored.status, stored.heading]).toEqual(refused)
    expect(world.gateway.calls().filter(call => !call.startsWith('GET '))).toEqual([])
    const put = (path: string, body: object) => callGateway('PUT', path, body, acting)
    expect(await put('account/preferences', email)).toMatchObject({ status: 403, body: { code: 'NOT_WHILE_ACTING' } })
    expect((await callGateway('GET', 'account/preferences', undefined, own)).body).toEqual(before)

    // The second: a link for a new password. It goes to the member.
    const sent = world.mails.length
    const stranger = (await world.portal(domainId)).visitor()
    const asked = await stranger.submit('/recovery/password', { username: `${persona}${domainId}` })
    expect(asked.status).toBe(200)
    await vi.waitFor(() => expect(world.mails.length).toBe(sent + 1))
    expect(world.mails[sent]?.to).toBe(before.emailAddress)

    // The third: a new password, with a made-up link, or from within.
    const made = { token: 'A'.repeat(43), password: NEW_PASSWORD, passwordAgain: NEW_PASSWORD }
    expect((await stranger.submit('/recovery/password', made)).status).toBe(422)
    const reset = { token: made.token, answers: [], newPassword: NEW_PASSWORD }
    expect((await callGateway('POST', 'account/forgot-password/reset', reset)).status).toBe(400)
    const passwords = { currentPassword: DEMO_PASSWORD, password: NEW_PASSWORD, passwordAgain: NEW_PASSWORD }
    const changed = await staff.submit('/account/settings/change-password', passwords)
    expect([changed.status, mainOf(changed.text).textContent]).toEqual([422, expect.stringContaining(onlyMember)])
    const change = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD }
    expect(await put('account/password', change)).toMatchObject({ status: 403, body: { code: 'NOT_WHILE_ACTING' } })

    // The last: signing in as the member. Nobody else is told anything either.
    const logIn = (password: string) => stranger.submit('/login', { username: `${persona}${domainId}`, password })
    expect((await logIn(NEW_PASSWORD)).location).toBeUndefined()
    const credentials = { username: `${persona}${domainId}`, password: NEW_PASSWORD, domainId: String(domainId) }
    expect((await callGateway('POST', 'token', credentials)).status).toBe(401)
    expect((await logIn(DEMO_PASSWORD)).location).toMatch(/^\//)
    expect(world.mails.slice(sent).map(({ to }) => to)).toEqual([before.emailAddress])
  })

  it.each(['initial', 'forced'])(
    '[SEC-15] [ROUTING-16] come in as a member whose password is due (%s), which stays the member’s to choose',
    async persona => {
      const { staff, location } = await actAs(persona)
      expect([location, (await staff.open('/home')).status]).toEqual(['/home', 200])
      const page = await staff.open('/account/settings/change-password')
      expect(mainOf(page.text).querySelector('form')).toBeNull()
      expect(mainOf(page.text).textContent).toContain('The member has to choose a password of their own')
      // And the member is asked as before.
      const member = (await world.portal(domainId)).visitor()
      const logIn = { username: `${persona}${domainId}`, password: DEMO_PASSWORD }
      expect((await member.submit('/login', logIn)).location).toBe('/account/settings/change-password')
    },
  )

  /** Every page without parameters to whose screen a change belongs, and what its own links show of it besides: a form that opens. */
  async function pagesOf(visitor: Visitor): Promise<{ path: string; main: Element }[]> {
    const routes = brands.find(({ brand }) => brand.domainId === domainId)?.routes.list ?? []
    const paths = routes.flatMap(({ route: { path, screen } }) =>
      changing.has(screen) && !path.includes(':') && !leaves.has(path) ? [path] : [],
    )
    const pages: { path: string; main: Element }[] = []
    const more = new Set<string>()
    for (const path of paths) {
      const { status, text } = await visitor.open(path)
      if (status !== 200) continue
      const main = mainOf(text)
      pages.push({ path, main })
      for (const link of main.querySelectorAll('a[href]')) {
        const { pathname, search } = new URL(link.getAttribute('href') ?? '', `http://portal${path}`)
        if (pathname === path && search !== '') more.add(`${path}${search}`)
      }
    }
    for (const path of more) {
      const { status, text } = await visitor.open(path)
      if (status === 200) pages.push({ path, main: mainOf(text) })
    }
    return pages
  }

  /** Every form that somebody is offered, by its page and its hidden fields, with what it sends when it is filled in. */
  async function formsOf(visitor: Visitor): Promise<Map<string, SentForm>> {
    const forms = new Map<string, SentForm>()
    for (const { path, main } of await pagesOf(visitor))
      for (const form of main.querySelectorAll('form[method="post"]')) {
        const action = form.getAttribute('action') ?? path
        const intent = form.querySelector('[name="intent"]')?.getAttribute('value') ?? ''
        if (!leaves.has(action)) forms.set(`${path} ${intent}`.trim(), { action, fields: filledIn(form) })
      }
    return forms
  }

  it('[SEC-15] are offered no form that they cannot send, and can send no form that they are not offered', async () => {
    const offeredToMembers = new Map<string, SentForm>()
    const offered = new Map<string, SentForm>()
    const wrong: string[] = []
    // Who is in the middle of signing in sees the forms of the journey.
    for (const persona of ['renewal', domainId === 5 ? 'initial' : 'salesgroups']) {
      const own = await formsOf((await world.portal(domainId)).visitor(await world.signIn(persona, domainId)))
      for (const [name, form] of own) offeredToMembers.set(name, form)
      const { staff } = await actAs(persona)
      const ofStaff = await formsOf(staff)
      for (const [name, form] of ofStaff) offered.set(name, form)
      for (const [name, { action, fields }] of [...own, ...ofStaff]) {
        const { status, text } = await staff.submit(action, fields)
        const isRefused = status === 403 || (status === 422 && mainOf(text).textContent?.includes(onlyMember) === true)
        if (ofStaff.has(name) === isRefused) wrong.push(`${name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    const kept = [...offeredToMembers.keys()].filter(name => !offered.has(name))
    expect(kept.length).toBeGreaterThan(3)
  })
})

interface SentForm {
  readonly action: string
  readonly fields: Record<string, string>
}

/** Leaving is no form of the member's account. */
const leaves = new Set(['/login', '/logout', '/login-as'])

/** What stands in a form, with something in each field that is empty. */
function filledIn(form: Element): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const field of form.querySelectorAll('input[name], select[name], textarea[name], button[name]')) {
    const name = field.getAttribute('name') ?? ''
    const options = [...field.querySelectorAll('option')].flatMap(option => option.getAttribute('value') || [])
    fields[name] ??= field.getAttribute('value') || options[0] || samples[name] || 'Portal1'
  }
  return fields
}

const samples: Record<string, string> = {
  emailAddress: 'robin@sample.example',
  zipCode: '97201',
  phoneNumber: '503-555-0100',
}
