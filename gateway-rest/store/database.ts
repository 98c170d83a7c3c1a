import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** A value that can be bound to a statement. */
export type SqlValue = SQLInputValue

const READS = /^\s*(select|pragma)\b/i

/** The embedded database: SQL in, typed rows out; each statement is prepared once. */
export class Database {
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.#connection = new DatabaseSync(file)
  }

  /** The first row, or undefined. A statement that writes has committed by then. */
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    const statement = this.#prepare(sql)
    // SQLite commits when a statement ends. `get` leaves one with RETURNING before its end, and a failure would be lost.
    return (READS.test(sql) ? statement.get(...values) : statement.all(...values)[0]) as Row | undefined
  }

  /** All rows. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[]
  }

  /** Runs a statement and returns how many rows it changed. */
  run(sql: string, ...values: SqlValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes)
  }

  /** Inserts one row, by column name. */
  insert(table: string, row: Readonly<Record<string, SqlValue>>): void {
    const columns = Object.keys(row)
    this.run(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      ...Object.values(row),
    )
  }

  /** Runs SQL without parameters: one statement or several. */
  execute(sql: string): void {
    this.#connection.exec(sql)
  }

  /** Runs synchronous work in a transaction, which an error rolls back. Within another one it is part of that. */
  transaction<T>(work: () => T): T {
    if (this.#connection.isTransaction) return work()
    this.#connection.exec('begin immediate')
    try {
      const result = work()
      this.#connection.exec('commit')
      return result
    } catch (error) {
      this.#connection.exec('rollback')
      throw error
    }
  }

  close(): void {
    this.#statements.clear()
    this.#connection.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#connection.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
