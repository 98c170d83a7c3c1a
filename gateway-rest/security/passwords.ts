import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { HashQueue } from './hash-queue.ts'

const COST = 2 ** 14
const KEY_BYTES = 32

/** Hashes and compares passwords, in the queue of hashes. */
export interface Passwords {
  /** A salted scrypt hash of a password as one string, with its cost, so that the cost can be raised later. */
  hash(password: string): Promise<string>
  /** Whether a password has this hash; takes the same time for every wrong password. Known devices go first. */
  verify(password: string, hash: string, first?: boolean): Promise<boolean>
  /** Takes as long as a password check, and is always false. */
  refuse(password: string, first?: boolean): Promise<false>
}

type Derive = (work: Parameters<HashQueue['derive']>[0], first?: boolean) => Promise<Buffer>

/** @throws GatewayError 429 from each of its calls when the queue is full. */
export function createPasswords(queue: Pick<HashQueue, 'derive'>): Passwords {
  const derive: Derive = async (work, first) => queue.derive(work, first)
  // The hash of nobody's password: checking it takes as long for an unknown user name as for a known one.
  const decoy = textOf(randomBytes(16), randomBytes(KEY_BYTES))
  const verify: Passwords['verify'] = async (password, hash, first) => {
    const [kind, cost, salt, key] = hash.split('$')
    if (kind !== 'scrypt' || cost === undefined || salt === undefined || key === undefined) return false
    const wanted = Buffer.from(key, 'base64url')
    const work = { password, salt: Buffer.from(salt, 'base64url'), cost: Number(cost), bytes: KEY_BYTES }
    const derived = await derive(work, first)
    return wanted.length === derived.length && timingSafeEqual(wanted, derived)
  }
  return {
    hash: password => hashWith(derive, password),
    verify,
    async refuse(password, first) {
      await verify(password, decoy, first)
      return false
    },
  }
}

/** A hash for the seed, which is made before there is anybody to wait. */
export function hashPassword(password: string): Promise<string> {
  return hashWith(
    ({ salt, cost, bytes }) =>
      new Promise((done, failed) => {
        scrypt(password, salt, bytes, { N: cost, r: 8, p: 1 }, (error, key) => (error ? failed(error) : done(key)))
      }),
    password,
  )
}

async function hashWith(derive: Derive, password: string): Promise<string> {
  const salt = randomBytes(16)
  return textOf(salt, await derive({ password, salt, cost: COST, bytes: KEY_BYTES }))
}

function textOf(salt: Buffer, key: Buffer): string {
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$')
}
