import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'
import { startDouble } from '../../../gateway-graph/testing/gateway-double.ts'
import { makeToken } from '../../../server/testing/make-token.ts'
import { shippedBrands } from '../../../server/testing/test-portal.ts'
import { documentIds } from '../../../web/generated/document-ids.ts'
import { pin } from '../graph/rig/pin.ts'
import { atMost } from '../report/promise.ts'
import { promisesTable } from '../report/promises-table.ts'
import type { Told } from './portal-process.ts'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '10' },
    requests: { type: 'string', default: '400' },
    share: { type: 'string', default: '0.01' },
    /** Whether neither portal keeps traces: what this finds is what the comparison itself adds. */
    same: { type: 'boolean', default: false },
  },
})
const [pairs, rounds, requests] = [Number(values.pairs), Number(values.rounds), Number(values.requests)]

const gateway = await startDouble()
pin(process.pid, 1)

const [first] = await shippedBrands()
const host = first?.brand.hosts[0] ?? ''
const token = makeToken({ memberKey: 'M0', groupId: 'G1', domainId: String(first?.brand.domainId) })
const agent = new Agent({ connections: 8 })
const body = JSON.stringify({ id: documentIds.Home, variables: { path: '/home' } })

type Side = 'without' | 'with'
const sides: readonly Side[] = ['without', 'with']

/** A portal in a process of its own: of two in one process the second is slower, whatever it does. */
interface Running {
  child: ChildProcess
  port: number
}

const toldBy = async (child: ChildProcess) => ((await once(child, 'message')) as [Told])[0]

async function start(side: Side): Promise<Running> {
  const share = side === 'with' && !values.same ? [values.share] : []
  const child = fork(resolve(import.meta.dirname, 'portal-process.ts'), [gateway.url, ...share], {
    execArgv: ['--max-semi-space-size=32', '--min-semi-space-size=16'],
  })
  const told = await toldBy(child)
  if (!('port' in told)) throw new Error('The portal did not start')
  pin(child.pid ?? 0, 0)
  return { child, port: told.port }
}

async function cpu(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const answer = await toldBy(child)
  return 'cpuMs' in answer ? answer.cpuMs : Number.NaN
}

async function ask(port: number): Promise<void> {
  const answer = await request(`http://127.0.0.1:${port}/graphql`, {
    ...{ dispatcher: agent, method: 'POST', body },
    headers: {
      ...{ host, origin: `http://${host}`, 'content-type': 'application/json', 'x-portal': '1' },
      cookie: `__Host-token=${token}`,
    },
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(`Home fails: ${text.slice(0, 300)}`)
}

/** Processor time of a request, milliseconds. */
async function batch({ child, port }: Running): Promise<number> {
  const before = await cpu(child)
  let left = requests
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left > 0) {
        left -= 1
        await ask(port)
      }
    }),
  )
  gateway.seen.length = 0
  return ((await cpu(child)) - before) / requests
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

const found: Record<Side, number[]> = { without: [], with: [] }

/** Two portals that have just started, in turns; who starts first changes from pair to pair. */
async function compare(pair: number): Promise<number> {
  const inOrder = pair % 2 ? sides.toReversed() : sides
  const portals = new Map<Side, Running>()
  for (const side of inOrder) portals.set(side, await start(side))
  const run = async (side: Side) => batch(portals.get(side) as Running)
  for (const side of [...inOrder, ...inOrder, ...inOrder]) await run(side)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % 2 ? sides.toReversed() : sides
    const ms = new Map<Side, number>()
    for (const side of turn) ms.set(side, await run(side))
    for (const side of sides) found[side].push(ms.get(side) ?? Number.NaN)
    // Neighbours are compared: what else the machine does is then the same to both.
    ratios.push((ms.get('with') ?? Number.NaN) / (ms.get('without') ?? Number.NaN))
  }
  // Ends by itself then, so that a profile is written.
  for (const { child } of portals.values()) child.disconnect()
  return median(ratios)
}

const ofPairs: number[] = []
try {
  for (let pair = 0; pair < pairs; pair += 1) ofPairs.push(await compare(pair))
} finally {
  await agent.destroy()
  await gateway.close()
}
const ratio = median(ofPairs)
const promises = [atMost("Processor time of Home's query with traces, times without", 1.03, ratio)]
console.log(
  `Processor time of Home's query, medians of ${pairs} pairs of portals, each ${rounds} rounds of ${requests} in turns, ${values.same ? 'no traces in either' : `${values.share} of requests kept`}\n\n` +
    `without traces  ${(median(found.without) * 1_000).toFixed(0)} µs\nwith traces     ${(median(found.with) * 1_000).toFixed(0)} µs\neach pair       ${ofPairs.map(each => each.toFixed(2)).join(' ')}\n\n${promisesTable(promises)}`,
)
process.exitCode = promises.every(({ met }) => met) ? 0 : 1
