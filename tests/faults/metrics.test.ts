import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import { faults } from './support/faults.ts'
import { type Browser, type Rig, startRig } from './support/start-rig.ts'

let rig: Rig
let browser: Browser
let before: string
let text: string
beforeAll(async () => {
  rig = await startRig({ metrics: { port: 0, host: '127.0.0.1' }, build: 'v7' })
  browser = rig.browser()
  before = await read()
  await browser.open('/login')
  await browser.ask('SignIn', { input: { username: 'groups1', password: 'Wrong-secret-7' } })
  await browser.ask('SignIn', { input: { username: 'groups1', password: DEMO_PASSWORD } })
  await browser.open('/claims/medical/claim-4711-of-a-member/0')
  await browser.ask('Home', { path: '/home' })
  rig.proxy.plan = ({ path }) => (/claims/.test(path) ? faults.find(({ name }) => name === '503') : undefined)
  for (let times = 0; times < 12; times += 1) await browser.ask('Home', { path: '/home' })
  await browser.ask('EobOfClaim', { claim: 'claim-4711-of-a-member' })
  rig.proxy.plan = () => undefined
  await rig.portal.send('/nothing-here', { host: 'unknown.example' })
  await browser.ask('LogOut')
  text = await read()
})
afterAll(() => rig.close())

async function read(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${rig.portal.metricsPort}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  return answer.text()
}

/** Series of a metric: labels as written, to value. */
const series = (name: string, written = text) =>
  new Map(
    [...written.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(
      ([, labels = '', value]) => [labels, Number(value)] as const,
    ),
  )
const sum = (name: string, ...parts: string[]) =>
  [...series(name)]
    .filter(([labels]) => parts.every(part => labels.includes(part)))
    .reduce((all, [, value]) => all + value, 0)

describe('[OPS-08] the metrics', () => {
  it('count requests by route, brand and status, with their latency', () => {
    const requests = 'http_server_request_duration_seconds'
    expect(sum(`${requests}_count`, 'http_route="/graphql"', 'portal_brand="first"')).toBe(17)
    expect(sum(`${requests}_count`, 'http_route="/login"', 'http_response_status_code="200"')).toBe(1)
    expect(sum(`${requests}_count`, 'http_route="/claims/:')).toBe(1)
    expect(sum(`${requests}_bucket`, 'http_route="/login"', 'le="+Inf"')).toBe(1)
    expect(sum(`${requests}_sum`, 'http_route="/login"')).toBeGreaterThan(0)
  })

  it('count calls to the gateway by call of the contract and outcome, repeated ones and those not sent', () => {
    const calls = 'http_client_request_duration_seconds_count'
    expect(sum(calls, 'url_template="account"', 'http_response_status_code="200"')).toBeGreaterThan(0)
    expect(sum(calls, 'url_template="claims', 'status_code="503",error_type="UPSTREAM"')).toBeGreaterThanOrEqual(10)
    expect(sum('portal_gateway_retries_total', 'url_template="claims')).toBeGreaterThan(0)
    expect(sum('portal_gateway_calls_not_sent_total', 'error_type="CIRCUIT_OPEN"')).toBeGreaterThan(0)
  })

  it('tell of the circuits, the retry budget, sign-ins by outcome and sessions', () => {
    expect(series('portal_gateway_circuit_open').get('circuit="claims"')).toBe(1)
    // Each first call earned a fifth of a second one; ten is the most that is saved.
    expect([...series('portal_gateway_retry_budget').values()]).toEqual([expect.closeTo(10, 0)])
    expect([...series('portal_sign_ins_total')]).toEqual([
      ['portal_brand="first",outcome="refused"', 1],
      ['portal_brand="first",outcome="succeeded"', 1],
    ])
    expect(sum('portal_sessions_ended_total', 'portal_brand="first"')).toBe(1)
    expect(sum('portal_sessions_active')).toBe(1)
  })

  it('tell of the revisions of manifests, the build, the event loop and the heap', () => {
    expect([...series('portal_manifests_revision').keys()].sort()).toEqual(
      ['first', 'medical-dental', 'regional', 'senior'].map(id =>
        expect.stringMatching(new RegExp(`^portal_brand="${id}",revision="[0-9a-f]{12}"$`)),
      ),
    )
    expect(series('portal_build').get('build="v7"')).toBe(1)
    for (const name of ['portal_manifests_taken_seconds', 'v8js_memory_heap_used_bytes', 'process_memory_usage_bytes'])
      expect([name, sum(name) > 1_000]).toEqual([name, true])
    expect(series('nodejs_eventloop_delay_seconds').size).toBe(3)
    expect(sum('nodejs_eventloop_utilization_ratio')).toBeGreaterThan(0)
  })

  it('have as labels patterns, calls of the contract, brands and codes, and nothing of a member', () => {
    expect(text).not.toMatch(/groups1|claim-4711|secret|unknown\.example|Wrong/)
    const templates = [...text.matchAll(/url_template="([^"]*)"/g)].map(([, template]) => template)
    const known = new Set([...Object.values(gatewayOperations).map(({ path }) => path.slice(1)), 'message', 'files'])
    expect(templates.filter(template => !known.has(template ?? ''))).toEqual([])
    const routes = new Set([...text.matchAll(/http_route="([^"]*)"/g)].map(([, route]) => route))
    expect([...routes].filter(route => /\d/.test(route ?? ''))).toEqual([])
  })

  it('are on a port of their own, and nowhere else', async () => {
    expect(before).toContain('# TYPE http_server_request_duration_seconds histogram')
    expect((await rig.portal.send('/metrics')).text).not.toContain('http_server')
    expect((await fetch(`http://127.0.0.1:${rig.portal.metricsPort}/home`)).status).toBe(404)
  })
})
