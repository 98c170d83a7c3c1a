import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContextOptions } from '../../gateway-graph/create-context.ts'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import { createPool } from '../../gateway-graph/upstream/create-pool.ts'
import { type ContractCall, contractCalls } from './support/contract-calls.ts'
import { startExampleUpstream } from './support/example-upstream.ts'
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { type Fault, faults } from './support/faults.ts'
import { inTurns } from './support/in-turns.ts'

const fault = (name: string) => faults.find(one => one.name === name)
const reads = contractCalls.filter(({ method, answers }) => method === 'GET' && answers === 'application/json')
const areas = [...new Set(reads.map(({ area }) => area))]

let upstream: Awaited<ReturnType<typeof startExampleUpstream>>
let proxy: FaultProxy
let pool: ReturnType<typeof createPool>
beforeEach(async () => {
  upstream = await startExampleUpstream()
  proxy = await startFaultProxy(upstream.url)
  pool = createPool(proxy.url, 16)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await pool.destroy()
  await proxy.close()
  await upstream.close()
})

type Limits = Pick<ContextOptions, 'deadlineMs' | 'callTime'>

/** One call in a request of its own: "ok", or the code and status of its failure. */
async function outcome({ path, validate }: ContractCall, limits: Limits = {}): Promise<string> {
  const { rest } = testContext({ pool, url: proxy.url }, limits)
  try {
    await rest.get(path, {}, validate)
    return 'ok'
  } catch (error) {
    return error instanceof UpstreamError ? `${error.failure.code} ${error.failure.status}` : String(error)
  }
}

function oneOf(area: string): ContractCall {
  const found = reads.find(call => call.area === area)
  if (!found) throw new Error(`${area} has no call that reads`)
  return found
}

describe('a 5xx storm', () => {
  it.each(areas)('opens the circuit of %s and of nothing else, and closes it when the storm is over', async area => {
    let ahead = 0
    const clock = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead)
    const call = oneOf(area)
    proxy.plan = ({ path }) => (path === call.path ? fault('500') : undefined)
    for (let request = 0; request < 15; request += 1) expect(await outcome(call)).toMatch(/^UPSTREAM 50[03]$/)
    const arrived = () => proxy.passed.filter(({ path }) => path === call.path).length
    const before = arrived()
    expect(before).toBeLessThanOrEqual(11)
    expect(await outcome(call)).toBe('UPSTREAM 503')
    expect(arrived()).toBe(before)
    const other = areas.find(one => one !== area)
    if (other) expect(await outcome(oneOf(other))).toBe('ok')

    // Still down when its time is over: one call finds out, the others do not wait for it.
    ahead += 5_001
    await Promise.all([outcome(call), outcome(call), outcome(call)])
    expect(arrived()).toBe(before + 1)

    ahead += 5_001
    proxy.plan = () => undefined
    expect(await outcome(call)).toBe('ok')
    expect(await outcome(call)).toBe('ok')
  })

  it('is not made worse: over all areas, second tries stay inside their budget', async () => {
    proxy.plan = () => fault('503')
    const storm = Array.from({ length: 10 }, () => reads).flat()
    await inTurns(storm, 8, call => outcome(call))
    expect(proxy.passed.length).toBeLessThanOrEqual(storm.length * 1.2 + 10)
  })
})

describe('a gateway that asks for a pause', () => {
  const pausing = (seconds: string, times: number): (() => Fault | undefined) => {
    let left = times
    const strike: Fault['strike'] = async ({ response }) =>
      void response.writeHead(429, { 'retry-after': seconds, 'content-type': 'application/json' }).end('{}')
    return () => (left-- > 0 ? { name: 'pause', strike } : undefined)
  }

  it('gets one when it is short, and then the member the answer', async () => {
    proxy.plan = pausing('1', 1)
    const started = performance.now()
    expect(await outcome(oneOf('account'))).toBe('ok')
    expect(performance.now() - started).toBeGreaterThan(990)
    expect(proxy.passed).toHaveLength(2)
  })

  it('is asked only once when the pause is longer than the deadline, and the member is told at once', async () => {
    proxy.plan = pausing('1', 1)
    // Whoever waited here would wait without end.
    const callTime = { now: () => 0, after: () => () => {} }
    expect(await outcome(oneOf('account'), { deadlineMs: 900, callTime })).toBe('RATE_LIMITED 429')
    expect(proxy.passed).toHaveLength(1)
  })
})

describe('memory', () => {
  it('returns to its level after answers that hang, break off and do not end', async () => {
    const names = ['10 MB', 'hang', 'half an answer', 'slow drip', 'malformed JSON', 'reset']
    const batch = async () => {
      for (const name of names) {
        proxy.plan = () => fault(name)
        const limit = fault(name)?.told?.code === 'TIMEOUT' ? 60 : 8_000
        await inTurns(
          Array.from({ length: 16 }, () => oneOf('account')),
          8,
          async call => {
            // Each over connections of its own, so that an open circuit does not keep the faults away.
            const own = createPool(proxy.url, 1)
            const { rest } = testContext({ pool: own, url: proxy.url }, { deadlineMs: limit })
            await rest.get(call.path, {}, call.validate).catch(() => undefined)
            await own.destroy()
          },
        )
      }
      proxy.passed.length = 0
    }
    await batch()
    const before = used()
    for (let times = 0; times < 3; times += 1) await batch()
    // 48 answers of 10 MB went by, and 240 others.
    expect(used() - before).toBeLessThan(16 * 1024 * 1024)
  }, 60_000)
})

/** Bytes in use after everything that is let go was collected. */
function used(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
