import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { publish } from '../../server/content/publish/publish.ts'
import { bytesIn, keepFiles } from '../../server/content/store/file-bytes.ts'
import { sqlSchedules } from '../../server/content/store/schedules.ts'
import { sqlContentStore } from '../../server/content/store/sql-content-store.ts'
import { openPostgresState } from '../../server/state/postgres/open-postgres-state.ts'
import { send } from '../../server/testing/test-portal.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { startReadinessProxy } from '../faults/support/readiness-proxy.ts'
import { instanceOn } from '../pages/support/two-portals.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../postgres/database-proxy.ts'
import { newDatabase, type TestDatabase } from '../postgres/new-database.ts'
import { beginInstance, type InstanceProcess } from './support/instances.ts'

/** How long the database is away: a minute with OUTAGE_MS=60000. */
const outageMs = Number(process.env.OUTAGE_MS ?? 1_500)
const patient = { timeout: 20_000, interval: 50 }

let folder: string
let gateway: Awaited<ReturnType<typeof startGateway>>
let database: TestDatabase
let proxy: DatabaseProxy
let instances: InstanceProcess[]
const begin = () =>
  beginInstance({
    GATEWAY_URL: gateway.origin,
    DATABASE_URL: `postgresql://portal@127.0.0.1:${proxy.port}${new URL(database.url).pathname}`,
    MANIFESTS: join(folder, 'manifests'),
    DRAIN_MS: '3000',
  })
const at = (index: number) => instances[index % instances.length] as InstanceProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instances-'))
  // One brand: each instance checks what it serves.
  for (const name of ['base', 'first'])
    await cp(resolve(import.meta.dirname, '../../manifests', name), join(folder, 'manifests', name), {
      recursive: true,
    })
  gateway = await startGateway({ port: 0, dataFile: join(folder, 'gateway.sqlite'), hashQueue: quickHashes() })
  database = await newDatabase()
  proxy = await startDatabaseProxy(database.socket)
  instances = await Promise.all([begin(), begin(), begin()].map(({ started }) => started))
})
afterAll(async () => {
  await Promise.all(instances.map(({ kill }) => kill()))
  await proxy.close()
  await database.remove()
  await gateway.close()
  await rm(folder, { recursive: true })
})

const letIn = (cookies: Record<string, string>) => Promise.all(instances.map(instance => instance.lets(cookies)))
const inNone = (cookies: Record<string, string>) =>
  vi.waitFor(async () => expect(await letIn(cookies)).toEqual([false, false, false]), patient)
/** A report of a browser: thirty a minute are taken of one client. */
const report = async (index: number, client: string) =>
  at(index).send('/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': client },
    body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
  })

it.each(['open', 'without notifications'] as const)(
  '[OPS-14] [SEC-01] a log-out at one of three instances holds at all of them, with a database whose way is %s',
  async way => {
    proxy.become(way)
    onTestFinished(() => proxy.become('open'))
    const cookies = await at(0).signIn('active')
    expect(await letIn(cookies)).toEqual([true, true, true])
    await at(1).ask('LogOut', {}, cookies)
    await inNone(cookies)
    expect(await database.query('select count(*)::int as ended from ended')).not.toEqual([{ ended: 0 }])
  },
)

it('[OPS-14] [SEC-10] three instances count together', async () => {
  const statuses = await Promise.all(Array.from({ length: 33 }, (_, index) => report(index, '198.51.100.1')))
  const counted = Map.groupBy(statuses, ({ status }) => status)
  expect([counted.get(204)?.length, counted.get(429)?.length]).toEqual([30, 3])
  const tries = []
  for (let index = 0; index < 12; index += 1) {
    const path = { username: 'nobody-at-all', password: 'wrong' }
    tries.push((await at(index).ask('SignIn', { input: path }, {})).data.signIn.userErrors[0].code)
  }
  expect(tries.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
})

it.each(['open', 'without notifications'] as const)(
  '[OPS-14] a revision that one instance took is taken by all, with a database whose way is %s',
  async way => {
    proxy.become(way)
    onTestFinished(() => proxy.become('open'))
    const file = join(folder, 'manifests/first/brand.json')
    const before = await at(1).manifests()
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/"legalName": "[^"]*"/, `"legalName": "Alderway, ${way}"`))
    await at(0).reload()
    const after = await at(0).manifests()
    expect(after.first).not.toBe(before.first)
    for (const instance of instances)
      await vi.waitFor(async () => expect(await instance.manifests()).toEqual(after), patient)
  },
)

it.each(['broken', 'silent'] as const)(
  '[OPS-15] while the way to the database is %s, members who are inside are served, and what needs it says so and comes back',
  { timeout: 60_000 + outageMs * 2 },
  async way => {
    onTestFinished(() => proxy.become('open'))
    const [stays, left, leaves] = [
      await at(0).signIn('active'),
      await at(0).signIn('active'),
      await at(0).signIn('active'),
    ]
    await at(0).ask('LogOut', {}, left)
    await inNone(left)

    proxy.become(way)
    for (const instance of instances)
      await vi.waitFor(async () => expect((await instance.readiness()).state).toBe('unreadable'), patient)
    const goesOnUntil = Date.now() + outageMs
    do {
      expect(await letIn(stays)).toEqual([true, true, true])
      expect(await letIn(left)).toEqual([false, false, false])
      await setTimeout(200)
    } while (Date.now() < goesOnUntil)
    // Traffic would gain nothing by going elsewhere: it is told, and the instance stays ready.
    expect(await at(0).readiness()).toMatchObject({ ready: true, words: [expect.stringContaining('cannot be read')] })
    const refused = await at(0).send('/graphql', signInRequest)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(refused.text).data.signIn.userErrors[0].code).toBe('UNAVAILABLE')
    expect((await report(0, '198.51.100.2')).status).toBe(503)
    await at(0).ask('LogOut', {}, leaves)
    expect(await at(0).lets(leaves)).toBe(false)
    const late = begin()
    onTestFinished(late.kill)
    expect(await late.says(/^(PostgreSQL at .*)$/m)).toContain('The portal waits for it')

    proxy.become('open')
    await vi.waitFor(async () => expect((await at(1).send('/graphql', signInRequest)).status).toBe(200), patient)
    await inNone(leaves)
    expect(await letIn(stays)).toEqual([true, true, true])
    const started = await late.started
    expect([await started.lets(left), await started.lets(leaves), await started.lets(stays)]).toEqual([
      false,
      false,
      true,
    ])
  },
)

it('[OPS-06] [OPS-14] three instances that are replaced one after another fail no request of a member who is inside', {
  timeout: 120_000,
}, async () => {
  const front = await startReadinessProxy()
  onTestFinished(front.close)
  for (const { port } of instances) await front.add(port)
  const cookies = await at(0).signIn('active')
  const failures: string[] = []
  let [answers, isOver] = [0, false]
  const load = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      const { data } = await insideOf(front.port)
        .ask('Home', { path: '/home' }, cookies)
        .catch((error: unknown) => ({ data: String(error) }))
      if (data?.screen?.redirect === null && data.viewer) answers += 1
      else failures.push(JSON.stringify(data))
      await setTimeout(50)
    }
  })
  const newer = await Promise.all(instances.map(() => begin().started))
  const stopping: Promise<void>[] = []
  for (const [index, older] of [...instances].entries()) {
    const next = newer[index] as InstanceProcess
    await front.add(next.port)
    instances[index] = next
    stopping.push(older.stop().then(() => front.remove(older.port)))
  }
  await Promise.all(stopping)
  const before = answers
  await vi.waitFor(() => expect(answers).toBeGreaterThan(before), patient)
  isOver = true
  await Promise.all(load)
  expect(failures).toEqual([])
  // The newer ones know of the session and of its end.
  await at(2).ask('LogOut', {}, cookies)
  await inNone(cookies)
})

it('[OPS-16] [SEC-01] a log-out that was answered holds although its instance is killed at once', async () => {
  const cookies = await at(0).signIn('active')
  const [killed] = instances.splice(2) as [InstanceProcess]
  await killed.ask('LogOut', {}, cookies)
  await killed.kill()
  await vi.waitFor(async () => expect(await letIn(cookies)).toEqual([false, false]), patient)
})

const insideOf = (port: number) =>
  instanceOn({ send: (path, options) => send(port, `first.localhost:${port}`, path, options) }, 'first.localhost', 1)

const signInRequest = {
  method: 'POST',
  headers: { origin: 'http://first.localhost', 'content-type': 'application/json', 'x-portal': '1' },
  body: JSON.stringify({
    id: documentIds.SignIn,
    variables: { input: { username: 'active1', password: DEMO_PASSWORD } },
  }),
} as const

/** A store of its own over the database of the instances, and the live files with another legal name of a brand. */
async function storeWith(legalName: string) {
  const state = await openPostgresState(database.url)
  onTestFinished(state.close)
  const store = sqlContentStore(state.content)
  const head = await store.head()
  const files = await bytesIn(store, await store.files(head?.tree ?? ''))
  const path = 'first/brand.json'
  const text = new TextDecoder().decode(files.get(path))
  const edited = text.replace(/"legalName": "[^"]*"/, `"legalName": "${legalName}"`)
  const kept = await keepFiles(store, new Map([...files, [path, new TextEncoder().encode(edited)]]))
  return { store, schedules: sqlSchedules(state.content), head: head?.number ?? 0, path, files: kept }
}

const servedByAllBut = (before: { readonly [brand: string]: string }) =>
  vi.waitFor(async () => {
    const [after, ...others] = await Promise.all(instances.map(instance => instance.manifests()))
    expect(after?.first).not.toBe(before.first)
    expect({ ...after, first: '' }).toEqual({ ...before, first: '' })
    for (const other of others) expect(other).toEqual(after)
  }, patient)

it.each(['open', 'without notifications'] as const)(
  '[CONTENT-11] what somebody publishes is served by all instances, with a database whose way is %s',
  async way => {
    proxy.become(way)
    onTestFinished(() => proxy.become('open'))
    const before = await at(0).manifests()
    const { store, head, path, files } = await storeWith(`Published, ${way}`)
    const candidate = { author: 'Ada', at: new Date(), note: '', cause: 'publish' as const, files }
    const outcome = await publish(store, { ...candidate, base: head })
    expect(outcome).toMatchObject({ kind: 'published', revision: { changed: [{ path }] } })
    await servedByAllBut(before)
  },
)

it('[CONTENT-08] [CONTENT-11] one of the instances does what is scheduled, once, and all serve it', async () => {
  const before = await at(0).manifests()
  const { store, schedules, head, files } = await storeWith('Published by a schedule')
  const signed = { author: 'Ada', at: new Date(), note: '' }
  await store.save({ ...signed, name: 'winter', seen: 0, base: head, files })
  await schedules.add({ ...signed, draft: 'winter', version: 1, due: signed.at, zone: 'UTC' })
  await servedByAllBut(before)
  await vi.waitFor(async () => expect(await schedules.list()).toMatchObject([{ state: 'done' }]), patient)
  expect(await store.head()).toMatchObject({ number: head + 1, cause: 'schedule', schedule: 1 })
})
