import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { AuditFault, AuditHead } from '../../schema/audit/chain.ts'
import { auditHead, verifyAudit } from '../../schema/audit/sqlite-audit.ts'

/**
 * Verifies the audit in a data file of the portal or of the reference gateway, while they run or not; the file is only
 * read (SEC-20).
 * @throws Error that says why the file has no audit that can be read.
 */
export function verifyAuditFile(file: string, noted?: AuditHead): { head: AuditHead; faults: AuditFault[] } {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 })
  try {
    const store = {
      all: <Row>(sql: string, ...values: (string | number | null)[]) => database.prepare(sql).all(...values) as Row[],
      transaction<Result>(work: () => Result): Result {
        database.exec('begin')
        const result = work()
        database.exec('commit')
        return result
      },
    }
    return { faults: verifyAudit(store, noted), head: auditHead(store) }
  } catch (error) {
    throw new Error(`${file} has no audit that can be read: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    database.close()
  }
}
