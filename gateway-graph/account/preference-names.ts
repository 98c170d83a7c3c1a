import type { PreferenceName } from '../generated/resolver-types.ts'

/** Every preference (ENT-14, ENT-15), in the order in which they are listed. */
export const preferenceNames = [
  'electronicEob',
  'emailBreakingNews',
  'electronicMedicareMailing',
  'emailPaymentReminder',
  'emailAutopayWithdrawalReminder',
  'discontinuePaperStatements',
  'emailWhenBillReady',
  'emailEwpNotification',
  'showEwpLandingPage',
] as const satisfies readonly PreferenceName[]
