import { fork } from 'node:child_process'
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
import type { Side, Told } from './portals-process.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    requests: { type: 'string', default: '400' },
    share: { type: 'string', default: '0.01' },
  },
})
const [rounds, requests] = [Number(values.rounds), Number(values.requests)]

const gateway = await startDouble()
const child = fork(resolve(import.meta.dirname, 'portals-process.ts'), [gateway.url, values.share], {
  execArgv: ['--max-semi-space-size=32', '--min-semi-space-size=16'],
})
const told = async () => ((await once(child, 'message')) as [Told])[0]
const begun = await told()
if (!('ports' in begun)) throw new Error('The portals did not start')
pin(child.pid ?? 0, 0)
pin(process.pid, 1)

async function cpu(): Promise<number> {
  child.send('cpu')
  const answer = await told()
  return 'cpuMs' in answer ? answer.cpuMs : Number.NaN
}

const [first] = await shippedBrands()
const host = first?.brand.hosts[0] ?? ''
const token = makeToken({ memberKey: 'M0', groupId: 'G1', domainId: String(first?.brand.domainId) })
const agent = new Agent({ connections: 8 })
const body = JSON.stringify({ id: documentIds.Home, variables: { path: '/home' } })

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
async function batch(side: Side): Promise<number> {
  const { ports } = begun as Extract<Told, { ports: unknown }>
  const before = await cpu()
  let left = requests
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left > 0) {
        left -= 1
        await ask(ports[side])
      }
    }),
  )
  gateway.seen.length = 0
  return ((await cpu()) - before) / requests
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

async function compare(): Promise<Record<Side, number[]>> {
  const found: Record<Side, number[]> = { without: [], with: [] }
  for (const side of ['without', 'with', 'without', 'with'] as const) await batch(side)
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const))
      found[side].push(await batch(side))
  return found
}

const found = await compare().finally(async () => {
  // Ends by itself then, so that a profile is written.
  child.disconnect()
  await agent.destroy()
  await gateway.close()
})
// Neighbours are compared: what else the machine does is then the same to both.
const ratio = median(found.with.map((ms, index) => ms / (found.without[index] ?? Number.NaN)))
const promises = [atMost("Processor time of Home's query with traces, times without", 1.03, ratio)]
console.log(
  `Processor time of Home's query, medians of ${rounds} rounds of ${requests} in turns, ${values.share} of requests kept\n\n` +
    `without traces  ${(median(found.without) * 1_000).toFixed(0)} µs\nwith traces     ${(median(found.with) * 1_000).toFixed(0)} µs\n\n${promisesTable(promises)}`,
)
process.exitCode = promises.every(({ met }) => met) ? 0 : 1
