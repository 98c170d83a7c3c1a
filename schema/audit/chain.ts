import { createHash } from 'node:crypto'

/** What happened; `result` says how it ended and `what` which call, page or file it was about. */
export type AuditEvent =
  | 'sign-in'
  /** Wrong passwords have just stopped log-ins with a name from devices that are not known. */
  | 'lock'
  | 'sign-out'
  | 'log-in-as'
  /** A page that staff see as a member. */
  | 'page'
  /** What staff read as a member, call by call. */
  | 'read'
  /** Any other change, by a member or by staff as one. */
  | 'change'
  /** Password, security answers, recovery. */
  | 'credentials'
  /** E-mail address, postal address, how the member wants to be written to. */
  | 'contact'
  /** A file of a member. */
  | 'file'
  /** What somebody did to the content of brands: drafts, approvals, publishing, schedules. */
  | 'content'
  /** An access that was refused. */
  | 'refusal'
  /** Rows that found no room while the store took none; `result` says how many. */
  | 'gap'

/** What one row of an audit says (SEC-19). Of a member it holds keys only. */
export interface AuditEntry {
  /** UTC, as `2026-06-15T19:00:00.000Z`. */
  readonly at: string
  readonly event: AuditEvent
  /** `done`, or the code with which it was refused; `…, 7 more` for those of a minute that were counted (`tally.ts`). */
  readonly result: string
  /**
   * Member key of whoever did it, as far as it is proven; of a log-in that failed, whose name was tried; of content, the name of
   * the staff member or of who ran a command.
   */
  readonly person: string | null
  /** Member key of the member as whom staff did it; null when nobody acts as another. */
  readonly actingAs: string | null
  /** The call by its id, the page by its pattern, the kind of file, or what of content: never an address with its values. */
  readonly what: string
  readonly origin: AddressClass
  /** Id of the request, which the portal and the gateway share. */
  readonly request: string
}

/** A row as it is stored: its number in the chain, and the digest of itself and all before it. */
export interface AuditRow extends AuditEntry {
  readonly number: number
  readonly hash: string
}

/** Where a chain ends: kept apart from its rows, so that a removed last row is missed. */
export type AuditHead = Pick<AuditRow, 'number' | 'hash'>

/** Before the first row. */
export const emptyHead: AuditHead = { number: 0, hash: '0'.repeat(64) }

/** The row that an entry becomes at the end of a chain. */
export function chained(entry: AuditEntry, { number: last, hash: previous }: AuditHead): AuditRow {
  const number = last + 1
  return { ...entry, number, hash: digest(previous, number, entry) }
}

/** Every field at its fixed place, so that no two rows have one text. */
function digest(previous: string, number: number, entry: AuditEntry): string {
  const { at, event, result, person, actingAs, what, origin, request } = entry
  const text = JSON.stringify([previous, number, at, event, result, person, actingAs, what, origin, request])
  return createHash('sha256').update(text).digest('hex')
}

/** A row that is not as it was written, by its number. */
export interface AuditFault {
  readonly number: number
  /** The last one of several that are missing. */
  readonly to?: number
  /**
   * `altered`: edited, put in or moved here. `extra`: outside the chain. `head`: not the row with which the chain
   * ended when its head was stored or written down.
   */
  readonly fault: 'missing' | 'altered' | 'extra' | 'head'
}

/**
 * Walks a chain, its rows by number, to its head and names each row that is missing, altered or extra. A plain digest keeps
 * nobody who can write the whole store from making a new chain: `noted`, a head that was written down elsewhere, finds that
 * too, for everything up to its row.
 */
export function faultsIn(rows: Iterable<AuditRow>, head: AuditHead, noted?: AuditHead): AuditFault[] {
  const walk = chainWalk(head, noted)
  for (const row of rows) walk.step(row)
  return walk.end()
}

/** The same walk, for rows that come one after another. */
export function chainWalk(head: AuditHead, noted: AuditHead = emptyHead) {
  const faults: AuditFault[] = []
  let last = emptyHead
  const missing = (to: number) => faults.push({ number: last.number + 1, to, fault: 'missing' })
  return {
    step(row: AuditRow): void {
      const { number, hash } = row
      if (number < 1) {
        faults.push({ number, fault: 'extra' })
        return
      }
      if (number > head.number) faults.push({ number, fault: 'extra' })
      else if (number > last.number + 1) missing(number - 1)
      else if (hash !== digest(last.hash, number, row)) faults.push({ number, fault: 'altered' })
      if (number === noted.number && hash !== noted.hash) faults.push({ number, fault: 'head' })
      if (number <= head.number) last = row
    },
    end(): AuditFault[] {
      const end = Math.max(head.number, noted.number)
      if (last.number < end) missing(end)
      else if (last.number === head.number && last.hash !== head.hash)
        faults.push({ number: head.number, fault: 'head' })
      return faults
    },
  }
}

/** What a network address is told as: no address is kept. `unknown` is one that a proxy keeps to itself. */
export type AddressClass = 'loopback' | 'private' | 'public' | 'unknown'

const loopback = /^(?:::1|(?:::ffff:)?127\.)/i
const internal = /^(?:::ffff:)?(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^f[cd]|^fe[89ab]/i

/** The class of a network address, or of `unknown`; one that cannot be read is taken for a public one. */
export function addressClass(address: string): AddressClass {
  if (address === 'unknown') return 'unknown'
  if (loopback.test(address)) return 'loopback'
  return internal.test(address) ? 'private' : 'public'
}
