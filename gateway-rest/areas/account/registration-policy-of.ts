import type { RegistrationPolicy } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'

interface PolicyRow {
  readonly isCommunicationPolicySigned: number
  readonly isEeobPreferenceConsented: number | null
}

/** What a member agreed to; nothing yet for a member without a record. */
export function registrationPolicyOf(database: Database, memberKey: string): RegistrationPolicy {
  const row = database.get<PolicyRow>('select * from registrationPolicy where memberKey = ?', memberKey)
  const consent = row?.isEeobPreferenceConsented ?? null
  return {
    isCommunicationPolicySigned: row?.isCommunicationPolicySigned === 1,
    isEeobPreferenceConsented: consent === null ? null : consent === 1,
  }
}
