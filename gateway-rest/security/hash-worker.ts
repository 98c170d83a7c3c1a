import { scryptSync } from 'node:crypto'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Derivation, Derived } from './hash-queue.ts'

// On Linux a thread has a priority of its own: where processors are short, members' calls get twice the share of log-ins.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 3))

parentPort?.on('message', ({ id, password, salt, cost, bytes }: Derivation) => {
  const derived: Derived = { id, key: scryptSync(password, salt, bytes, { N: cost, r: 8, p: 1 }) }
  parentPort?.postMessage(derived)
})
