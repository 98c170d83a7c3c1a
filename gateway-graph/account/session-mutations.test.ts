import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import { buildSchema } from '../build-schema.ts'
import type { Content } from '../context/graph-context.ts'
import type { ContextOptions } from '../create-context.ts'
import { createGraph } from '../create-graph.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { plainContent, testContext } from '../testing/test-context.ts'
import { signInError, toLogInAsRequest } from './session-mutations.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
let double: GatewayDouble
let session: FakeSession
beforeEach(async () => {
  double = await startDouble()
  session = new FakeSession()
})
afterEach(() => double.close())

function run(text: string, options: Partial<ContextOptions> = {}) {
  return execute({ document: { text } }, testContext(double, { session, ...options }))
}
const outcome = '{ next userErrors { code attemptsRemaining } }'
const signIn = `mutation { signIn(input: { username: "robin", password: "Secret1" }) ${outcome} }`

describe('signIn', () => {
  it('[CALL-04] [LOGIN-20] [ENT-43] posts user name, password and domain, begins a session and completes it', async () => {
    const token = fakeToken()
    double.replies = { 'POST token': { json: { token, redirect: null } } }
    expect(await run(signIn)).toEqual({ data: { signIn: { next: '/home', userErrors: [] } }, errors: [] })
    expect(double.seen[0]?.body).toEqual({ username: 'robin', password: 'Secret1', domainId: '9' })
    expect(session.done).toEqual(['begin', 'complete'])
    expect(session.token).toBe(token)
  })

  it('[SESSION-01] [SESSION-02] stays temporary while the journey is not at its end', async () => {
    const content: Content = { ...plainContent, next: async () => ({ path: '/update-preferences', complete: false }) }
    double.replies = { 'POST token': { json: { token: fakeToken(), redirect: null } } }
    expect((await run(signIn, { content })).data).toMatchObject({ signIn: { next: '/update-preferences' } })
    expect(session.done).toEqual(['begin'])
  })

  it('[OPEN-45] [ROUTING-22] keeps an allowed redirect for the journey and ignores another', async () => {
    const seen: (string | undefined)[] = []
    const next: Content['next'] = async reader => {
      seen.push(await reader.fact('redirectOffered'))
      return { path: '/home', complete: true }
    }
    for (const redirect of ['https://plans.test.example/x', 'https://evil.example/']) {
      double.replies = { 'POST token': { json: { token: fakeToken(), redirect } } }
      await run(signIn, { content: { ...plainContent, next } })
    }
    expect(seen).toEqual(['yes', 'no'])
  })

  it('[ERR-01] [ERR-42] tells the attempts that remain, and nothing that the service said', async () => {
    const json = { code: 'LOGIN_ATTEMPTS_REMAINING', message: 'secret words', attemptsRemaining: 2 }
    double.replies = { 'POST token': { json, status: 401 } }
    const answer = await run(signIn)
    expect(answer.data).toEqual({
      signIn: { next: null, userErrors: [{ code: 'LOGIN_ATTEMPTS_REMAINING', attemptsRemaining: 2 }] },
    })
    expect(session.done).toEqual([])
  })

  it('fails as the journey does, rather than guess where it leads', async () => {
    const next: Content['next'] = async reader => ({ path: (await reader.fact('email')) ?? 'guess', complete: true })
    double.replies = {
      'POST token': { json: { token: fakeToken(), redirect: null } },
      'GET account/preferences': { json: {}, status: 403 },
    }
    const { data, errors } = await run(signIn, { content: { ...plainContent, next } })
    expect(data).toBeNull()
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403, call: 'account/preferences' })
    expect(session.done).toEqual(['begin'])
  })
})

describe('continueJourney', () => {
  it('[OPEN-24] runs the journey with the temporary token', async () => {
    session = FakeSession.with(fakeToken(), 'temporary')
    expect((await run(`mutation { continueJourney ${outcome} }`)).data).toMatchObject({
      continueJourney: { next: '/home' },
    })
    expect(session.done).toEqual(['complete'])
  })

  it('[ROUTING-20] goes home without a token returned when there is an access token', async () => {
    session = FakeSession.with(fakeToken(), 'full')
    const content: Content = { ...plainContent, next: async () => ({ path: '/elsewhere', complete: true }) }
    const { data } = await run(`mutation { continueJourney ${outcome} }`, { content })
    expect(data).toMatchObject({ continueJourney: { next: '/home' } })
  })

  it('[ROUTING-21] goes to log-out when there is no token at all', async () => {
    expect((await run(`mutation { continueJourney ${outcome} }`)).data).toMatchObject({
      continueJourney: { next: '/logout' },
    })
  })
})

describe('logInAs', () => {
  const asked = outcome.replace('next', 'next refusal')
  const logInAs = `mutation { logInAs(input: { subscriberId: "ABC123456", preventSalesforce: true }) ${asked} }`
  beforeEach(() => {
    session = FakeSession.with(fakeToken({ role: 'logInAsAnyone' }))
  })

  it('[LOGINAS-12] [CALL-06] [SCOPE-03] posts the subscriber ID and domain with the staff token', async () => {
    const bearer = `Bearer ${session.token}`
    double.replies = { 'POST login-as': { json: { token: fakeToken(), redirect: null } } }
    await run(logInAs)
    expect(double.seen[0]?.body).toEqual({ subscriberId: 'ABC123456', domainId: '9' })
    expect(double.seen[0]?.headers.authorization).toBe(bearer)
  })

  it('[LOGINAS-16] [LOGINAS-17] [LOGINAS-18] clears, keeps the prevent flag, and routes with the new token last', async () => {
    const token = fakeToken({ memberKey: 'M1', issuedByRole: 'logInAsAnyone' })
    double.replies = { 'POST login-as': { json: { token, redirect: null } } }
    const seen: unknown[] = []
    const next: Content['next'] = async reader => {
      seen.push(session.token, await reader.fact('preventSalesforce'), await reader.fact('actsAsMember'))
      return { path: '/home', complete: true }
    }
    expect((await run(logInAs, { content: { ...plainContent, next } })).data).toMatchObject({
      logInAs: { next: '/home', userErrors: [] },
    })
    expect(session.done).toEqual(['clear', 'begin', 'setPreventSalesforce true', 'complete'])
    expect(seen).toEqual([token, 'yes', 'yes'])
  })

  it.each([400, 404])('[LOGINAS-19] [CALL-07] [ERR-08] gives the message of the service on %s', async status => {
    const json = { code: 'EMPLOYEE_NOT_ALLOWED', message: 'You cannot act as an employee.' }
    double.replies = { 'POST login-as': { json, status } }
    expect((await run(logInAs)).data).toEqual({
      logInAs: {
        ...{ next: null, refusal: 'You cannot act as an employee.' },
        userErrors: [{ code: 'LOGIN_AS_REFUSED', attemptsRemaining: null }],
      },
    })
    expect(session.done).toEqual([])
  })

  it('[SEC-09] leads staff to the new password of their own that is due, and begins nothing', async () => {
    const json = { code: 'PASSWORD_CHANGE_NEEDED', message: 'A new password has to be set first.' }
    double.replies = { 'POST login-as': { json, status: 403 } }
    expect((await run(logInAs)).data).toEqual({
      logInAs: { next: '/account/settings/change-password', refusal: null, userErrors: [] },
    })
    expect(session.done).toEqual([])
  })

  it('[ERR-06] fails with the status on anything else', async () => {
    double.replies = { 'POST login-as': { json: { code: 'FORBIDDEN', message: 'secret' }, status: 403 } }
    const { errors } = await run(logInAs)
    expect(errors).toEqual([
      {
        ...{ message: 'account: FORBIDDEN', path: ['logInAs'], locations: [{ line: 1, column: 12 }] },
        extensions: { code: 'FORBIDDEN', status: 403, area: 'account', call: 'login-as' },
      },
    ])
  })
})

describe('opening and ending', () => {
  it('[LOGIN-09] [LOGIN-16] [LOGIN-17] ends what there was and tells of a Log out action once', async () => {
    const opened = 'mutation { beginSignIn { loggedOut query { viewer { member { firstName } } } } }'
    session = FakeSession.with(fakeToken())
    await run('mutation { logOut { userErrors { code } } }')
    expect(session.done).toEqual(['end secure'])
    expect((await run(opened)).data).toEqual({ beginSignIn: { loggedOut: true, query: { viewer: null } } })
    expect((await run(opened)).data).toMatchObject({ beginSignIn: { loggedOut: false } })
    expect(session.done).toEqual(['end secure', 'end silent', 'end silent'])
  })
})

const failure = (status: number, body?: ErrorBody) =>
  signInError(new UpstreamError({ code: 'UNAUTHENTICATED', status, area: 'account', call: 'token' }, body))

describe('signInError', () => {
  it('[ERR-01] passes the number of attempts that remain', () => {
    const body = { code: 'LOGIN_ATTEMPTS_REMAINING', message: 'secret words', attemptsRemaining: 2 } as const
    expect(failure(401, body)).toEqual({
      ...{ code: 'LOGIN_ATTEMPTS_REMAINING', attemptsRemaining: 2, retryAfter: null, path: null },
    })
  })

  it('[ERR-02] tells a locked account', () => {
    expect(failure(401, { code: 'ACCOUNT_LOCKED', message: '' }).code).toBe('ACCOUNT_LOCKED')
  })

  it('[ERR-03] [ERR-41] gives any other refusal the general code, and [ERR-42] none of its text', () => {
    const error = failure(401, { code: 'FORBIDDEN', message: 'disabled by clerk 7' })
    expect(error).toEqual({
      ...{ code: 'INVALID_CREDENTIALS', attemptsRemaining: null, retryAfter: null, path: null },
    })
  })

  it('[ERR-10] keeps failures of the service on the page too', () => {
    expect(failure(500).code).toBe('UNAVAILABLE')
    expect(failure(429).code).toBe('RATE_LIMITED')
    expect(failure(408).code).toBe('UNAVAILABLE')
    expect(failure(1).code).toBe('UNAVAILABLE')
  })
})

const none = { firstName: null, lastName: null, dateOfBirth: null }

describe('toLogInAsRequest', () => {
  it('[LOGINAS-12] [ENT-45] sends only the subscriber ID and the domain for the subscriber', () => {
    const subscriber = { subscriberId: 'ABC123456', ...none, preventSalesforce: true }
    expect(toLogInAsRequest(subscriber, 9)).toEqual({ subscriberId: 'ABC123456', domainId: '9' })
  })

  it('[LOGINAS-13] [ENT-45] [OPEN-64] sends names and the date of birth, yyyy-mm-dd, for a specific member', () => {
    const member = { firstName: 'Kim', lastName: 'Sample', dateOfBirth: '2008-06-16' }
    expect(toLogInAsRequest({ subscriberId: 'ABC123456', ...member, preventSalesforce: false }, 9)).toEqual({
      ...{ subscriberId: 'ABC123456', domainId: '9' },
      ...member,
    })
  })
})
