import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { GatewayError } from '../gateway-error.ts'

/** Does something that changes data, once for each key and request; without a key, each time. */
export type Once = (key: unknown, request: unknown, change: () => unknown) => Promise<unknown>

const KEY = /^[\w-]{16,64}$/
const KEPT_MS = 24 * 60 * 60 * 1_000
/** More than this are not kept: the oldest go first. */
const LARGEST = 10_000

/**
 * Remembers what was answered to requests with an idempotency-key, in memory and for a day, so that a form sent again after
 * a lost answer changes nothing twice (MEMBER-24). A request that comes while the first is at work waits for its answer. An
 * unexpected failure is forgotten: it may be tried again.
 */
export function createOnce(clock: Clock): Once {
  const answered = new Map<string, { at: number; answer: Promise<unknown> }>()
  return async (key, request, change) => {
    if (typeof key !== 'string' || !KEY.test(key)) return change()
    // Passwords are among what is sent: only a digest is kept.
    const digest = createHash('sha256')
      .update(JSON.stringify([key, request]))
      .digest('base64')
    const now = clock.now().getTime()
    const known = answered.get(digest)
    if (known && now - known.at < KEPT_MS) return known.answer
    answered.delete(digest)
    const answer = Promise.resolve().then(change)
    answered.set(digest, { at: now, answer })
    const [oldest] = answered.keys()
    if (answered.size > LARGEST && oldest !== undefined) answered.delete(oldest)
    answer.catch(error => {
      if (!(error instanceof GatewayError)) answered.delete(digest)
    })
    return answer
  }
}
