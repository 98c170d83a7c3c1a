import type { Preferences } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'

type StoredPreferences = Omit<Preferences, 'policyDetails'>

const NEVER_ANSWERED: StoredPreferences = {
  emailAddress: null,
  electronicEob: null,
  emailBreakingNews: null,
  electronicMedicareMailing: null,
  emailPaymentReminder: null,
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: null,
  emailWhenBillReady: null,
  emailEwpNotification: null,
  showEwpLandingPage: null,
}

/** The preferences of one member, Y, N or null for never answered, with the family's policy (ENT-14, ENT-15, ENT-16). */
export function preferencesOf(database: Database, memberKey: string): Preferences {
  const stored = database.get<StoredPreferences>(
    `select ${Object.keys(NEVER_ANSWERED).join(', ')} from preference where memberKey = ?`,
    memberKey,
  )
  const family = database.get<{ hasExtendedPolicy: number }>(
    'select hasExtendedPolicy from family join member using (subscriberKey) where memberKey = ?',
    memberKey,
  )
  return { ...NEVER_ANSWERED, ...stored, policyDetails: { hasExtendedPolicy: family?.hasExtendedPolicy === 1 } }
}
