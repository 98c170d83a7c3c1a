import type { Refusal } from '../../forms/refusal.ts'
import type { LoginAsField } from './login-as-rules.ts'

/** Why the login-as page came back. */
export interface LoginAsRefusal {
  /** Fields that fail, when nothing was sent. */
  invalid?: Refusal<LoginAsField>
  /** True when a specific member was not fully named, and nothing was sent (LOGINAS-11). */
  memberMissing?: boolean
  /** The service's own message, the one place where the portal shows one (LOGINAS-19, ERR-42). */
  refused?: { message: string | null }
}
