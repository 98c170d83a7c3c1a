import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { startTestPortal } from '../../server/testing/test-portal.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { type ReadinessProxy, startReadinessProxy } from './support/readiness-proxy.ts'
import { startingProcesses } from './support/starting-processes.ts'

/** Stops in all: two at once here, and with STOPS=20 as many of real processes by SIGTERM, one after another. */
const stops = Number(process.env.STOPS ?? 2)
/** Much longer than the proxy takes to see that an instance is not ready, so that a slow machine fails nothing. */
const drainMs = 3_000

const start = startingProcesses()
let gateway: GatewayDouble
let proxy: ReadinessProxy
beforeEach(async () => {
  gateway = await startDouble()
  gateway.replies = { 'GET message/calendar/domain/1': { json: { data: { item: { content: '<p>Closed</p>' } } } } }
  gateway.delay = 20
  proxy = await startReadinessProxy()
})
afterEach(async () => {
  await proxy.close()
  await gateway.close()
})

interface Instance {
  port: number
  stop(): Promise<void>
}

async function inThisProcess(): Promise<Instance> {
  const { port, close } = await startTestPortal({ gatewayUrl: gateway.url, drainMs })
  return { port, stop: close }
}

async function inItsOwn(): Promise<Instance> {
  const env = { PORT: '4170', GATEWAY_URL: gateway.url, NODE_ENV: 'production', DRAIN_MS: String(drainMs) }
  const child = start(['server/cli/start.ts'], env)
  const port = Number(await child.says(/http:\/\/[\w.-]+:(\d+)/))
  return {
    port,
    async stop() {
      child.send('SIGTERM')
      expect(await child.ended).toBe(0)
    },
  }
}

interface Watch {
  signal: AbortSignal
  failures: string[]
  answers: number
}

/** Asks one thing after another until told to end; tells of every answer that is none. */
function load(agent: Agent, reset: boolean, watch: Watch): Promise<void>[] {
  const host = 'first.localhost'
  const one = async (what: 'page' | 'data') => {
    const { statusCode, body } = await request(
      `http://127.0.0.1:${proxy.port}${what === 'page' ? '/login' : '/graphql'}`,
      {
        dispatcher: agent,
        reset,
        method: what === 'page' ? 'GET' : 'POST',
        headers: {
          host,
          ...(what === 'data' && { origin: `http://${host}`, 'content-type': 'application/json', 'x-portal': '1' }),
        },
        body:
          what === 'page' ? null : JSON.stringify({ id: documentIds.ContactScreen, variables: { path: '/contact' } }),
      },
    )
    const text = await body.text()
    if (statusCode !== 200 || text === '') watch.failures.push(`${what} ${statusCode} ${text.slice(0, 200)}`)
    else watch.answers += 1
  }
  const worker = async (what: 'page' | 'data') => {
    while (!watch.signal.aborted) {
      await one(what).catch(error => watch.failures.push(`${what} ${error}`))
      await setTimeout(5)
    }
  }
  return [worker('page'), worker('data'), worker('page'), worker('data')]
}

describe('instances that are stopped one after another behind a proxy that asks /readyz', () => {
  it('[OPS-06] fail no request, on kept connections and new ones', { timeout: 60_000 + stops * 60_000 }, async () => {
    const make = process.env.STOPS === undefined ? inThisProcess : inItsOwn
    let older = [await make(), await make()]
    for (const { port } of older) await proxy.add(port)
    const failures: string[] = []
    const ending = new AbortController()
    const agent = new Agent({ connections: 8, keepAliveTimeout: 60_000 })
    const watch = { signal: ending.signal, failures, answers: 0 }
    const loads = [...load(agent, false, watch), ...load(agent, true, watch)]

    for (let stopped = 0; stopped < stops; stopped += 2) {
      const newer = [await make(), await make()]
      for (const { port } of newer) await proxy.add(port)
      const before = watch.answers
      await Promise.all(older.map(({ stop }) => stop()))
      for (const { port } of older) await proxy.remove(port)
      expect(watch.answers).toBeGreaterThan(before)
      older = newer
    }
    ending.abort()
    await Promise.all(loads)
    await agent.destroy()
    expect(failures).toEqual([])
    await Promise.all(older.map(({ stop }) => stop()))
  })
})
