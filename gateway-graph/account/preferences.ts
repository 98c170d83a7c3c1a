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
      const stored = preferences[wireNames[name]]
      const value = stored === null ? null : stored === 'Y'
      return { name, value, initial: value ?? defaults[name] }
    }),
  }
}

type PreferenceDefaults = { readonly [Name in PreferenceName]: boolean }

/** PreferenceDefaults of unset preferences under the extended policy (PREF-20 to 24, PREF-30, PREF-31). */
const extended: PreferenceDefaults = {
  ELECTRONIC_EOB: false,
  ELECTRONIC_MEDICARE_MAILING: true,
  DISCONTINUE_PAPER_STATEMENTS: false,
  EMAIL_WHEN_BILL_READY: false,
  EMAIL_PAYMENT_REMINDER: false,
  EMAIL_BREAKING_NEWS: false,
  EMAIL_AUTOPAY_WITHDRAWAL_REMINDER: false,
  EMAIL_EWP_NOTIFICATION: false,
  SHOW_EWP_LANDING_PAGE: false,
}

/** The same without the extended policy (PREF-25 to 31). */
const standard: PreferenceDefaults = {
  ELECTRONIC_EOB: true,
  ELECTRONIC_MEDICARE_MAILING: true,
  DISCONTINUE_PAPER_STATEMENTS: true,
  EMAIL_WHEN_BILL_READY: true,
  EMAIL_PAYMENT_REMINDER: true,
  EMAIL_BREAKING_NEWS: false,
  EMAIL_AUTOPAY_WITHDRAWAL_REMINDER: false,
  EMAIL_EWP_NOTIFICATION: false,
  SHOW_EWP_LANDING_PAGE: false,
}

/** The defaults of unset preferences, which depend on the policy detail `hasExtendedPolicy` (PREF-19). */
function preferenceDefaults(hasExtendedPolicy: boolean): PreferenceDefaults {
  return hasExtendedPolicy ? extended : standard
}

/** Every preference (ENT-14, ENT-15) in listing order, with the gateway's name of it. */
const wireNames = {
  ELECTRONIC_EOB: 'electronicEob',
  EMAIL_BREAKING_NEWS: 'emailBreakingNews',
  ELECTRONIC_MEDICARE_MAILING: 'electronicMedicareMailing',
  EMAIL_PAYMENT_REMINDER: 'emailPaymentReminder',
  EMAIL_AUTOPAY_WITHDRAWAL_REMINDER: 'emailAutopayWithdrawalReminder',
  DISCONTINUE_PAPER_STATEMENTS: 'discontinuePaperStatements',
  EMAIL_WHEN_BILL_READY: 'emailWhenBillReady',
  EMAIL_EWP_NOTIFICATION: 'emailEwpNotification',
  SHOW_EWP_LANDING_PAGE: 'showEwpLandingPage',
} as const satisfies { readonly [Name in PreferenceName]: rest.RelevantPreferences[number] }
const preferenceNames = Object.keys(wireNames) as PreferenceName[]

/** Preferences by the gateway's names, in the words of the schema. */
export function toPreferenceNames(relevant: rest.RelevantPreferences): PreferenceName[] {
  return preferenceNames.filter(name => relevant.includes(wireNames[name]))
}

/**
 * Changed preferences in the gateway's form, Y and N (PREF-14, PREF-18). What is not listed is left out and keeps its value; a
 * gateway that asks for no password takes none.
 */
export function toPreferencesUpdate({
  emailAddress,
  currentPassword,
  values,
}: UpdatePreferencesInput): rest.PreferencesUpdate {
  const entries = values.map(({ name, value }): [string, rest.YesNo] => [wireNames[name], value ? 'Y' : 'N'])
  const confirmed = currentPassword ? { currentPassword } : {}
  return { emailAddress, ...confirmed, ...Object.fromEntries(entries) }
}
