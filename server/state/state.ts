import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import type { AuditEntry, AuditFault, AuditHead, AuditRow } from '../../schema/audit/chain.ts'
import type { ContentSql } from './sql.ts'

/**
 * What all instances of the portal share. It says nothing of members: keys and ids only, and names that are counted are
 * kept as their digests.
 */
export interface State {
  readonly revocations: Revocations
  readonly counters: Counters
  readonly audit: Audit
  readonly revisions: Revisions
  /** Statements for the tables of content, which `server/content/store` alone asks. */
  readonly content: ContentSql
  readonly published: Published
  /** A secret of 32 bytes under a name, made at its first use and the same in every instance from then on. */
  secret(name: string): Promise<Uint8Array>
  /** Why the store cannot be read at the moment: the error. Undefined when it can; a look into memory (OPS-07). */
  trouble(): unknown
  /** Lets go of the store. What was asked of it before is done. */
  close(): Promise<void>
}

/** A session as its token tells of it. */
export interface SessionMarks {
  /** Kept over all tokens of a sign-in session. */
  readonly id: string
  /** Keys of all people whose session it is: the member, and the staff member who acts as one. */
  readonly people: readonly string[]
  /** When the person proved who they are, milliseconds since the epoch. */
  readonly began: number
}

/** Sessions that were ended before their tokens do (SEC-01, SEC-20). */
export interface Revocations {
  /**
   * Whether a session was ended: a look into memory, as every request asks. What another instance ended is known here
   * within a second. A store that cannot be read makes no ended session good.
   */
  hasEnded(session: SessionMarks): boolean
  /**
   * Ends sessions by id, here at once. They may be forgotten after `until`, when their tokens have ended. Rejects when other
   * instances do not know of it yet; a store that was away is told when it is back.
   */
  endSessions(ids: readonly string[], until: Date): Promise<void>
  /** Ends all sessions of people that began at or before a time, here at once. */
  endPeople(keys: readonly string[], beganBy: Date, until: Date): Promise<void>
}

/** How often something may happen in a window of time, which begins with the first time. */
export interface Allowance {
  readonly times: number
  readonly windowMs: number
}

export type Consumed = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number }

/** Counters of what may happen so often, shared by all instances and kept over restarts. A key may name anything: only its digest is stored. */
export interface Counters {
  /** Counts one more time under a key, unless its window is used up. */
  consume(key: string, allowance: Allowance): Promise<Consumed>
  /** Takes one time back, for what did not happen after all. */
  giveBack(key: string): Promise<void>
  /** Begins anew for a key. */
  forget(key: string): Promise<void>
}

/** A revision of the manifests that instances are to serve: its digest says what is in it. */
export interface Revision {
  /** Later ones have greater numbers. */
  readonly number: number
  readonly digest: string
}

/** Which revision of the manifests was announced last, so that what one instance took is taken by all (OPS-14). */
export interface Revisions {
  /** The newest that this instance knows of; a look into memory. */
  current(): Revision | undefined
  /** Tells all instances of a revision, within a second; of one that is the newest already nobody hears again. */
  announce(digest: string): Promise<void>
  /** Calls back when another instance has announced one: at once, if that was after this state was opened and before it was listened to. */
  onNew(heard: (revision: Revision) => void): void
}

/** Which revision of the content is live, so that what one instance or a command published all serve (CONTENT-11). */
export interface Published {
  /** Calls back within a second of a revision's having been published, by whomever, with its number; at once with the newest, so that nobody who listens late misses it. */
  onNew(heard: (number: number) => void): void
}

/**
 * The store is away: what was asked of it did not happen, or nobody knows whether it did. It is tried again all the time, so
 * that asking again in a moment makes sense (OPS-15).
 */
export class StateAway extends PortalFailure {
  /** What the HTTP framework answers with. */
  readonly statusCode = 503

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`What instances share is away: ${reason}`, { code: 'UNAVAILABLE', status: 503, area: 'state', retryAfter: 5 })
    this.name = 'StateAway'
    this.cause = cause
  }
}

/** The portal's own audit: rows are appended and never changed, each chained to all before it (SEC-19). */
export interface Audit {
  /** Appends rows in their order, with none of another instance's between them. Rejects when they are not stored. */
  append(entries: readonly AuditEntry[]): Promise<void>
  /** Every row, oldest first. */
  rows(): Promise<readonly AuditRow[]>
  /** Where the chain ends, for somebody to write down elsewhere. */
  head(): Promise<AuditHead>
  /** What is wrong with the chain, also against a head that was written down. */
  verify(noted?: AuditHead): Promise<readonly AuditFault[]>
}
