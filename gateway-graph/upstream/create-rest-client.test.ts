import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TokenRequest } from '../../schema/generated/gateway-types.ts'
import {
  validateAccount,
  validateChatConfig,
  validateLimitList,
  validatePcpProviderPage,
  validatePlainText,
  validateTokenResponse,
} from '../../schema/generated/gateway-validators.js'
import { createToken } from '../account/rest.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import { readAccount } from '../shared/current-member.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { account, testBrand } from '../testing/fixture.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { PassingTime } from '../testing/passing-time.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext } from '../testing/test-context.ts'
import { createPool } from './create-pool.ts'
import { PublicAnswers } from './public-answers.ts'

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

/** The failure of a call, as the client would be told. */
async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof UpstreamError)) throw new Error('The call did not fail as a call does')
  return error.failure
}

/** A call that is never answered, and time that passes once it has arrived, so that a busy machine ends nothing before. */
function lateAt(call: string): PassingTime {
  const time = new PassingTime()
  double.replies = {
    [call]: () => {
      time.pass(8_000)
      return { never: true }
    },
  }
  return time
}

/** A client that can go. */
function leaving() {
  let go = () => {}
  const whenGone = (listener: () => void) => {
    go = listener
  }
  return { whenGone, go: () => go() }
}

describe('the bearer token', () => {
  it('[CALL-02] [SESSION-08] goes on every request that has none', async () => {
    const session = FakeSession.with(fakeToken())
    const { rest } = testContext(double, { session })
    await readAccount(rest)
    await rest.send('POST', 'token', {}, validateTokenResponse)
    expect(double.seen.map(({ headers }) => headers.authorization)).toEqual([
      ...[`Bearer ${session.token}`, `Bearer ${session.token}`],
    ])
  })

  it('[CALL-03] [SESSION-09] comes from the call itself', async () => {
    const { rest } = testContext(double)
    await rest.send('POST', 'token', {}, validateTokenResponse, { token: 'its.own.token' })
    expect(double.seen[0]?.headers.authorization).toBe('Bearer its.own.token')
  })

  it('is absent when signed out, and never goes to an address outside the base path', async () => {
    await readAccount(testContext(double, { session: new FakeSession() }).rest)
    await testContext(double).rest.get('{gateway}/account', {}, validateAccount)
    expect(double.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  })
})

describe('one upstream call per distinct request', () => {
  it('sends equal GETs once, also at the same time', async () => {
    const { rest } = testContext(double)
    const answers = await Promise.all([readAccount(rest), readAccount(rest)])
    expect(await readAccount(rest)).toBe(answers[0])
    await rest.get('benefits/limits', { suffix: 0 }, validateLimitList)
    await rest.get('benefits/limits', { suffix: 1 }, validateLimitList)
    expect(double.calls()).toEqual(['GET account', 'GET benefits/limits', 'GET benefits/limits'])
  })

  it('forgets what it knew when something was sent, or the token changed', async () => {
    const session = FakeSession.with(fakeToken())
    const { rest } = testContext(double, { session })
    await readAccount(rest)
    await rest.send('POST', 'token', {}, validateTokenResponse)
    await readAccount(rest)
    session.begin(fakeToken({ memberKey: 'M1' }), undefined)
    await readAccount(rest)
    expect(double.calls().filter(call => call === 'GET account')).toHaveLength(3)
  })

  it('shares nothing between requests', async () => {
    await readAccount(testContext(double).rest)
    await readAccount(testContext(double).rest)
    expect(double.calls()).toHaveLength(2)
  })

  it('[ERR-21] throws on arguments that cannot be told apart', async () => {
    const { rest } = testContext(double)
    const query: Record<string, string> = JSON.parse('{"suffix":{"a":1}}')
    await expect(rest.get('account', query, validateAccount)).rejects.toThrow(TypeError)
  })
})

describe('answers that are everybody’s', () => {
  const address = '{gateway}/chat/configuration?domainId={domainId}'

  it('[CALL-73] [CALL-74] are asked without token and cookies, once for all members, as long as they are fresh', async () => {
    const publicAnswers = new PublicAnswers()
    const ask = (memberKey: string) => {
      const session = FakeSession.with(fakeToken({ memberKey }))
      return testContext(double, { publicAnswers, session }).rest.getPublic(address, validateChatConfig)
    }
    const answers = await Promise.all([ask('M1'), ask('M2')])
    answers.push(await ask('M3'))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(double.seen).toHaveLength(1)
    expect(double.seen[0]?.query).toEqual({ domainId: '9' })
    expect(Object.keys(double.seen[0]?.headers ?? {}).sort()).toEqual([
      ...['accept', 'accept-language', 'connection', 'host', 'x-request-id'],
    ])
  })

  it('[LOCALE-06] are asked for and kept in each language by itself', async () => {
    const publicAnswers = new PublicAnswers()
    const ask = (language: string) =>
      testContext(double, { publicAnswers, brand: { ...testBrand, language } }).rest.getPublic(
        address,
        validateChatConfig,
      )
    for (const language of ['en-US', 'es-US', 'es-US']) await ask(language)
    expect(double.seen.map(({ headers }) => headers['accept-language'])).toEqual(['en-US', 'es-US'])
  })

  it('go on coming when the client that asked first hangs up', async () => {
    const publicAnswers = new PublicAnswers()
    const { whenGone, go } = leaving()
    double.delay = 30
    const first = testContext(double, { publicAnswers, whenGone }).rest.getPublic(address, validateChatConfig)
    const second = testContext(double, { publicAnswers }).rest.getPublic(address, validateChatConfig)
    go()
    expect(await second).toMatchObject({ displayChat: true })
    expect(await first).toMatchObject({ displayChat: true })
    expect(double.seen).toHaveLength(1)
  })
})

describe('failures', () => {
  it.each([
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [500, 'UPSTREAM'],
    [502, 'UPSTREAM'],
    [503, 'UPSTREAM'],
  ])('keep the status %s and say %s, with area and call', async (status, code) => {
    double.replies = { 'GET account': { json: { code: 'INTERNAL', message: 'secret' }, status } }
    expect(await failureOf(readAccount(testContext(double).rest))).toEqual({
      ...{ code, status, area: 'account', call: 'account' },
    })
  })

  it('[ERR-30] have status 1 when the gateway cannot be reached', async () => {
    const gatewayUrl = 'http://127.0.0.1:9'
    const { rest } = testContext(double, { gatewayUrl, pool: createPool(gatewayUrl) })
    expect(await failureOf(readAccount(rest))).toMatchObject({ code: 'UNREACHABLE', status: 1 })
  })

  it('have status 408 when the deadline of the request passes, for all calls together', async () => {
    const { rest } = testContext(double, { callTime: lateAt('GET account') })
    expect(await failureOf(readAccount(rest))).toMatchObject({ code: 'TIMEOUT', status: 408 })
    expect(await failureOf(rest.get('benefits/limits', {}, validateLimitList))).toMatchObject({ status: 408 })
  })

  it('that come after the deadline are not made, and no circuit opens for them', async () => {
    const { rest } = testContext(double, { callTime: lateAt('GET account') })
    await failureOf(readAccount(rest))
    const asked = double.seen.length
    for (let time = 0; time < 12; time += 1)
      expect(await failureOf(rest.get('benefits/limits', { time }, validateLimitList))).toMatchObject({ status: 408 })
    expect(double.seen).toHaveLength(asked)
    double.replies = { 'GET benefits/limits': { json: [] } }
    expect(await testContext(double).rest.get('benefits/limits', {}, validateLimitList)).toEqual([])
  })

  it('end with the client: nothing is waited for when it hangs up', async () => {
    double.replies = { 'GET account': { never: true } }
    const { whenGone, go } = leaving()
    const call = failureOf(readAccount(testContext(double, { whenGone }).rest))
    go()
    expect(await call).toMatchObject({ code: 'ABORTED' })
  })

  it.each([
    ['is no JSON', { text: 'Hello' }],
    ['is empty', { text: '' }],
    ['breaks the contract', { json: { ...account, members: 'none' } }],
    ['has an amount that is a number', { json: { ...account, subscriberId: 7 } }],
  ])('are INVALID_ANSWER when an answer %s, and the log has no value of it', async (_what, reply) => {
    double.replies = { 'GET account': reply }
    const log = new RecordingLog()
    expect(await failureOf(readAccount(testContext(double, { log }).rest))).toMatchObject({
      ...{ code: 'INVALID_ANSWER', status: 502 },
    })
    expect(log.lines).toHaveLength(1)
    expect(JSON.stringify(log.lines)).not.toContain('Robin')
  })

  it('are INVALID_ANSWER when an answer is too large', async () => {
    double.replies = { 'GET account': { text: 'x'.repeat(5 * 1024 * 1024) } }
    expect(await failureOf(readAccount(testContext(double).rest))).toMatchObject({ code: 'INVALID_ANSWER' })
  })

  it.each([
    ['is too large', { text: 'x'.repeat(5 * 1024 * 1024) }, 'INVALID_ANSWER'],
    ['does not come', undefined, 'TIMEOUT'],
  ])('are told once when an answer %s and the connection is closed over it', async (_what, reply, code) => {
    const callTime = reply ? undefined : lateAt('GET account')
    if (reply) double.replies = { 'GET account': reply }
    const log = new RecordingLog()
    const context = testContext(double, { log, callTime })
    expect(await failureOf(readAccount(context.rest))).toMatchObject({ code })
    await wait(100)
    expect(log.lines).toHaveLength(1)
    expect(double.calls()).toHaveLength(1)
  })

  it('are logged with request id, area and call, and carry the id to the gateway', async () => {
    double.replies = { 'GET account': { json: {}, status: 403 } }
    const log = new RecordingLog()
    await failureOf(readAccount(testContext(double, { log }).rest))
    expect(log.lines).toEqual([
      {
        ...{ level: 'warn', message: 'upstream call failed' },
        fields: { requestId: 'request-1', code: 'FORBIDDEN', status: 403, area: 'account', call: 'account' },
      },
    ])
    expect(double.seen[0]?.headers['x-request-id']).toBe('request-1')
  })
})

describe('retries', () => {
  const failingOnce = (reply: object) => {
    let failed = false
    return () => {
      if (failed) return { json: account }
      failed = true
      return reply as { json: unknown }
    }
  }

  it.each([
    ['a reset', { break: 'before answering' }],
    ['an answer cut off', { break: 'within the answer' }],
    ['a 503', { json: {}, status: 503 }],
  ])('repeat a GET once after %s', async (_what, reply) => {
    double.replies = { 'GET account': failingOnce(reply) }
    expect((await readAccount(testContext(double).rest)).subscriberId).toBe(account.subscriberId)
    expect(double.calls()).toHaveLength(2)
  })

  it('never repeat a POST or PUT', async () => {
    double.replies = {
      'POST token': { break: 'before answering' },
      'PUT account/preferences': { json: {}, status: 503 },
    }
    const { rest } = testContext(double)
    await failureOf(rest.send('POST', 'token', {}, validateTokenResponse))
    await failureOf(rest.send('PUT', 'account/preferences', {}, validateTokenResponse))
    expect(double.calls()).toEqual(['POST token', 'PUT account/preferences'])
  })

  it('leave a refusal alone', async () => {
    double.replies = { 'GET account': { json: {}, status: 404 } }
    await failureOf(readAccount(testContext(double).rest))
    expect(double.calls()).toHaveLength(1)
  })

  it('stop in an outage: the circuit of the area opens, and others stay', async () => {
    double.replies = { 'GET account': { json: {}, status: 500 } }
    for (let request = 0; request < 20; request += 1) await failureOf(readAccount(testContext(double).rest))
    expect(double.calls().length).toBeLessThanOrEqual(11)
    const { rest } = testContext(double)
    expect(await failureOf(readAccount(rest))).toMatchObject({ code: 'UPSTREAM', status: 503 })
    expect(await rest.get('benefits/limits', {}, validateLimitList)).toHaveLength(1)
  })

  it.each(['token', 'account/forgot-password', 'account/registration'])(
    "[SEC-12] stop for what strangers make of POST %s, with or without a token, and for no member's call",
    async path => {
      double.replies = { [`POST ${path}`]: { json: {}, status: 500 } }
      const tries = Array.from({ length: 20 }, (_, index) =>
        testContext(double, index % 2 ? {} : { session: new FakeSession() }),
      )
      for (const { rest } of tries) await failureOf(rest.send('POST', path, {}, validateTokenResponse))
      expect(double.calls().length).toBeLessThanOrEqual(11)
      const { rest } = testContext(double)
      expect((await readAccount(rest)).subscriberId).toBe(account.subscriberId)
      const others = ['token', 'account/forgot-username'].filter(other => other !== path)
      for (const other of others) {
        const before = double.calls().length
        await rest.send('POST', other, {}, validateTokenResponse).catch(() => undefined)
        expect(double.calls().length).toBe(before + 1)
      }
    },
  )

  it('[SEC-12] [SEC-14] go on for a device that is known while those of strangers to log in have stopped', async () => {
    double.replies = { 'POST token': { json: {}, status: 500 } }
    const stranger = { username: 'u', password: 'p', domainId: '1' }
    const logIn = (body: TokenRequest) => createToken(testContext(double, { session: new FakeSession() }).rest, body)
    for (let request = 0; request < 20; request += 1) await failureOf(logIn(stranger))
    double.replies = { 'POST token': { json: { token: 'made', redirect: null } } }
    expect(await failureOf(logIn(stranger))).toMatchObject({ code: 'UPSTREAM', status: 503 })
    expect((await logIn({ ...stranger, knownDevice: 'a-secret' })).token).toBe('made')
  })

  it('[SEC-12] go on after any number of refusals', async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429]) {
      double.replies = { 'POST token': { json: {}, status } }
      for (let request = 0; request < 12; request += 1)
        await failureOf(testContext(double).rest.send('POST', 'token', {}, validateTokenResponse))
    }
    expect(double.calls()).toHaveLength(7 * 12)
  })
})

describe('calls that are not what their method says', () => {
  it('sends a GET that changes something once and never again, and reads afresh afterwards', async () => {
    const { rest } = testContext(double)
    await readAccount(rest)
    double.replies = { 'GET idCard/request': { text: 'No.', status: 503 } }
    const order = () => rest.order('idCard/request', { category: 'medical' }, validatePlainText)
    expect(await failureOf(order())).toMatchObject({ status: 503 })
    double.replies = { 'GET idCard/request': { text: 'Ordered.' } }
    expect(await order()).toBe('Ordered.')
    await readAccount(rest)
    expect(double.calls()).toEqual(['GET account', 'GET idCard/request', 'GET idCard/request', 'GET account'])
  })

  it('asks a question by POST without forgetting what was read', async () => {
    const { rest } = testContext(double)
    await readAccount(rest)
    const body = { members: [{ memberKey: 'M0', effectiveDate: '2026-07-01' }], radius: 5, zip: '97000' }
    await rest.ask('pcp/search', { page: 0, size: 10 }, body, validatePcpProviderPage)
    await readAccount(rest)
    expect(double.calls()).toEqual(['GET account', 'POST pcp/search'])
  })
})
