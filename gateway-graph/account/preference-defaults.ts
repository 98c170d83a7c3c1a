import type { PreferenceName } from '../generated/resolver-types.ts'

type Defaults = { readonly [Name in PreferenceName]: boolean }

/** What an unset preference starts as under the extended policy (PREF-20 to 24, PREF-30, PREF-31). */
const extended: Defaults = {
  electronicEob: false,
  electronicMedicareMailing: true,
  discontinuePaperStatements: false,
  emailWhenBillReady: false,
  emailPaymentReminder: false,
  emailBreakingNews: false,
  emailAutopayWithdrawalReminder: false,
  emailEwpNotification: false,
  showEwpLandingPage: false,
}

/** And without it (PREF-25 to 31). */
const usual: Defaults = {
  electronicEob: true,
  electronicMedicareMailing: true,
  discontinuePaperStatements: true,
  emailWhenBillReady: true,
  emailPaymentReminder: true,
  emailBreakingNews: false,
  emailAutopayWithdrawalReminder: false,
  emailEwpNotification: false,
  showEwpLandingPage: false,
}

/** The defaults of unset preferences, which depend on the policy detail `hasExtendedPolicy` (PREF-19). */
export function preferenceDefaults(hasExtendedPolicy: boolean): Defaults {
  return hasExtendedPolicy ? extended : usual
}
