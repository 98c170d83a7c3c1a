import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { GatewayError } from '../gateway-error.ts'

/** One hash to compute. */
export interface Derivation {
  readonly id: number
  readonly password: string
  readonly salt: Uint8Array
  readonly cost: number
  readonly bytes: number
}

/** What a worker answers. */
export interface Derived {
  readonly id: number
  readonly key: Uint8Array
}

export interface HashQueue {
  /**
   * Computes a hash on a thread of the queue's own. `first` is for those who go before others: they have waiting places of their own.
   * @throws GatewayError 429 TOO_MANY_REQUESTS at once when all places are taken.
   */
  derive(work: Omit<Derivation, 'id'>, first?: boolean): Promise<Buffer>
  /** How many hashes it has begun: the same work takes the same time. */
  readonly begun: number
  close(): Promise<void>
}

export interface HashQueueOptions {
  /** Threads; half of the processors unless stated. */
  readonly workers?: number
  /** Places in each of the two lines. */
  readonly places?: number
}

interface Waiting extends Omit<Derivation, 'id'> {
  readonly done: (key: Buffer) => void
  readonly failed: (error: unknown) => void
}

/** A hash takes some 50 ms: whoever gets the last place waits for less than two seconds. */
const PLACES = 32
const FULL_SECONDS = 5

/**
 * A bounded queue for password hashes (SEC-11). They would fill libuv's pool, in which files, names of hosts and other cryptography wait
 * too; here they wait for each other alone, and a flood is told to come back later.
 */
export function createHashQueue({
  workers = Math.max(1, Math.floor(availableParallelism() / 2)),
  places = PLACES,
}: HashQueueOptions = {}): HashQueue {
  const lines: { readonly first: Waiting[]; readonly others: Waiting[] } = { first: [], others: [] }
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const atWork = new Map<Worker, Waiting>()
  let begun = 0

  // Made when they are needed: many a gateway of a test hashes nothing.
  function freeWorker(): Worker | undefined {
    const free = idle.pop()
    if (free !== undefined || all.size >= workers) return free
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { execArgv: [] })
    all.add(worker)
    worker.on('message', ({ key }: Derived) => {
      const work = atWork.get(worker)
      rest(worker)
      work?.done(Buffer.from(key))
    })
    worker.on('error', error => {
      const work = atWork.get(worker)
      atWork.delete(worker)
      all.delete(worker)
      work?.failed(error)
      next()
    })
    return worker
  }

  function rest(worker: Worker): void {
    atWork.delete(worker)
    // A queue that nobody closed does not keep its process alive.
    worker.unref()
    idle.push(worker)
    next()
  }

  function next(): void {
    if (lines.first.length + lines.others.length === 0) return
    const worker = freeWorker()
    const work = worker && (lines.first.shift() ?? lines.others.shift())
    if (!worker || !work) return
    begun += 1
    atWork.set(worker, work)
    worker.ref()
    const { password, salt, cost, bytes } = work
    worker.postMessage({ id: begun, password, salt, cost, bytes } satisfies Derivation)
  }

  return {
    derive(work, first = false) {
      const line = first ? lines.first : lines.others
      if (line.length >= places)
        throw new GatewayError('TOO_MANY_REQUESTS', 'The service is busy. Please try again later.', {
          retryAfterSeconds: FULL_SECONDS,
        })
      return new Promise((done, failed) => {
        line.push({ ...work, done, failed })
        next()
      })
    },
    get begun() {
      return begun
    },
    async close() {
      lines.first.length = 0
      lines.others.length = 0
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}
