import type { AuditEntry } from '../../schema/audit/chain.ts'
import { appendWithin } from '../../schema/audit/sqlite-audit.ts'
import type { Connection } from './connection.ts'

type Value = string | number | Uint8Array | null

/** A statement of either engine, with a value for each `?` in turn. */
export type Statement = readonly [text: string, ...values: Value[]]

/** Asks one statement of either engine, with a `?` for each value in turn: it happens as a whole or not at all. */
type Sql = <Row>(...statement: Statement) => Promise<Row[]>

/** Statements for the tables of content. What changes them leaves a row in the audit with the change, or neither is there (CONTENT-15). */
export interface ContentSql extends Sql {
  /** Asks a statement and appends the rows of the audit that its answer makes: all of it happens, or nothing. */
  recorded<Row>(entriesOf: Made<Row, AuditEntry>, ...statement: Statement): Promise<Row[]>
  /** The same, and asks the statements that the answer makes in between, of whose answers rows are made, too. */
  recordedWith<Row, Next = never>(follow: Follow<Row, Next>, ...statement: Statement): Promise<Row[]>
}

/** What an answer makes. */
type Made<Row, Each> = (rows: readonly Row[]) => readonly Each[]

interface Follow<Row, Next> {
  readonly statementsOf: Made<Row, Statement>
  readonly entriesOf: (rows: readonly Row[], next: readonly Next[]) => readonly AuditEntry[]
}

type RecordedWith = ContentSql['recordedWith']

/** Statements one by one, and some of them in one transaction. */
function contentSql(sql: Sql, recordedWith: RecordedWith): ContentSql {
  const recorded = <Row>(entriesOf: Made<Row, AuditEntry>, ...statement: Statement) =>
    recordedWith<Row>({ statementsOf: () => [], entriesOf }, ...statement)
  return Object.assign(sql, { recorded, recordedWith })
}

/** Values as either engine writes them: PostgreSQL refuses a text with a zero character, which no text of people has. */
const writable = (values: readonly Value[]): Value[] =>
  values.map(value => (typeof value === 'string' ? value.replaceAll('\0', '') : value))

/** Statements of a file. */
export const contentOfFile = (connection: Connection): ContentSql => {
  const ask = <Row>([text, ...values]: Statement) => connection.all<Row>(text, ...writable(values))
  return contentSql(
    async <Row>(...statement: Statement) => ask<Row>(statement),
    async <Row, Next>({ statementsOf, entriesOf }: Follow<Row, Next>, ...statement: Statement) =>
      connection.transaction(() => {
        const rows = ask<Row>(statement)
        const next = statementsOf(rows).flatMap(each => ask<Next>(each))
        appendWithin(connection, entriesOf(rows, next))
        return rows
      }),
  )
}

interface Rows {
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** Statements of a PostgreSQL database, where values have numbers; `append` adds rows of the audit in a transaction. */
export const contentOfDatabase = <Session extends Rows>(
  database: Rows & { transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result> },
  append: (session: Session, entries: readonly AuditEntry[]) => Promise<void>,
): ContentSql => {
  const ask = <Row>(session: Rows, [text, ...values]: Statement) => {
    const [first = '', ...others] = text.split('?')
    return session.rows<Row>(first + others.map((part, index) => `$${index + 1}${part}`).join(''), writable(values))
  }
  return contentSql(
    <Row>(...statement: Statement) => ask<Row>(database, statement),
    <Row, Next>({ statementsOf, entriesOf }: Follow<Row, Next>, ...statement: Statement) =>
      database.transaction(async session => {
        const rows = await ask<Row>(session, statement)
        const next: Next[] = []
        for (const each of statementsOf(rows)) next.push(...(await ask<Next>(session, each)))
        await append(session, entriesOf(rows, next))
        return rows
      }),
  )
}
