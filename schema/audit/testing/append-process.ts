import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { appendToAudit } from '../sqlite-audit.ts'

// Appends rows, one transaction each: FILE, the name in the rows, and how many.
const [, , file = '', request = '', count = '0'] = process.argv
const database = new DatabaseSync(file)
database.exec('pragma busy_timeout = 30000; pragma synchronous = off')
const store = {
  all: <Row>(sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values) as Row[],
  run: (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).run(...values),
  transaction<Result>(work: () => Result): Result {
    database.exec('begin immediate')
    const result = work()
    database.exec('commit')
    return result
  },
}
for (let index = 0; index < Number(count); index += 1)
  appendToAudit(store, [
    {
      ...{ at: new Date(0).toISOString(), event: 'change', result: 'done', person: null, actingAs: null },
      ...{ what: String(index), origin: 'loopback', request },
    },
  ])
database.close()
