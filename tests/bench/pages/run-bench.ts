import { availableParallelism, cpus, loadavg } from 'node:os'
import { request } from 'undici'
import { makeToken } from '../../../server/testing/make-token.ts'
import { closedLoop, type Samples } from '../graph/load/closed-loop.ts'
import { openLoop } from '../graph/load/open-loop.ts'
import { openTarget, type Question } from '../graph/load/target.ts'
import { measure } from '../graph/measure/measure.ts'
import { pin } from '../graph/rig/pin.ts'
import { startUpstream } from '../graph/rig/start-upstream.ts'
import { expectSameWords } from '../web/rig/expect-same-words.ts'
import type { BenchOptions } from './bench-options.ts'
import { type BenchPage, benchPages } from './pages/bench-pages.ts'
import type { BenchResult, Rounds } from './report/result.ts'
import { contendersOf } from './rig/contenders.ts'
import { type PageServer, startServer } from './rig/start-server.ts'

const host = 'first.localhost'
const token = makeToken({ memberKey: 'M0', role: 'member' })
const cookie = `__Host-token=${token}; session-ends=4102444800000; viewport=desktop; time-zone=America/Los_Angeles`
const browsers = 'gzip, deflate, br, zstd'

/** A page asked for as a browser does after a click. */
function questionOf({ path, signedIn }: BenchPage, compressed: boolean): Question {
  const own = { ...(signedIn && { cookie }), ...(compressed && { 'accept-encoding': browsers }) }
  return {
    method: 'GET',
    path,
    headers: { host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', ...own },
  }
}

/** Runs everything that the options ask for. `tell` hears which step begins. */
export async function runBench(options: BenchOptions, tell: (step: string) => void): Promise<BenchResult> {
  const { port, rounds, seconds, warmUp, clients, perSecond } = options
  const pages = benchPages.filter(({ name }) => !options.pages || options.pages.includes(name))
  const processors = availableParallelism()
  const machine = { node: process.version, processors, model: cpus()[0]?.model ?? '', pinned: pin(process.pid, 1) }
  const result: BenchResult = {
    machine: { ...machine, load: loadavg()[0] ?? 0 },
    options: { rounds, seconds, clients, perSecond },
    measured: [],
  }
  const upstream = await startUpstream(port)
  const running: PageServer[] = []

  async function load(
    server: PageServer,
    question: Question,
    put: (target: ReturnType<typeof openTarget>) => Promise<Samples>,
  ) {
    const target = openTarget(server.origin, question, Math.max(clients, perSecond))
    const figures = await measure(server, () => put(target))
    await target.close()
    return figures
  }
  /** Every server in every round, each round beginning with another one, so that whatever the machine does meanwhile falls on all. */
  async function inTurns(servers: readonly PageServer[], measureOne: (server: PageServer) => ReturnType<typeof load>) {
    const figures: Rounds = Object.fromEntries(servers.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round += 1)
      for (let turn = 0; turn < servers.length; turn += 1) {
        const server = servers[(round + turn) % servers.length]
        if (server) figures[server.name]?.push(await measureOne(server))
      }
    return figures
  }

  try {
    const contenders = contendersOf(options, upstream.origin)
    const { portal, others } = contenders
    running.push(await startServer(portal))
    const [own] = running
    const sent = new Map<BenchPage, string>()
    for (const page of benchPages) sent.set(page, (await read(own, questionOf(page, false))).html)
    for (const other of others) {
      tell(`start ${other.name}`)
      running.push(await startServer(await other.program(sent)))
    }
    for (const page of pages) {
      const servers = running.filter(({ name }) => contenders.has(name, page.name))
      const bytes: Record<string, number> = {}
      for (const server of servers) {
        const { html } = await read(server, questionOf(page, false))
        // Another checkout may say something else.
        if (server.name !== 'before') expectSameWords(`${page.name} of ${server.name}`, sent.get(page) ?? '', html)
        bytes[server.name] = (await read(server, questionOf(page, true))).bytes
      }
      tell(`warm up for ${page.name}`)
      for (const compressed of [true, false])
        for (const server of servers)
          await load(server, questionOf(page, compressed), target => closedLoop(target, clients, warmUp / 2))
      for (const compressed of [true, false]) {
        tell(`${page.name}${compressed ? ', compressed' : ''}`)
        const question = questionOf(page, compressed)
        const closed = await inTurns(servers, one =>
          load(one, question, target => closedLoop(target, clients, seconds)),
        )
        const steady = compressed && perSecond > 0
        const open = steady
          ? await inTurns(servers, one => load(one, question, target => openLoop(target, perSecond, seconds)))
          : undefined
        result.measured.push({ page: page.name, compressed, bytes, closed, open })
      }
    }
    return result
  } finally {
    await Promise.all(running.map(one => one.stop()))
    await upstream.stop()
  }
}

/** A whole page, and how many bytes came. */
async function read(server: PageServer | undefined, question: Question): Promise<{ html: string; bytes: number }> {
  const { statusCode, body } = await request(`${server?.origin}${question.path}`, { headers: question.headers })
  const content = Buffer.from(await body.arrayBuffer())
  if (statusCode !== 200) throw new Error(`${server?.name} answers ${statusCode} to ${question.path}`)
  return { html: content.toString(), bytes: content.length }
}
