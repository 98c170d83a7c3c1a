import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openPostgresState } from '../../../server/state/postgres/open-postgres-state.ts'
import { startServer } from '../../postgres/server.ts'
import { hashOf, homeData } from '../graph/contenders/bench-documents.ts'
import { postAsBrowser } from '../graph/contenders/contenders.ts'
import { closedLoop } from '../graph/load/closed-loop.ts'
import { median, percentile } from '../graph/load/percentile.ts'
import { openTarget, type Target } from '../graph/load/target.ts'
import { buildFolder } from '../graph/rig/folders.ts'
import { pin } from '../graph/rig/pin.ts'
import { type Helper, startHelper } from '../graph/rig/processes.ts'
import { startFlags } from '../graph/rig/start-flags.ts'
import { startUpstream } from '../graph/rig/start-upstream.ts'
import type { Usage } from '../graph/rig/usage.ts'

/**
 * `npm run bench:instances`: whether throughput grows with instances (OPS-18), what an instance costs that has nothing to do, and
 * how soon it knows what another one was told (OPS-14). The load program and the upstream need a processor, too, so that on
 * two of them no clock can tell: what is compared is processor time per answer, which says how often a processor of its own lets
 * an instance answer.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seconds: { type: 'string' } } })
const [rounds, seconds] = [Number(values.rounds ?? 3), Number(values.seconds ?? 4)]
/** Answers before an instance is measured: all are compiled alike then. */
const warmUp = 6_000
const clients = 16
const ports = [4180, 4181] as const
const upstreamPort = 4182

const reporter = fileURLToPath(new URL('../graph/rig/usage-reporter.ts', import.meta.url))
const program = fileURLToPath(new URL('instance-process.ts', import.meta.url))
const question = (port: number) => postAsBrowser(port, { id: hashOf(homeData), variables: {} })

interface Instance {
  target: Target
  helper: Helper<{ usage: Usage }>
}

async function start(index: 0 | 1, upstream: string, place: string): Promise<Instance> {
  const port = ports[index]
  const helper = startHelper<{ usage: Usage }>(program, [String(port), upstream, place], {
    execArgv: ['--import', reporter, '--expose-gc', ...startFlags()],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  pin(helper.child.pid ?? 0, index)
  const target = openTarget(`http://127.0.0.1:${port}`, question(port), clients)
  for (let tries = 0; ; tries += 1) {
    const isThere = await target.read().then(
      () => true,
      () => false,
    )
    if (isThere) {
      for (let answers = 0; answers < warmUp; ) answers += (await closedLoop(target, clients, 1)).latencies.length
      return { target, helper }
    }
    if (tries > 600) fail('An instance does not answer')
    await setTimeout(50)
  }
}

/** Answers for a second of processor time, of all instances together, each with a processor of its own. */
async function throughput(instances: readonly Instance[]): Promise<number> {
  const used = async ({ helper }: Instance) => (await helper.tell('usage')).usage.cpu
  const measured = await Promise.all(
    instances.map(async instance => {
      const before = await used(instance)
      const { latencies } = await closedLoop(instance.target, clients / instances.length, seconds)
      return latencies.length / (((await used(instance)) - before) / 1e6)
    }),
  )
  return measured.reduce((sum, each) => sum + each, 0)
}

/** Processor time of an instance that is asked nothing, milliseconds in a second. */
async function idleCost({ helper }: Instance): Promise<number> {
  const { usage: before } = await helper.tell('usage')
  await setTimeout(4_000)
  const { usage: after } = await helper.tell('usage')
  return (after.cpu - before.cpu) / 1000 / 4
}

/** How long after a log-out was stored by one instance another one knows of it, milliseconds. */
async function newsDelays(url: string): Promise<number[]> {
  const [here, there] = [await openPostgresState(url), await openPostgresState(url)]
  const delays: number[] = []
  for (let number = 0; number < 200; number += 1) {
    const id = `bench-${number}`
    const began = performance.now()
    await here.revocations.endSessions([id], new Date(Date.now() + 60_000))
    while (!there.revocations.hasEnded({ id, people: [], began: 0 })) await setTimeout(1)
    delays.push(performance.now() - began)
  }
  await Promise.all([here.close(), there.close()])
  return delays
}

function fail(message: string): never {
  throw new Error(message)
}

mkdirSync(buildFolder, { recursive: true })
const file = resolve(buildFolder, 'instances.sqlite')
for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
const [server, upstream] = [await startServer({ durable: true }), await startUpstream(upstreamPort)]
try {
  const figures: Record<'alone in a file' | 'alone' | 'two', number[]> = { 'alone in a file': [], alone: [], two: [] }
  const idle: Record<'file' | 'database', number[]> = { file: [], database: [] }
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}`)
    const inFile = await start(0, upstream.origin, file)
    figures['alone in a file'].push(await throughput([inFile]))
    idle.file.push(await idleCost(inFile))
    await inFile.helper.stop()
    const one = await start(0, upstream.origin, server.url)
    figures.alone.push(await throughput([one]))
    idle.database.push(await idleCost(one))
    const other = await start(1, upstream.origin, server.url)
    figures.two.push(await throughput([one, other]))
    await Promise.all([one, other].map(({ helper }) => helper.stop()))
  }
  const ratio = (of: keyof typeof figures, to: keyof typeof figures) =>
    median(figures[of].map((figure, round) => figure / (figures[to][round] ?? Number.NaN)))
  const delays = await newsDelays(server.url)
  const rounded = (figure: number, digits = 2) => Number(figure.toFixed(digits))
  const result = {
    'answers of Home a second of processor, one instance over a file': rounded(median(figures['alone in a file']), 0),
    'one over PostgreSQL': rounded(median(figures.alone), 0),
    'two over PostgreSQL, a processor each': rounded(median(figures.two), 0),
    'two to one (wanted: 1.7)': rounded(ratio('two', 'alone')),
    'PostgreSQL to file (wanted: 0.97)': rounded(ratio('alone', 'alone in a file')),
    'idle, ms of processor a second: file': rounded(median(idle.file), 1),
    'idle, ms of processor a second: PostgreSQL': rounded(median(idle.database), 1),
    'ms until another instance knows of a log-out, from its beginning: median': rounded(median(delays), 1),
    'ms until another instance knows of a log-out: 99 of 100': rounded(percentile(delays, 0.99), 1),
  }
  writeFileSync(resolve(buildFolder, 'instances.json'), JSON.stringify({ result, figures, idle }, undefined, 2))
  for (const [what, figure] of Object.entries(result)) console.log(`${what}: ${figure}`)
} finally {
  await upstream.stop()
  await server.close()
}
process.exit()
