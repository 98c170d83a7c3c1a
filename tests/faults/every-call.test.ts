import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RestClient } from '../../gateway-graph/context/rest-client.ts'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { PassingTime } from '../../gateway-graph/testing/passing-time.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import { createPool } from '../../gateway-graph/upstream/create-pool.ts'
import { type ContractCall, contractCalls } from './support/contract-calls.ts'
import { startExampleUpstream } from './support/example-upstream.ts'
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { type Fault, faults } from './support/faults.ts'
import { inTurns } from './support/in-turns.ts'

/** As shipped, so that a busy machine is not taken for a fault. */
const deadlineMs = 8_000
/** What a busy machine may add to a deadline. */
const slack = 2_000

let upstream: Awaited<ReturnType<typeof startExampleUpstream>>
let proxy: FaultProxy
beforeAll(async () => {
  upstream = await startExampleUpstream()
  proxy = await startFaultProxy(upstream.url)
})
afterAll(async () => {
  await proxy.close()
  await upstream.close()
})

function send(rest: RestClient, { method, path, answers, validate }: ContractCall): Promise<unknown> {
  const isPlain = answers === 'text/plain'
  if (method !== 'GET') return rest.send(method, path, {}, validate, isPlain ? { answers } : {})
  return isPlain ? rest.text(path, {}, isText(validate)) : rest.get(path, {}, validate)
}

function isText(validate: (value: unknown) => boolean): (value: unknown) => value is string {
  return (value): value is string => typeof value === 'string' && validate(value)
}

/** What strikes the call of each request. */
const strikes = new Map<unknown, Fault>()

interface Outcome {
  call: string
  failure: unknown
  took: number
  arrived: number
}

/**
 * Makes one call over connections of its own, so that neither circuit nor budget of another matters. Where the deadline is what ends
 * it, the time until then passes while the fault is at work: a call that has not arrived by then would have met no fault.
 */
async function callThroughProxy(call: ContractCall, fault: Fault): Promise<Outcome> {
  const requestId = `one-${call.id}`
  const pool = createPool(proxy.url, 2)
  const callTime = new PassingTime()
  const { rest } = testContext({ pool, url: proxy.url }, { deadlineMs, requestId, callTime })
  const strike: Fault['strike'] = victim => {
    if (fault.told?.code === 'TIMEOUT') setTimeout(() => callTime.pass(deadlineMs), 50)
    return fault.strike(victim)
  }
  strikes.set(requestId, { ...fault, strike })
  const started = performance.now()
  const failure: unknown = await send(rest, call).then(
    () => undefined,
    (error: unknown) => (error instanceof UpstreamError ? error.failure : error),
  )
  const took = performance.now() - started
  await pool.destroy()
  const arrived = proxy.passed.filter(({ headers }) => headers['x-request-id'] === requestId).length
  return { call: `${call.method} ${call.template}`, failure, took, arrived }
}

function expectedOf(fault: Fault, { method, template, area, answers, validate }: ContractCall) {
  const call = `${method} ${template}`
  const isFine = !fault.told || (fault.emptyText && answers === 'text/plain' && validate(''))
  const failure = isFine ? undefined : { ...fault.told, area, call: template }
  return { call, failure, arrived: fault.retried && method === 'GET' ? 2 : 1 }
}

describe('a fault of the gateway', () => {
  it.each(faults)(
    '[ERR-42] $name: every call ends in time, says code, status and area, and no write is sent twice',
    async fault => {
      proxy.passed.length = 0
      proxy.plan = ({ headers }) => strikes.get(headers['x-request-id'])
      const outcomes = await inTurns(contractCalls, 12, call => callThroughProxy(call, fault))
      expect(outcomes.map(({ took: _took, ...outcome }) => outcome)).toEqual(
        contractCalls.map(call => expectedOf(fault, call)),
      )
      expect(Math.max(...outcomes.map(({ took }) => took))).toBeLessThan(deadlineMs + slack)
    },
  )

  it('the gateway is unreachable: every call fails with status 1', async () => {
    const url = 'http://127.0.0.1:9'
    const pool = createPool(url)
    for (const call of contractCalls.slice(0, 3)) {
      const { rest } = testContext({ pool, url })
      await expect(send(rest, call)).rejects.toMatchObject({ failure: { code: 'UNREACHABLE', status: 1 } })
    }
    await pool.destroy()
  })
})
