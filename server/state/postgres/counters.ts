import { createHmac } from 'node:crypto'
import type { Allowance, Consumed, Counters } from '../state.ts'
import type { Database } from './database.ts'

interface Counter {
  readonly taken: number
  readonly endsAt: number
}

/** How many counts may pass before those whose window is over are removed. */
const sweepEvery = 1_000

/** Counters in the database: each count is one statement, so that no two instances count the same. */
export function createCounters(database: Database, now: () => number, secret: Uint8Array): Counters {
  const digest = (key: string) => createHmac('sha256', secret).update(key).digest()
  let counts = 0
  const sweep = async (at: number) => {
    counts += 1
    if (counts % sweepEvery === 0) await database.quickly('delete from counter where ends_at <= $1', [at])
  }
  return {
    async consume(name, { times, windowMs }: Allowance): Promise<Consumed> {
      const [key, at] = [digest(name), now()]
      // Read first: what is refused writes nothing, so that a flood of it stays cheap.
      const [known] = await database.quickly<Counter>(
        'select taken, ends_at as "endsAt" from counter where key = $1 and ends_at > $2',
        [key, at],
      )
      if (known !== undefined && known.taken >= times) return { allowed: false, retryAfterMs: known.endsAt - at }
      await sweep(at)
      const [row] = await database.quickly<Counter>(
        `insert into counter as c (key, taken, ends_at) values ($1, 1, $2) on conflict (key) do update set
           taken = case when c.ends_at <= $3 then 1 else c.taken + 1 end,
           ends_at = case when c.ends_at <= $3 then excluded.ends_at else c.ends_at end
         returning taken, ends_at as "endsAt"`,
        [key, at + windowMs, at],
      )
      // Others may have counted in between.
      const { taken, endsAt } = row ?? { taken: 1, endsAt: at + windowMs }
      return taken <= times ? { allowed: true } : { allowed: false, retryAfterMs: endsAt - at }
    },
    async giveBack(name) {
      await database.quickly('update counter set taken = taken - 1 where key = $1 and taken > 0', [digest(name)])
    },
    async forget(name) {
      await database.quickly('delete from counter where key = $1', [digest(name)])
    },
  }
}
