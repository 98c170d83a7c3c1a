import { scryptSync } from 'node:crypto'
import type { HashQueue } from '../security/hash-queue.ts'
import { DEMO_PASSWORD } from '../seed/personas.ts'

/** Made by the seed, at its whole cost. Whatever else is compared was hashed in this queue, or is a guess. */
const isSeeded = (password: string) => password === DEMO_PASSWORD

/**
 * A queue for tests that are not about it: it counts hashes, computes the one of the demo password once, however often a persona signs
 * in, and all others hardly at all.
 */
export function quickHashes(): HashQueue {
  const known = new Map<string, Buffer>()
  let begun = 0
  return {
    async derive({ password, salt, cost, bytes }) {
      begun += 1
      if (!isSeeded(password)) return scryptSync(password, salt, bytes, { N: 2, r: 1, p: 1 })
      const name = [Buffer.from(salt).toString('hex'), cost, bytes].join(' ')
      const key = known.get(name) ?? scryptSync(password, salt, bytes, { N: cost, r: 8, p: 1 })
      known.set(name, key)
      return key
    },
    get begun() {
      return begun
    },
    close: async () => {},
  }
}
