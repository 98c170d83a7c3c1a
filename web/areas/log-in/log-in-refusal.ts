import type { Refusal } from '../../forms/refusal.ts'
import type { LogInField } from './log-in-rules.ts'

/** Why the log-in page came back. The password is never in it. */
export interface LogInRefusal {
  /** Fields that were left out, when nothing was sent (LOGIN-08). */
  invalid?: Refusal<LogInField>
  /** What the service refused with, when it was asked. */
  refused?: { code: string; attemptsRemaining: number | null }
  username: string
}
