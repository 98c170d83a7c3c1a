import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PreferenceName, Preferences, PreferencesInput } from '../generated/resolver-types.ts'

/** Preferences as booleans (PREF-18); a set one keeps its value, an unset one starts with its default (PREF-32). */
export function toPreferences(preferences: rest.Preferences): Preferences {
  const { hasExtendedPolicy } = preferences.policyDetails
  const defaults = preferenceDefaults(hasExtendedPolicy)
  return {
    emailAddress: preferences.emailAddress,
    hasExtendedPolicy,
    values: preferenceNames.map(name => {
      const onWire = preferences[name]
      const value = onWire === null ? null : onWire === 'Y'
      return { name, value, initial: value ?? defaults[name] }
    }),
  }
}

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
function preferenceDefaults(hasExtendedPolicy: boolean): Defaults {
  return hasExtendedPolicy ? extended : usual
}

/** Every preference (ENT-14, ENT-15), in the order in which they are listed. */
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

/** New preferences as the wire has them: Y and N (PREF-14, PREF-18). One that is not listed is left out and keeps its value. */
export function toPreferencesUpdate({ emailAddress, values }: PreferencesInput): rest.PreferencesUpdate {
  const entries = values.map(({ name, value }): [typeof name, rest.YesNo] => [name, value ? 'Y' : 'N'])
  return { emailAddress, ...Object.fromEntries(entries) }
}
