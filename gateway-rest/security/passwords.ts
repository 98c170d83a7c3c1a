import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const COST = 2 ** 14
const KEY_BYTES = 32

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N: cost, r: 8, p: 1 }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** A salted scrypt hash of a password as one string, with its cost, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password has this hash; takes the same time for every wrong password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [kind, cost, salt, key] = hash.split('$')
  if (kind !== 'scrypt' || cost === undefined || salt === undefined || key === undefined) return false
  const wanted = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return wanted.length === derived.length && timingSafeEqual(wanted, derived)
}

// The hash of nobody's password: checking it takes as long for an unknown user name as for a known one.
const decoy = hashPassword(randomBytes(24).toString('base64url'))

/** Takes as long as a password check, and is always false. */
export async function refusePassword(password: string): Promise<false> {
  await verifyPassword(password, await decoy)
  return false
}
