import type { AuditEntry } from '../../schema/audit/chain.ts'
import { appendWithin } from '../../schema/audit/sqlite-audit.ts'
import type { Connection } from './connection.ts'

type Value = string | number | Uint8Array | null

/** Asks one statement of either engine, with a `?` for each value in turn: it happens as a whole or not at all. */
type Sql = <Row>(text: string, ...values: readonly Value[]) => Promise<Row[]>

/** Statements for the tables of content. What changes them leaves a row in the audit with the change, or neither is there (CONTENT-15). */
export interface ContentSql extends Sql {
  /** Asks a statement and appends the rows of the audit that its answer makes: all of it happens, or nothing. */
  recorded<Row>(
    entriesOf: (rows: readonly Row[]) => readonly AuditEntry[],
    text: string,
    ...values: readonly Value[]
  ): Promise<Row[]>
}

type EntriesOf<Row> = (rows: readonly Row[]) => readonly AuditEntry[]

/** Statements of a file. */
export const contentOfFile = (connection: Connection): ContentSql => {
  const all = <Row>(text: string, values: readonly Value[]) => connection.all<Row>(text, ...values)
  return Object.assign(async <Row>(text: string, ...values: readonly Value[]) => all<Row>(text, values), {
    recorded: async <Row>(entriesOf: EntriesOf<Row>, text: string, ...values: readonly Value[]) =>
      connection.transaction(() => {
        const rows = all<Row>(text, values)
        appendWithin(connection, entriesOf(rows))
        return rows
      }),
  })
}

interface Rows {
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** Statements of a PostgreSQL database, where values have numbers; `append` adds rows of the audit in a transaction. */
export const contentOfDatabase = <Session extends Rows>(
  database: Rows & { transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result> },
  append: (session: Session, entries: readonly AuditEntry[]) => Promise<void>,
): ContentSql => {
  const ask = <Row>(session: Rows, text: string, values: readonly Value[]) => {
    const [first = '', ...others] = text.split('?')
    return session.rows<Row>(first + others.map((part, index) => `$${index + 1}${part}`).join(''), values)
  }
  return Object.assign(<Row>(text: string, ...values: readonly Value[]) => ask<Row>(database, text, values), {
    recorded: <Row>(entriesOf: EntriesOf<Row>, text: string, ...values: readonly Value[]) =>
      database.transaction(async session => {
        const rows = await ask<Row>(session, text, values)
        await append(session, entriesOf(rows))
        return rows
      }),
  })
}
