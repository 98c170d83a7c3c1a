import { type AuditRecorder, type AuditTrouble, createAuditRecorder } from '../../schema/audit/recorder.ts'
import { appendToAudit } from '../../schema/audit/sqlite-audit.ts'
import type { Clock } from '../clock.ts'
import { openAudit } from '../store/open-database.ts'

/**
 * Opens the gateway's audit in a file of its own, or ':memory:' (SEC-19).
 * @throws Error that says which path cannot be used, why, and what to do.
 */
export function openRecorder(file: string, clock: Clock, report: (trouble: AuditTrouble) => void): AuditRecorder {
  const store = openAudit(file)
  const recorder = createAuditRecorder({
    append: async entries => appendToAudit(store, entries),
    report,
    now: clock.now,
  })
  return {
    record: entry => recorder.record(entry),
    stored: () => recorder.stored(),
    async close() {
      await recorder.close()
      store.close()
    },
  }
}
