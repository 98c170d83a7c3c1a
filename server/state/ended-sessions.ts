import type { Revocations, SessionMarks } from './state.ts'

/** One row of what was ended. */
export interface Ended {
  /** A session by its id, or everything of a person by their key. */
  readonly kind: 'session' | 'person'
  readonly key: string
  /** Sessions that began later go on, milliseconds since the epoch. */
  readonly beganBy: number
  /** When no token of theirs is valid any longer. */
  readonly until: number
}

/** Ended sessions in memory, so that to check one costs a look-up and no wait (SEC-01). */
export class EndedSessions {
  readonly #sessions = new Map<string, Ended>()
  readonly #people = new Map<string, Ended>()

  has({ id, people, began }: SessionMarks): boolean {
    if (this.#sessions.has(id)) return true
    if (this.#people.size === 0) return false
    return people.some(key => began <= (this.#people.get(key)?.beganBy ?? Number.NEGATIVE_INFINITY))
  }

  /** Of two rows about the same the one that ends more holds, whichever came first. */
  add(row: Ended): void {
    const rows = row.kind === 'session' ? this.#sessions : this.#people
    const known = rows.get(row.key)
    rows.set(row.key, {
      ...row,
      beganBy: Math.max(row.beganBy, known?.beganBy ?? row.beganBy),
      until: Math.max(row.until, known?.until ?? row.until),
    })
  }

  /** Forgets rows whose tokens have all ended by now. */
  forget(now: number): void {
    for (const rows of [this.#sessions, this.#people])
      for (const [key, { until }] of rows) if (until <= now) rows.delete(key)
  }
}

/** How many rows that the store did not take are kept: what waits for it is in memory. */
const mostUnsent = 100_000

/** What ended here while the store took nothing, until it does. */
export class UnsentRows {
  #rows: readonly Ended[] = []

  /** Keeps rows for later, but for those whose tokens have ended by now. */
  keep(rows: readonly Ended[], now: number): void {
    this.#rows = [...this.#rows, ...rows].filter(({ until }) => until > now).slice(-mostUnsent)
  }

  /** Gives all of them away. */
  take(): readonly Ended[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }
}

/** Memory first: here they have ended even when the store takes nothing. */
export function revocationsIn(ended: EndedSessions, store: (rows: readonly Ended[]) => Promise<void>): Revocations {
  const end = (rows: readonly Ended[]) => {
    for (const row of rows) ended.add(row)
    return store(rows)
  }
  return {
    hasEnded: session => ended.has(session),
    endSessions: (ids, until) => end(ids.map(key => ({ kind: 'session', key, beganBy: 0, until: until.getTime() }))),
    endPeople(keys, beganBy, until) {
      const times = { beganBy: beganBy.getTime(), until: until.getTime() }
      return end(keys.map(key => ({ kind: 'person', key, ...times })))
    },
  }
}
