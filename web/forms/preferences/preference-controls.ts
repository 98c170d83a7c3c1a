import type { PreferenceName } from '../../generated/update-preferences-screen.ts'

/** Part of the form in which a preference stands. */
export type PreferencePart = 'news' | 'documents' | 'ebill' | 'notifications' | 'wellness'

export interface PreferenceControl {
  control: 'checkbox' | 'radio'
  part: PreferencePart
}

/** How each preference is asked, in the order of the form (PREF-03 to PREF-08). A new one does not compile without an entry. */
export const preferenceControls: { readonly [Name in PreferenceName]: PreferenceControl } = {
  emailBreakingNews: { control: 'checkbox', part: 'news' },
  electronicEob: { control: 'radio', part: 'documents' },
  electronicMedicareMailing: { control: 'radio', part: 'documents' },
  discontinuePaperStatements: { control: 'radio', part: 'ebill' },
  emailWhenBillReady: { control: 'checkbox', part: 'notifications' },
  emailPaymentReminder: { control: 'checkbox', part: 'notifications' },
  emailAutopayWithdrawalReminder: { control: 'checkbox', part: 'notifications' },
  emailEwpNotification: { control: 'checkbox', part: 'wellness' },
  showEwpLandingPage: { control: 'checkbox', part: 'wellness' },
}

export const isPreferenceName = (name: unknown): name is PreferenceName =>
  typeof name === 'string' && Object.hasOwn(preferenceControls, name)

/** All names, in the order of the form. */
export const preferenceNames = Object.keys(preferenceControls).filter(isPreferenceName)
