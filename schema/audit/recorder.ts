import { setImmediate } from 'node:timers/promises'
import type { AuditEntry } from './chain.ts'
import { Tally } from './tally.ts'

/**
 * Takes what happens for an audit. Appending waits for the disk, some milliseconds each time: what happens within a moment is
 * appended together, and only what must not be lost with the process is waited for.
 */
export interface AuditRecorder {
  /** Takes an entry, in order; it is stored within a moment. Never throws. */
  record(entry: AuditEntry): void
  /** Stores at once all that was recorded until now. False while the store takes nothing: it is kept and tried again later. */
  stored(): Promise<boolean>
  /** Stores what is left, trying once. */
  close(): Promise<void>
}

/** Told when the store takes nothing, once, and when it does again: then there is no error. */
export interface AuditTrouble {
  readonly error?: unknown
  /** Entries that wait. */
  readonly waiting: number
  /** Entries that found no room. */
  readonly lost: number
}

interface RecorderOptions {
  /** Appends all entries in their order, or none and rejects. */
  append(entries: readonly AuditEntry[]): Promise<void>
  report(trouble: AuditTrouble): void
  now(): Date
  /** Milliseconds for which entries are gathered. */
  gatherMs?: number
  /** Milliseconds until a store that took nothing is tried again; twice as many each time. */
  retryMs?: number
  /** How long equal refusals are counted together, in milliseconds. */
  countMs?: number
  /** Entries that wait at most; of more only the number is kept. */
  room?: number
}

/** Entries in one transaction. */
const together = 1_000
const longestRetryMs = 30_000

/** A recorder over a store, see `AuditRecorder`. */
export function createAuditRecorder(options: RecorderOptions): AuditRecorder {
  return new Recorder(options)
}

class Recorder implements AuditRecorder {
  readonly #options: Required<RecorderOptions>
  readonly #tally = new Tally()
  readonly #waiting: AuditEntry[] = []
  #recorded = 0
  #stored = 0
  #lost = 0
  #failures = 0
  #closed = false
  #writing: Promise<void> | undefined
  #gathering: NodeJS.Timeout | undefined
  #counting: NodeJS.Timeout | undefined

  constructor(options: RecorderOptions) {
    this.#options = { gatherMs: 25, retryMs: 1_000, countMs: 60_000, room: 10_000, ...options }
  }

  record(entry: AuditEntry): void {
    const taken = this.#tally.take(entry)
    if (!this.#tally.isEmpty) this.#counting ??= setTimeout(() => this.#endCounting(), this.#options.countMs).unref()
    if (taken) this.#queue(taken)
  }

  async stored(): Promise<boolean> {
    // A store that is down is not asked more often because more is to be stored: it may take its time to say no.
    if (this.#closed || (this.#failures > 0 && this.#writing === undefined)) return false
    const upTo = this.#recorded
    const wereLost = this.#lost > 0
    // A writer that is at work may have begun before the last entry came.
    while (this.#stored < upTo) {
      const before = this.#failures
      await this.#write()
      if (this.#failures > before) return false
    }
    return !wereLost
  }

  async close(): Promise<void> {
    this.#endCounting()
    await this.#write()
    clearTimeout(this.#gathering)
    this.#closed = true
    const waiting = this.#waiting.length
    if (waiting > 0) this.#options.report({ error: new Error('it was closed before'), waiting, lost: this.#lost })
  }

  #endCounting(): void {
    clearTimeout(this.#counting)
    this.#counting = undefined
    for (const entry of this.#tally.end()) this.#queue(entry)
  }

  #queue(entry: AuditEntry): void {
    if (this.#closed) return
    if (this.#waiting.length >= this.#options.room) {
      this.#lost += 1
      return
    }
    this.#waiting.push(entry)
    this.#recorded += 1
    this.#gather(this.#options.gatherMs)
  }

  #gather(ms: number): void {
    this.#gathering ??= setTimeout(() => void this.#write(), ms).unref()
  }

  /** One writer at a time, so that the order is kept. */
  #write(): Promise<void> {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  async #writeAll(): Promise<void> {
    // What else happens in this turn goes with it.
    await setImmediate()
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    try {
      while (this.#waiting.length > 0 || this.#lost > 0) {
        if (this.#waiting.length === 0) this.#tellGap()
        const batch = this.#waiting.slice(0, together)
        await this.#options.append(batch)
        this.#waiting.splice(0, batch.length)
        this.#stored += batch.length
      }
      if (this.#failures > 0) this.#options.report({ waiting: 0, lost: 0 })
      this.#failures = 0
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#failures += 1
    if (this.#failures === 1) this.#options.report({ error, waiting: this.#waiting.length, lost: this.#lost })
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    this.#gather(Math.min(this.#options.retryMs * 2 ** (this.#failures - 1), longestRetryMs))
  }

  /** Rows that are missing are told where they are missing: behind those that waited. */
  #tellGap(): void {
    const lost = this.#lost
    this.#lost = 0
    this.#queue({
      ...{ at: this.#options.now().toISOString(), event: 'gap', result: `${lost} rows`, person: null, actingAs: null },
      ...{ what: 'audit', origin: 'loopback', request: 'audit' },
    })
  }
}
