type Value = string | number | Uint8Array | null

/** Asks one statement of either engine, with a `?` for each value in turn: it happens as a whole or not at all. */
export type Sql = <Row>(text: string, ...values: readonly Value[]) => Promise<Row[]>

/** Statements of a file. */
export const sqlOfFile =
  (connection: { all<Row>(text: string, ...values: Value[]): Row[] }): Sql =>
  async <Row>(text: string, ...values: readonly Value[]) =>
    connection.all<Row>(text, ...values)

/** Statements of a PostgreSQL database, where values have numbers. */
export const sqlOfDatabase =
  (database: { rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> }): Sql =>
  <Row>(text: string, ...values: readonly Value[]) =>
    database.rows<Row>(
      text
        .split('?')
        .map((part, index) => (index === 0 ? part : `$${index}${part}`))
        .join(''),
      values,
    )
