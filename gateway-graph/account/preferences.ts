import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PreferenceName, Preferences, UpdatePreferencesInput } from '../generated/resolver-types.ts'

/** Preferences as booleans (PREF-18); a set one keeps its value, an unset one starts with its default (PREF-32). */
export function toPreferences(preferences: rest.Preferences): Preferences {
  const { hasExtendedPolicy } = preferences.policyDetails
  const defaults = preferenceDefaults(hasExtendedPolicy)
  return {
    emailAddress: preferences.emailAddress,
    emailNeedsPassword: preferences.emailNeedsPassword ?? false,
    hasExtendedPolicy,
    values: preferenceNames.map(name => {
      const stored = preferences[name]
      const value = stored === null ? null : stored === 'Y'
      return { name, value, initial: value ?? defaults[name] }
    }),
  }
}

type PreferenceDefaults = { readonly [Name in PreferenceName]: boolean }

/** PreferenceDefaults of unset preferences under the extended policy (PREF-20 to 24, PREF-30, PREF-31). */
const extended: PreferenceDefaults = {
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

/** The same without the extended policy (PREF-25 to 31). */
const standard: PreferenceDefaults = {
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
function preferenceDefaults(hasExtendedPolicy: boolean): PreferenceDefaults {
  return hasExtendedPolicy ? extended : standard
}

/** Every preference (ENT-14, ENT-15), in listing order. */
const preferenceNames = [
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

/**
 * Changed preferences in the gateway's form, Y and N (PREF-14, PREF-18). What is not listed is left out and keeps its value; a
 * gateway that asks for no password takes none.
 */
export function toPreferencesUpdate({
  emailAddress,
  currentPassword,
  values,
}: UpdatePreferencesInput): rest.PreferencesUpdate {
  const entries = values.map(({ name, value }): [typeof name, rest.YesNo] => [name, value ? 'Y' : 'N'])
  const confirmed = currentPassword ? { currentPassword } : {}
  return { emailAddress, ...confirmed, ...Object.fromEntries(entries) }
}
