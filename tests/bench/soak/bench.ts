import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'
import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { documentIds } from '../../../web/generated/document-ids.ts'
import { startFaultProxy } from '../../faults/support/fault-proxy.ts'
import { faults } from '../../faults/support/faults.ts'
import { promisesTable } from '../report/promises-table.ts'
import { table } from '../report/table.ts'
import { quantile, type Sample, verdict } from './verdict.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    members: { type: 'string', default: '8' },
    faults: { type: 'string', default: '0.03' },
    port: { type: 'string', default: '4230' },
  },
})
const [minutes, members, share, port] = [values.minutes, values.members, values.faults, values.port].map(Number) as [
  number,
  number,
  number,
  number,
]
const top = resolve(import.meta.dirname, '../../..')
const folder = await mkdtemp(join(tmpdir(), 'soak-'))
const host = `first.localhost:${port}`

function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { cwd: top, env: { ...process.env, ...env }, stdio: 'ignore' })
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise(done => child.once('exit', done))
    return child.exitCode
  }
}
const stopGateway = start(['gateway-rest/main.ts'], {
  ...{ GATEWAY_PORT: String(port + 1), GATEWAY_DATA: join(folder, 'gateway.sqlite'), GATEWAY_DOMAINS: '1' },
  GATEWAY_FAMILIES: '20',
})
const answering = async (url: string) => {
  while (
    !(await fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false))
  )
    await setTimeout(200)
}
await answering(`http://127.0.0.1:${port + 1}/healthz`)
const proxy = await startFaultProxy(`http://127.0.0.1:${port + 1}`)
const stopPortal = start(
  ['--no-allocation-site-pretenuring', '--min-semi-space-size=16', '--max-semi-space-size=32', 'server/cli/start.ts'],
  {
    ...{ NODE_ENV: 'production', PORT: String(port), GATEWAY_URL: proxy.url, METRICS_PORT: String(port + 2) },
    ...{ PORTAL_DATA: join(folder, 'portal.sqlite'), DRAIN_MS: '500', METRICS_HOST: '127.0.0.1', HOST: '127.0.0.1' },
  },
)
await answering(`http://127.0.0.1:${port}/readyz`)

/** Faults that end by themselves: a call that hangs takes its deadline. */
proxy.plan = () => (Math.random() < share ? faults[Math.floor(Math.random() * faults.length)] : undefined)

const agent = new Agent({ connections: 64 })
const times: number[] = []
const outcomes = new Map<string, number>()
const until = performance.now() + minutes * 60_000
const isOver = () => performance.now() >= until

/** One member: signs in, looks around, signs out, again and again. */
async function member(number: number): Promise<void> {
  let cookies: Record<string, string> = {}
  const ask = async (path: string, document?: string, variables: object = {}) => {
    const began = performance.now()
    const answer = await request(`http://127.0.0.1:${port}${path}`, {
      ...{ dispatcher: agent, method: document === undefined ? 'GET' : 'POST' },
      headers: {
        ...{ host, origin: `http://${host}`, 'x-forwarded-proto': 'https', 'accept-encoding': 'br' },
        ...{ 'x-forwarded-for': `198.51.100.${number}`, 'content-type': 'application/json', 'x-portal': '1' },
        cookie: Object.entries(cookies)
          .map(pair => pair.join('='))
          .join('; '),
      },
      body: document === undefined ? null : JSON.stringify({ id: documentIds[document], variables }),
    })
    await answer.body.dump()
    times.push(performance.now() - began)
    const kind = `${document === undefined ? 'page' : 'data'} ${answer.statusCode}`
    outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1)
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s)
      if (/max-age=0/i.test(line)) delete cookies[name]
      else cookies[name] = value
    }
  }
  while (!isOver()) {
    cookies = {}
    await ask('/login')
    await ask('/graphql', 'SignIn', { input: { username: 'active1', password: DEMO_PASSWORD } })
    for (let times = 0; times < 30 && !isOver(); times += 1) {
      await ask(['/home', '/claims', '/benefits', '/contact', '/no-such-page'][times % 5] ?? '')
      await ask('/graphql', 'Home', { path: '/home' })
      await setTimeout(Math.random() * 100)
    }
    await ask('/graphql', 'LogOut')
  }
}

const samples: Sample[] = []
async function sample(): Promise<void> {
  const began = performance.now()
  while (!isOver()) {
    const text = await (await fetch(`http://127.0.0.1:${port + 2}/metrics`)).text()
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    samples.push({
      minute: (performance.now() - began) / 60_000,
      heap: value('v8js_memory_heap_used_bytes'),
      rss: value('process_memory_usage_bytes'),
      descriptors: value('process_unix_file_descriptor_count'),
    })
    proxy.passed.length = 0
    proxy.answers.length = 0
    await setTimeout(1_000)
  }
}
const failing = (error: unknown) =>
  void outcomes.set(`failed: ${String(error)}`, (outcomes.get(String(error)) ?? 0) + 1)
const untilOver = async (work: () => Promise<void>) => {
  while (!isOver()) await work().catch(failing)
}
await Promise.all([sample(), ...Array.from({ length: members }, (_, number) => untilOver(() => member(number + 1)))])

const { parts, promises } = verdict(samples, minutes)
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
console.log(
  [
    `# Soak: ${minutes} minutes, ${members} members, ${share} of calls struck by one of ${faults.length} faults`,
    '',
    table(
      ['Part', 'Heap MB', 'Memory MB', 'Descriptors'],
      parts.map(({ heap, rss, descriptors }, index) => [
        ...[`third ${index + 1}`, megabytes(heap), megabytes(rss), String(descriptors)],
      ]),
    ),
    '',
    `${times.length} answers, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    [...outcomes].map(([kind, count]) => `${kind}: ${count}`).join(', '),
    '',
    promisesTable(promises),
  ].join('\n'),
)
const code = await stopPortal()
console.log(`The portal ended with ${code}`)
await agent.destroy()
await proxy.close()
await stopGateway()
await rm(folder, { recursive: true })
process.exitCode = promises.every(({ met }) => met) && code === 0 ? 0 : 1
