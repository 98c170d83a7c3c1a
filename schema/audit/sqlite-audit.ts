import {
  type AuditEntry,
  type AuditFault,
  type AuditHead,
  type AuditRow,
  chained,
  emptyHead,
  faultsIn,
} from './chain.ts'

/**
 * Rows of an audit and the head of their chain (SEC-19). The triggers stop programs that change rows by mistake; whoever
 * means to can drop them, and the chain tells.
 */
export const auditTables = `
create table audit (
  number integer primary key, at text not null, event text not null, result text not null, person text, actingAs text,
  what text not null, origin text not null, request text not null, hash text not null
) strict;
create table auditHead (one integer primary key check (one = 1), number integer not null, hash text not null) strict;
create trigger auditUnchanged before update on audit begin select raise(abort, 'rows of the audit are not changed'); end;
create trigger auditKept before delete on audit begin select raise(abort, 'rows of the audit are not removed'); end;
`

/** Where the reference gateway keeps its audit: beside its data file, so that a new population leaves it as it is. */
export function auditFileBeside(dataFile: string): string {
  return dataFile === ':memory:' ? dataFile : `${dataFile.replace(/\.sqlite$/, '')}.audit.sqlite`
}

type Value = string | number | null

/** As much of an SQLite database as an audit needs. */
export interface AuditStore {
  all<Row>(sql: string, ...values: Value[]): Row[]
  run(sql: string, ...values: Value[]): unknown
  /** Takes the lock for writing at its beginning, so that processes append one after the other. */
  transaction<Result>(work: () => Result): Result
}

/** Appends rows in one transaction: all of them or none. */
export function appendToAudit(store: AuditStore, entries: readonly AuditEntry[]): void {
  store.transaction(() => appendWithin(store, entries))
}

/** Appends rows in a transaction that is under way, with what they tell of. */
export function appendWithin(store: Omit<AuditStore, 'transaction'>, entries: readonly AuditEntry[]): void {
  let head = auditHead(store)
  for (const entry of entries) {
    const row = chained(entry, head)
    store.run(
      `insert into audit (number, at, event, result, person, actingAs, what, origin, request, hash)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[row.number, row.at, row.event, row.result, row.person, row.actingAs, row.what, row.origin, row.request],
      row.hash,
    )
    head = row
  }
  store.run('insert or replace into auditHead (one, number, hash) values (1, ?, ?)', head.number, head.hash)
}

/** Where the chain of a store ends. */
export function auditHead(store: Pick<AuditStore, 'all'>): AuditHead {
  return store.all<AuditHead>('select number, hash from auditHead where one = 1')[0] ?? emptyHead
}

/** Rows that are read at once, so that a long chain needs little memory. */
const page = 1_000

/** Every row, by number. */
export function* auditRows(store: Pick<AuditStore, 'all'>): Generator<AuditRow> {
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = store.all<AuditRow>(`select * from audit where number > ? order by number limit ${page}`, after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
  }
}

/** Verifies the chain of a store, while others append or not; see `faultsIn`. */
export function verifyAudit(store: Omit<AuditStore, 'run'>, noted?: AuditHead): AuditFault[] {
  return store.transaction(() => faultsIn(auditRows(store), auditHead(store), noted))
}
