import type { Dispatcher } from 'undici'
import { CircuitBreaker } from './circuit-breaker.ts'
import { RetryBudget } from './retries.ts'

/** Circuit breaker and retry budget of a gateway, shared by all requests; they hold no member data. */
export interface Guards {
  breaker: CircuitBreaker
  budget: RetryBudget
}

const guards = new WeakMap<Dispatcher, Guards>()

/** The breaker and the retry budget of a connection pool: the same for every request that uses the pool. */
export function guardsOfPool(pool: Dispatcher): Guards {
  let known = guards.get(pool)
  if (!known) {
    const breaker = new CircuitBreaker({
      failures: 10,
      windowMs: 10_000,
      openMs: 5_000,
      now: () => performance.now(),
    })
    known = { breaker, budget: new RetryBudget(0.2, 10) }
    guards.set(pool, known)
  }
  return known
}
