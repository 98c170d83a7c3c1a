import { getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Sides } from './open-sides.ts'
import { type Came, logIn } from './visitor.ts'

/** Members' own names: half of the attempts are about them. */
export const people = [
  ...['active1', 'short1', 'noclaims1', 'employee1', 'medicare1', 'renewal1', 'ebill1', 'preventive1'],
]

/** Wrong log-ins to send: as many a second, or all at once. */
interface Order {
  from: number
  count: number
  perSecond?: number
}

type Told = Pick<Came, 'status' | 'ms' | 'retryAfter'>

/** Sends wrong log-ins, and tells what came back. */
export interface Attacker {
  attack(order: Order): Promise<readonly Told[]>
  stop(): Promise<number>
}

/**
 * An attacker on a thread of its own, whose work comes last: real ones have machines of their own, and what members wait for is not to be
 * the attacker's work.
 */
export function startAttacker({ port, documents }: Pick<Sides, 'port' | 'documents'>): Attacker {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port, documents }, execArgv: [] })
  return {
    attack: order =>
      new Promise((done, failed) => {
        worker.once('message', done).once('error', failed)
        worker.postMessage(order)
      }),
    stop: () => worker.terminate(),
  }
}

/** A wrong log-in: half of unknown names and half of the members' own, from one address and from many, by both ways. */
function attempt(index: number) {
  const username = index % 2 ? `nobody${index}` : (people[(index / 2) % people.length] ?? '')
  const from = index % 3 ? `198.51.${(index >> 8) & 255}.${index & 255}` : '203.0.113.7'
  return { username, password: `Wrong${index}`, from, way: index % 4 < 2 ? 'page' : 'graphql' } as const
}

parentPort?.on('message', async ({ from, count, perSecond }: Order) => {
  const sides = workerData as Pick<Sides, 'port' | 'documents'>
  const began = performance.now()
  const under: Promise<Told>[] = []
  for (let sent = 0; sent < count; sent += 1) {
    const early = perSecond === undefined ? 0 : began + (sent * 1_000) / perSecond - performance.now()
    if (early > 0) await wait(early)
    under.push(logIn(sides, attempt(from + sent)).then(({ status, ms, retryAfter }) => ({ status, ms, retryAfter })))
  }
  parentPort?.postMessage(await Promise.all(under))
})
// On Linux a thread has a priority of its own.
if (parentPort && process.platform === 'linux') setPriority(Math.max(19, getPriority()))
