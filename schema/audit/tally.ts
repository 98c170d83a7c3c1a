import type { AuditEntry } from './chain.ts'

/** Kinds that are told apart within a minute; of more the person is left out. */
const largest = 500

interface Counted {
  last: AuditEntry
  more: number
}

/**
 * Keeps what can be caused without end from filling an audit: what nobody who is known did, and what was refused. The first
 * of a kind within a minute becomes a row, all others of that minute become one more row, which says how many they were.
 * What staff do as a member is never counted together: each is a row.
 */
export class Tally {
  readonly #kinds = new Map<string, Counted>()

  /** The entry that is to be stored now; undefined for one that is only counted. */
  take(entry: AuditEntry): AuditEntry | undefined {
    if (entry.actingAs !== null || (entry.person !== null && entry.result === 'done')) return entry
    const kind = kindOf(entry)
    if (!this.#kinds.has(kind) && this.#kinds.size >= largest && entry.person !== null)
      return this.take({ ...entry, person: null })
    const known = this.#kinds.get(kind)
    this.#kinds.set(kind, { last: entry, more: known === undefined ? 0 : known.more + 1 })
    return known === undefined ? entry : undefined
  }

  /** Whether anything is to be told at the end of the minute. */
  get isEmpty(): boolean {
    return this.#kinds.size === 0
  }

  /** What was only counted, as rows. A new minute begins. */
  end(): AuditEntry[] {
    const counted = [...this.#kinds.values()].filter(({ more }) => more > 0)
    this.#kinds.clear()
    return counted.map(({ last, more }) => ({ ...last, result: `${last.result}, ${more} more` }))
  }
}

function kindOf({ event, result, person, what, origin }: AuditEntry): string {
  return JSON.stringify([event, result, person, what, origin])
}
