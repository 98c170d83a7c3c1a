import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'
import { manifestsFolder } from '../../../server/content/manifest-files.ts'
import { makeToken } from '../../../server/testing/make-token.ts'
import { percentile } from '../graph/load/percentile.ts'
import { pin } from '../graph/rig/pin.ts'
import { startUpstream } from '../graph/rig/start-upstream.ts'
import { startServer } from '../pages/rig/start-server.ts'
import { atLeast, atMost } from '../report/promise.ts'
import { promisesTable } from '../report/promises-table.ts'
import { table } from '../report/table.ts'

/**
 * `npm run bench:overload`: what becomes of a signed-in Home when two and five times as many ask as one instance can answer (R9),
 * with its guard and, told beside it, without.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '4260' },
    'overload-percent': { type: 'string', default: '90' },
  },
})
const [seconds, port] = [Number(values.seconds), Number(values.port)]
/** How long a browser waits, in milliseconds: an answer that comes later helps nobody. */
const goodWithin = 2_000
const times = [0.5, 2, 5] as const

const host = 'first.localhost'
const token = makeToken({ memberKey: 'M0', role: 'member' })
const cookie = `__Host-token=${token}; session-ends=4102444800000; viewport=desktop; time-zone=America/Los_Angeles`
const headers = { host, cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'accept-encoding': 'br' }
const agent = new Agent({ connections: 4_000, pipelining: 1, headersTimeout: 60_000 })

interface Came {
  status: number
  ms: number
}

async function ask(origin: string): Promise<Came> {
  const began = performance.now()
  const status = await request(`${origin}/home`, { dispatcher: agent, headers }).then(
    async ({ statusCode, body }) => {
      await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      return statusCode
    },
    () => 0,
  )
  return { status, ms: performance.now() - began }
}

/** So many clients, each of whom asks again when the answer is there. */
async function steady(origin: string, clients: number): Promise<Came[]> {
  const came: Came[] = []
  const end = performance.now() + seconds * 1_000
  const client = async () => {
    while (performance.now() < end) came.push(await ask(origin))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return came
}

/** Asks so often a second, whatever comes back. */
async function flood(origin: string, perSecond: number): Promise<Came[]> {
  const under: Promise<Came>[] = []
  const began = performance.now()
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1_000) {
    while (under.length < passed * perSecond) under.push(ask(origin))
    await wait(2)
  }
  return Promise.all(under)
}

const told = (came: readonly Came[]) => {
  const good = came.filter(({ status, ms }) => status === 200 && ms <= goodWithin)
  const away = came.filter(({ status }) => status === 503)
  const slowest = (list: readonly Came[]) => {
    const took = list.map(({ ms }) => ms)
    return percentile(took, 0.99)
  }
  return {
    perSecond: good.length / seconds,
    ms: slowest(good),
    awayPerSecond: away.length / seconds,
    awayMs: slowest(away),
    lost: (came.length - good.length - away.length) / seconds,
  }
}

/** What an instance does at its best, and when more comes. */
async function measure(name: string, overloadPercent: string, upstream: string) {
  const module = fileURLToPath(new URL('../web/rig/portal-process.ts', import.meta.url))
  const args = [String(port + 1), upstream, manifestsFolder(), overloadPercent]
  const server = await startServer({ name, module, args, port: port + 1, greets: true })
  await steady(server.origin, 8)
  const peak = told(await steady(server.origin, 16))
  const rows = []
  for (const share of times) {
    rows.push({ share, ...told(await flood(server.origin, peak.perSecond * share)) })
    await wait(2_000)
  }
  await server.stop()
  return { peak, rows }
}

pin(process.pid, 1)
const upstream = await startUpstream(port)
const [guarded, bare] = [
  await measure('guarded', values['overload-percent'], upstream.origin),
  await measure('bare', '100', upstream.origin),
]
await upstream.stop()

const rowsOf = (name: string, { peak, rows }: typeof guarded) =>
  [{ share: 1, ...peak }, ...rows].map(({ share, perSecond, ms, awayPerSecond, awayMs, lost }, index) => [
    `${name}, ${index === 0 ? 'as much as it can' : `${share} times that`}`,
    ...[perSecond, ms, awayPerSecond, awayMs, lost].map(figure => figure.toFixed(0)),
  ])
const at = (share: number) => guarded.rows.find(row => row.share === share) ?? guarded.peak
const promises = [
  ...([2, 5] as const).flatMap(share => [
    atLeast(`Good answers at ${share} times, of the most`, 0.9, at(share).perSecond / guarded.peak.perSecond),
    atMost(`Who is turned away at ${share} times knows it, 99 of 100, ms`, 20, at(share).awayMs),
  ]),
  atMost('Turned away at half of what it can do, a second', 0, at(0.5).awayPerSecond),
]
const head = [`Home, ${seconds} s each`, 'good/s', 'p99 ms', 'away/s', 'p99 ms', `late or lost/s`]
console.log(
  `${table(head, [...rowsOf('with guard', guarded), ...rowsOf('without', bare)])}\n\n${promisesTable(promises)}`,
)
process.exit(promises.every(({ met }) => met) ? 0 : 1)
