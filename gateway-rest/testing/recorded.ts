import type { AuditEntry } from '../../schema/audit/chain.ts'
import type { AuditRecorder } from '../../schema/audit/recorder.ts'

/** A recorder that keeps what it takes, in order, and says of the store what a test sets. */
export interface Recorded extends AuditRecorder {
  readonly entries: AuditEntry[]
  /** Whether the store takes rows. */
  takes: boolean
}

export function recorded(): Recorded {
  const entries: AuditEntry[] = []
  return {
    entries,
    takes: true,
    record: entry => void entries.push(entry),
    async stored() {
      return this.takes
    },
    close: async () => {},
  }
}
