import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { request } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { readManifests } from '../../server/content/read-manifests.ts'
import { networks } from '../../server/settings/networks.ts'
import { type RunningPortal, startPortal } from '../../server/start-portal.ts'
import { openState } from '../../server/state/open-state.ts'
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

  it('[OPS-07] is 503 when the gateway is not there, while /livez still says that the process answers', async () => {
    const alone = await startTestPortal({ gatewayUrl: 'http://127.0.0.1:9' })
    const { status, text } = await alone.send('/readyz')
    expect([status, JSON.parse(text).words]).toEqual([
      503,
      [
        'The REST gateway at http://127.0.0.1:9 cannot be reached (ECONNREFUSED): nobody can sign in or see their data. See "The gateway is bad".',
      ],
    ])
    expect(await alone.send('/livez')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    await alone.close()
  })

  it.each([
    ['trusted', undefined, 'x-forwarded-for'],
    ['trusted', undefined, 'x-forwarded-proto'],
    ['trusted', undefined, 'x-real-ip'],
    ['not trusted', '10.0.0.5', 'x-forwarded-for'],
    ['not trusted', '10.0.0.5', 'x-forwarded-host'],
    ['not trusted', '10.0.0.5', 'forwarded'],
  ])(
    '[OPS-07] tells who comes through a proxy that is %s (%s, %s) what is wrong, but no names of machines',
    async (_, proxies, header) => {
      const trustedProxies = proxies === undefined ? undefined : networks.read(proxies)
      const alone = await startTestPortal({ gatewayUrl: 'http://127.0.0.1:9', trustedProxies })
      const said = header === 'x-forwarded-proto' ? 'https' : '203.0.113.7'
      const { status, text } = await alone.send('/readyz', { headers: { [header]: said } })
      expect([status, JSON.parse(text)]).toEqual([
        503,
        { ready: false, gateway: 'unreachable', content: 'ok', state: 'ok', portal: 'ok' },
      ])
      await alone.close()
    },
  )

  it('[OPS-07] says that the store cannot be read, and stays ready: members who are inside are served', async () => {
    const state = openState(':memory:')
    const trouble = Object.assign(new Error('No connection to member-db.example'), { code: 'ECONNREFUSED' })
    const sick = await startTestPortal({ gatewayUrl: proxy.url, state: { ...state, trouble: () => trouble } })
    const { status, text } = await sick.send('/readyz')
    expect([status, JSON.parse(text)]).toMatchObject([
      200,
      {
        ready: true,
        state: 'unreadable',
        words: ['What instances share cannot be read (ECONNREFUSED). See "The database is bad".'],
      },
    ])
    await sick.close()
    await state.close()
  })

  it('is 503 without a brand to serve', async () => {
    const empty = await startTestPortal({ gatewayUrl: proxy.url, brands: [] })
    const { status, text } = await empty.send('/readyz', { host: 'any.example' })
    expect([status, JSON.parse(text).content]).toEqual([503, 'missing'])
    await empty.close()
  })

  describe('with manifests of its own', () => {
    let folder: string
    let live: RunningPortal
    const lines: Record<string, unknown>[] = []
    const at = async (path: string) => {
      const answer = await request(`http://127.0.0.1:${live.port}${path}`)
      return [answer.statusCode, JSON.parse(await answer.body.text())]
    }
    const edit = async (file: string, change: (text: string) => string) => {
      const path = join(folder, file)
      const former = await readFile(path, 'utf8')
      await writeFile(path, change(former))
      const reloaded = await live.reload()
      return { reloaded, mend: () => edit(file, () => former) }
    }
    const mistake = (text: string) => text.replace('{', '{ "no-such-field": 1,')
    const renamed = (text: string) => text.replace(/("name": ")[^"]*/, '$1Renamed')
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'health-'))
      await cp(resolve(import.meta.dirname, '../../manifests'), folder, { recursive: true })
      const reload = () => readManifests(folder)
      const assets = { script: '', styles: [], preload: [], parts: {} }
      live = await startPortal({
        ...{ port: 0, host: '127.0.0.1', gatewayUrl: gateway.url, build: 'v1.2.3' },
        log: { level: 'info', stream: { write: line => void lines.push(JSON.parse(line)) } },
        metrics: { port: 0, host: '127.0.0.1' },
        manifests: { folder, brands: await reload(), reload },
        web: { renderPage: plainRender, assets, folder },
      })
    })
    afterEach(async () => {
      await live.close()
      await rm(folder, { recursive: true })
    })

    it('[OPS-11] says that the newest have mistakes, and stays ready: the last good ones serve', async () => {
      expect(await at('/readyz')).toMatchObject([200, { content: 'ok', words: [] }])
      const [, before] = await at('/version')
      const { mend } = await edit('base/theme.json', mistake)
      const [status, { content, words }] = await at('/readyz')
      expect([status, content]).toEqual([200, 'outdated'])
      expect(words[0]).toMatch(
        /were refused at \d{4}-.*last good ones serve.*base\/theme\.json:\d+:\d+.*no-such-field/s,
      )
      expect((await at('/version'))[1]).toEqual(before)
      const metrics = async () => (await fetch(`http://127.0.0.1:${live.metricsPort}/metrics`)).text()
      expect(await metrics()).toContain('portal_manifests_refused 1')
      expect(await metrics()).toContain('portal_manifests_reloads_total{outcome="refused"} 1')
      expect(lines.filter(({ msg }) => msg === 'manifests refused')).toMatchObject([
        { level: 'error', reason: expect.stringContaining('no-such-field'), revisions: before.manifests },
      ])
      await mend()
      expect(await metrics()).toContain('portal_manifests_refused 0')
      expect(lines.at(-1)).toMatchObject({ level: 'info', msg: 'manifests taken' })
      expect(await at('/readyz')).toMatchObject([200, { content: 'ok', words: [] }])
    })

    it("[OPS-12] takes a brand's good edit while another brand has a mistake, but nothing while base has one", async () => {
      const revisions = async () => (await at('/version'))[1].manifests
      const first = await revisions()
      const { reloaded, mend } = await edit('senior/brand.json', mistake)
      expect(reloaded.ok).toBe(false)
      await edit('regional/brand.json', renamed)
      const second = await revisions()
      expect(second).toEqual({ ...first, regional: expect.not.stringMatching(first.regional) })
      expect((await at('/readyz'))[1].words[0]).toContain('senior/brand.json')

      const base = await edit('base/theme.json', mistake)
      await edit('first/brand.json', renamed)
      expect(await revisions()).toEqual(second)
      await base.mend()
      expect(await revisions()).toEqual({ ...second, first: expect.not.stringMatching(first.first) })
      expect((await mend()).reloaded.ok).toBe(true)
      expect((await at('/readyz'))[1].content).toBe('ok')
    })

    it('[OPS-07] /version tells the build and the revision of each brand', async () => {
      expect(await at('/version')).toEqual([
        200,
        {
          build: 'v1.2.3',
          manifests: Object.fromEntries(
            ['first', 'senior', 'medical-dental', 'regional'].map(id => [id, expect.stringMatching(/^[0-9a-f]{12}$/)]),
          ),
          since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ])
    })
  })
})
