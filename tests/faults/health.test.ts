import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { readManifests } from '../../server/content/read-manifests.ts'
import { startPortal } from '../../server/start-portal.ts'
import { plainRender, startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { faults } from './support/faults.ts'

let gateway: GatewayDouble
let proxy: FaultProxy
let portal: TestPortal
beforeEach(async () => {
  gateway = await startDouble()
  proxy = await startFaultProxy(gateway.url)
  portal = await startTestPortal({ gatewayUrl: proxy.url })
})
afterEach(async () => {
  await portal.close()
  await proxy.close()
  await gateway.close()
})

const ready = async () => {
  const { status, text } = await portal.send('/readyz')
  return [status, JSON.parse(text).gateway]
}

describe('/readyz', () => {
  it('says whether the gateway answers, at every moment', async () => {
    expect(await ready()).toEqual([200, 'ok'])
    for (const name of ['reset', '503', 'no HTTP at all']) {
      proxy.plan = () => faults.find(fault => fault.name === name)
      expect([name, ...(await ready())]).toEqual([name, 503, 'unreachable'])
    }
    proxy.plan = () => undefined
    expect(await ready()).toEqual([200, 'ok'])
  })

  it('does not wait for a gateway that hangs, and asks it once for all who want to know', async () => {
    proxy.plan = () => faults.find(({ name }) => name === 'hang')
    const started = performance.now()
    const answers = await Promise.all([ready(), ready(), ready(), ready()])
    expect(new Set(answers.map(String))).toEqual(new Set(['503,unreachable']))
    expect(performance.now() - started).toBeLessThan(4_000)
    expect(proxy.passed).toHaveLength(1)
  })

  it('is 503 when the gateway is not there, while /healthz still says that the process answers', async () => {
    const alone = await startTestPortal({ gatewayUrl: 'http://127.0.0.1:9' })
    expect((await alone.send('/readyz')).status).toBe(503)
    expect(await alone.send('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    await alone.close()
  })

  it('is 503 without a brand to serve', async () => {
    const empty = await startTestPortal({ gatewayUrl: proxy.url, brands: [] })
    const { status, text } = await empty.send('/readyz', { host: 'any.example' })
    expect([status, JSON.parse(text).content]).toEqual([503, 'missing'])
    await empty.close()
  })

  it('says that the newest manifests have mistakes, and stays ready: the last good ones serve', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'health-'))
    await cp(resolve(import.meta.dirname, '../../manifests'), folder, { recursive: true })
    const reload = () => readManifests(folder)
    const assets = { script: '', styles: [], preload: [], parts: {} }
    const live = await startPortal({
      ...{ port: 0, host: '127.0.0.1', gatewayUrl: gateway.url },
      manifests: { folder, brands: await reload(), reload },
      web: { renderPage: plainRender, assets, folder },
    })
    const content = async () => {
      const answer = await fetch(`http://127.0.0.1:${live.port}/readyz`)
      return [answer.status, Object(await answer.json()).content]
    }
    expect(await content()).toEqual([200, 'ok'])
    const theme = join(folder, 'base/theme.json')
    const text = await readFile(theme, 'utf8')
    await writeFile(theme, text.replace('{', '{ "no-such-field": 1,'))
    await live.reload()
    expect(await content()).toEqual([200, 'outdated'])
    await writeFile(theme, text)
    await live.reload()
    expect(await content()).toEqual([200, 'ok'])
    await live.close()
    await rm(folder, { recursive: true })
  })
})
