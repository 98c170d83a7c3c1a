import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import type { Failure } from './support/failing-gateway.ts'
import { type RealWorld, type Seen, startRealWorld, type Visitor } from './support/real-portal.ts'

/** What a member sees of a call that failed: the error page of this status, under this heading (ERR-06, ERR-07). */
const pageOf: { readonly [Kind in Failure as `${Kind}`]: [number, string] } = {
  401: [401, "Sorry, but we aren't able to authenticate you."],
  403: [403, "Sorry, it looks like you don't have access to this page."],
  404: [404, "Sorry, it looks like we can't find that page."],
  500: [500, "Sorry, we're having a problem with our system. We'll get this fixed soon."],
  hangs: [408, 'Sorry, this is taking longer than expected.'],
  malformed: [502, 'Sorry, something went wrong.'],
}
const failures: readonly Failure[] = [401, 403, 404, 500, 'hangs', 'malformed']
const domains = [1, 2, 3, 5]
/** The domain whose members see the error page of 401; the others are led to log-in (ERR-04, ERR-05). */
const regional = 5

/** Sources of menus and footer alone: what they would have decided is left out, the screen stays. */
const ofTheShell = [
  'GET referrals/hasReferrals',
  'GET medicare-materials/eligibility',
  'GET quality/accreditations',
  'GET groups',
]

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

/** Where a failure leads on a domain: to log-in, or to the error page without changing the address. */
function leadsTo(how: Failure, domainId: number): Partial<Seen> {
  const [status, heading] = pageOf[how]
  return how === 401 && domainId !== regional ? { location: '/login' } : { status, heading }
}

/** A visitor who has had the page once. */
async function visitor(domainId: number, persona: string, path: string) {
  const cookies = await world.signIn(persona, domainId)
  const signedIn = new Map(cookies)
  const person = (await world.portal(domainId)).visitor(cookies)
  world.gateway.forget()
  const whole = await person.open(path)
  const calls = world.gateway.calls()
  const openFreshly: Visitor['open'] = to => {
    for (const [name, value] of signedIn) cookies.set(name, value)
    return person.open(to)
  }
  return { person, open: openFreshly, whole, calls }
}

async function openWithout(open: Visitor['open'], path: string, call: string, how: Failure): Promise<Partial<Seen>> {
  world.gateway.forget()
  world.gateway.fail(call, how)
  const { status, location, heading } = await open(path)
  world.gateway.mend()
  // Public answers are kept, and may not be asked for again.
  if (!ofTheShell.includes(call)) expect(world.gateway.calls()).toContain(call)
  return location === undefined ? { status, heading } : { location }
}

describe.each(domains)('Home of domain %i', domainId => {
  // What hangs takes its time, and no brand differs in it.
  const ofDomain = failures.filter(how => how !== 'hangs' || domainId === regional)

  it.each(ofDomain)(
    '[HOME-04] [ERR-04] [ERR-06] [ERR-07] leads to the error page when any one call answers: %s',
    async how => {
      const { open, whole, calls } = await visitor(domainId, 'active', '/home')
      expect(whole.status).toBe(200)
      expect(calls).toContain('GET account/status')
      expect(calls.length).toBeGreaterThan(12)
      // A text is whatever it is: it cannot be malformed.
      const isText = (call: string) => how === 'malformed' && call === 'GET handbook/ooc'
      for (const call of calls.filter(call => !ofTheShell.includes(call) && !isText(call)))
        expect([call, await openWithout(open, '/home', call, how)]).toEqual([call, leadsTo(how, domainId)])
    },
  )

  it.each(ofDomain)('stays when a source of menus alone answers: %s', async how => {
    const { open, whole, calls } = await visitor(domainId, 'active', '/home')
    const asked = ofTheShell.filter(call => calls.includes(call))
    expect(asked.length).toBeGreaterThan(1)
    for (const call of asked)
      expect([call, await openWithout(open, '/home', call, how)]).toEqual([
        call,
        { status: 200, heading: whole.heading },
      ])
  })
})

/** First of the next month: a day from which a provider can be chosen. */
function nextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}
/** The search of a child who has no provider yet, filled in. */
function searchedProviders(): string {
  return `/find-care/primary-care/2/search?zip=97205&radius=25&effectiveDate=${nextMonth()}`
}
/** A confirmed choice for that child. */
function choice(): Record<string, string> {
  return { providerId: 'P10001', effectiveDate: nextMonth(), member: '2' }
}

/** Screens besides Home, and the calls that they cannot be without. */
const screens: [domainId: number, persona: string, path: string, calls: string[]][] = [
  [1, 'salesgroups', '/group-selection', ['GET group-selection']],
  [3, 'noprefs', '/update-preferences', ['GET account/relevant-preferences', 'GET account/preferences']],
  [5, 'unsigned', '/registration-policies', ['GET account', 'GET account/registration/policies']],
  [1, 'groups', '/select-group', ['GET groups/individual', 'GET group-detail']],
  [5, 'groups', '/select-group', ['GET groups/individual', 'GET group-detail']],
  [1, 'active', '/benefits/programs', ['GET programs', 'GET account']],
  [5, 'active', '/benefits/programs/13', ['GET programs', 'GET programs/site-content']],
  [2, 'active', '/benefits/referrals', ['GET referrals', 'GET referrals/metadata']],
  [3, 'active', '/benefits/certificate-of-coverage', ['GET programs']],
  [1, 'active', '/pharmacy', ['GET programs', 'GET account/status']],
  [5, 'active', '/find-care/resources', ['GET account']],
  [1, 'active', '/id-card', ['GET idCard/eligible', 'GET idCard/view']],
  [5, 'active', '/id-card?category=dental', ['GET idCard/eligible', 'GET idCard/view']],
  [3, 'active', '/id-card/email', ['GET idCard/eligible', 'GET account/preferences']],
  [2, 'dependent', '/id-card/request', ['GET idCard/eligible']],
  [
    1,
    'active',
    '/benefits/dental',
    ['GET account', 'GET benefits/dental', 'GET benefits/limits', 'GET benefits/history'],
  ],
  [5, 'active', '/benefits/medical', ['GET benefits/medical', 'GET benefits/limits', 'GET benefits/history']],
  [2, 'active', '/benefits/summary', ['GET eligibility/family', 'GET benefits/vision', 'GET benefits/limits']],
  [3, 'active', '/services/dental/D0120', ['GET benefits/dental']],
  [1, 'active', '/find-care/primary-care', ['GET pcp/members', 'GET pcp/eligibility']],
  [5, 'active', searchedProviders(), ['GET pcp/members', 'GET pcp/eligibility', 'POST pcp/search']],
]

describe.each(screens)('domain %i, %s on %s', (domainId, persona, path, calls) => {
  it.each(failures)(
    '[ERR-04] [ERR-06] [ERR-07] [BENEFIT-27] [PCP-20] leads to the error page when one of its calls answers: %s',
    async how => {
      const { open, whole } = await visitor(domainId, persona, path)
      expect(whole.status).toBe(200)
      for (const call of calls)
        expect([call, await openWithout(open, path, call, how)]).toEqual([call, leadsTo(how, domainId)])
    },
  )
})

describe.each([
  [2, 'medicare'],
  [5, 'medicare'],
])('Medicare materials of domain %i', (domainId, persona) => {
  const path = '/benefits/medicare-materials'
  const call = 'GET medicare-materials'

  it.each(failures.filter(how => how !== 403))(
    '[MATERIAL-03] [OPEN-58] lead to the error page, a lapsed session as the brand has it, when their call answers: %s',
    async how => {
      const { open } = await visitor(domainId, persona, path)
      expect(await openWithout(open, path, call, how)).toEqual(leadsTo(how, domainId))
    },
  )

  it('[MATERIAL-02] [PERM-16] are an empty list when their call answers 403', async () => {
    const { open, whole } = await visitor(domainId, persona, path)
    expect(whole.status).toBe(200)
    world.gateway.fail(call, 403)
    const { status, heading, text } = await open(path)
    world.gateway.mend()
    expect([status, heading]).toEqual([200, 'Medicare Materials'])
    expect(text).toContain('No materials are available.')
  })
})

describe('handbooks', () => {
  it.each(failures.filter(how => how !== 'malformed'))(
    '[MATERIAL-07] [ERR-06] give way to the error page when the Outline of Coverage answers: %s',
    async how => {
      const { open, calls } = await visitor(1, 'active', '/benefits/handbooks')
      expect(calls).toContain('GET handbook/ooc')
      expect(await openWithout(open, '/benefits/handbooks', 'GET handbook/ooc', how)).toEqual(leadsTo(how, 1))
    },
  )

  it('[BENEFIT-29] prior authorization makes no call of its own', async () => {
    // Menus and guards ask for whatever they ask for on the page of certificates, too.
    const { calls: aroundIt } = await visitor(1, 'active', '/benefits/certificate-of-coverage')
    const { calls, whole } = await visitor(1, 'active', '/benefits/prior-authorization')
    expect(whole.heading).toBe('Prior authorization')
    expect(calls.filter(call => !aroundIt.includes(call))).toEqual([])
  })
})

/** Screens that stay when a provider cannot be looked up, and the words that say so there. */
const ofProviders: [domainId: number, path: string, words: string][] = [
  [1, '/find-care/primary-care/0', 'show this provider&#x27;s details right now'],
  [5, `${searchedProviders()}&provider=P10001`, 'find this provider right now'],
]

describe.each(ofProviders)('domain %i on %s', (domainId, path, words) => {
  // One whom the gateway does not know is known by name (PCP-10).
  it.each(failures.filter(how => how !== 404))(
    '[PCP-11] [ERR-18] [OPEN-58] says so itself when pcp/provider answers: %s, but follows a lapsed session',
    async how => {
      const { open, whole } = await visitor(domainId, 'active', path)
      expect(whole.status).toBe(200)
      world.gateway.fail('GET pcp/provider', how)
      const { status, location, heading, text } = await open(path)
      world.gateway.mend()
      if (how === 401) return expect(location ? { location } : { status, heading }).toEqual(leadsTo(how, domainId))
      expect([status, heading]).toEqual([200, whole.heading])
      expect(text).toContain(words)
    },
  )
})

const newEmail = { emailAddress: 'someone@mail.example', currentPassword: DEMO_PASSWORD }
const newAddress = { addressLine1: '1 Main St', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' }
const newAnswers = {
  intent: 'answers',
  ...{ question1: 'pet', question2: 'street', question3: 'car' },
  ...{ answer1: 'Biscuit', answer2: 'Alder', answer3: 'Beetle' },
}
const cancellation = { cancellationStatusId: 'MEDICAL', confirmed: 'yes' }

/** Forms whose call fails after they were sent. */
const forms: [domainId: number, persona: string, path: string, call: string, form: Record<string, string>][] = [
  [1, 'salesgroups', '/group-selection', 'POST group-selection', { groupId: '10007360' }],
  [3, 'noprefs', '/update-preferences', 'PUT account/preferences', newEmail],
  [5, 'unsigned', '/registration-policies', 'PUT account/registration/policies', { policy: 'yes', eobConsent: 'yes' }],
  [1, 'groups', '/select-group', 'POST group-selection', { groupId: '10003100' }],
  [1, 'active', searchedProviders(), 'POST pcp/select', choice()],
  [5, 'active', searchedProviders(), 'POST pcp/select', choice()],
  [1, 'active', '/account/member-information', 'PUT account/address', newAddress],
  [2, 'active', '/account/settings', 'PUT account/preferences', { intent: 'preferences', ...newEmail }],
  [5, 'active', '/account/settings', 'PUT account/security-answers', newAnswers],
  [3, 'renewal', '/account/plan-benefits', 'POST plan-management/cancellation', cancellation],
  [1, 'active', '/id-card/email', 'POST idCard/email', { emailAddress: 'someone@mail.example', category: 'dental' }],
  [5, 'dependent', '/id-card/request', 'GET idCard/request', { category: 'dental' }],
]

describe.each(forms)('domain %i, %s sends %s', (domainId, persona, path, call, form) => {
  it.each(failures)(
    `[GROUPSEL-11] [PREF-17] [POLICY-18] [ACTIVEGROUP-16] [IDCARD-12] [ACCOUNT-12] [PLAN-14] [PCP-20] [ERR-06] shows the error page when ${call} answers: %s`,
    async how => {
      // What is sent is read, looked up and asked about before its call.
      const { person } = await visitor(domainId, persona, path)
      world.gateway.forget()
      world.gateway.fail(call, how)
      const { status, location, heading } = await person.submit(path, form)
      world.gateway.mend()
      expect(world.gateway.calls()).toContain(call)
      expect(location === undefined ? { status, heading } : { location }).toEqual(leadsTo(how, domainId))
    },
  )
})
