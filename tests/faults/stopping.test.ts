import { mkdtemp, rm } from 'node:fs/promises'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { startTestPortal } from '../../server/testing/test-portal.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { startingProcesses } from './support/starting-processes.ts'

const start = startingProcesses()
let folder: string
let agent: Agent
let double: GatewayDouble
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stopping-'))
  // Keeps its connections, as a browser or a proxy does.
  agent = new Agent({ connections: 8, keepAliveTimeout: 60_000 })
  double = await startDouble()
})
afterEach(async () => {
  await agent.destroy()
  await double.close()
  await rm(folder, { recursive: true, force: true })
})

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(done => setTimeout(done, 5))
}

describe('SIGTERM', () => {
  it('[OPS-06] lets the portal serve on while it is not ready, finish what it has, refuse what is new, and end with 0', {
    timeout: 120_000,
  }, async () => {
    const env = { PORT: '4150', GATEWAY_URL: double.url, NODE_ENV: 'production', DRAIN_MS: '2000' }
    const portal = start(['server/cli/start.ts'], env)
    const port = await portal.says(/http:\/\/[\w.-]+:(\d+)/)
    const calendar = { json: { data: { item: { content: '<p>Closed on 4 July</p>' } } } }
    double.replies = { 'GET message/calendar/domain/1': calendar }
    double.delay = 700
    const origin = `http://127.0.0.1:${port}`
    const host = `first.localhost:${port}`
    const ask = () =>
      request(`${origin}/graphql`, {
        dispatcher: agent,
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/json', 'x-portal': '1' },
        body: JSON.stringify({ id: documentIds.ContactScreen, variables: { path: '/contact' } }),
      })
    const inFlight = [ask(), ask(), ask()]
    await until(() => double.seen.length >= 3)
    const asked = performance.now()
    portal.send('SIGTERM')
    const readiness = async () => (await request(`${origin}/readyz`)).statusCode
    while ((await readiness()) !== 503);
    expect((await request(`${origin}/livez`)).statusCode).toBe(200)
    const late = await ask()
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close'])
    await late.body.dump()
    for (const answer of await Promise.all(inFlight)) {
      expect(answer.statusCode).toBe(200)
      expect(await answer.body.json()).toMatchObject({ data: { holidayCalendar: { type: 'root' } } })
    }
    // On a connection that was kept it says so, as long as it is there; then there is nobody to connect to.
    const outcome = () =>
      ask().then(
        async ({ statusCode, body }) => {
          await body.dump()
          return statusCode
        },
        () => 'no connection',
      )
    let last = await outcome()
    while (last === 200) last = await outcome()
    expect([503, 'no connection']).toContain(last)
    expect(await portal.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(8_000)
  })

  it('lets the reference gateway finish its calls though their connections are kept, and end with 0', async () => {
    const data = join(folder, 'gateway.sqlite')
    const gateway = start(['gateway-rest/main.ts', '--port', '0', '--families', '0', '--data', data], {})
    const origin = await gateway.says(/http:\/\/127\.0\.0\.1:\d+/)
    const kept = new HttpAgent({ keepAlive: true })
    const inFlight = Array.from({ length: 4 }, () => logIn(origin, kept))
    await Promise.all(inFlight.map(({ begun }) => begun))
    const asked = performance.now()
    gateway.send('SIGTERM')
    const answers = await Promise.all(inFlight.map(({ finish }) => finish()))
    expect(answers).toEqual([200, 200, 200, 200])
    expect(await gateway.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(4_000)
    await expect(logIn(origin, kept).begun).rejects.toThrow()
    kept.destroy()
  })
})

/** A log-in whose body is held back: `begun` when the gateway has its head, `finish` sends the rest and gives the status. */
function logIn(origin: string, agent: HttpAgent) {
  const body = JSON.stringify({ username: 'active1', password: DEMO_PASSWORD, domainId: '1' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const call = httpRequest(`${origin}/api/token`, { method: 'POST', agent, headers })
  const answered = new Promise<number>((done, fail) => {
    call.once('response', answer => answer.resume().once('end', () => done(answer.statusCode ?? 0)))
    call.once('error', fail)
  })
  const begun = Promise.race([new Promise<void>(done => call.once('continue', done)), answered])
  call.flushHeaders()
  return {
    begun,
    finish: () => {
      call.end(body)
      return answered
    },
  }
}

describe('a portal that is told to stop', () => {
  it('cuts off what does not finish in time', async () => {
    const never = Promise.withResolvers<never>()
    const arrived = Promise.withResolvers<void>()
    const portal = await startTestPortal({
      finishMs: 150,
      renderPage: () => {
        arrived.resolve()
        return never.promise
      },
    })
    const asked = portal.send('/home').then(
      () => 'answered',
      () => 'cut off',
    )
    await arrived.promise
    const started = performance.now()
    await portal.close()
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(await asked).toBe('cut off')
  })
})
