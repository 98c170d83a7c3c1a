import type { PreferenceName } from '../../generated/schema-types.ts'
import type { PreferencesPartsFragment } from '../../generated/update-preferences-screen.ts'

/** Part of the form in which a preference stands. */
export type PreferencePart = 'news' | 'documents' | 'ebill' | 'notifications' | 'wellness'

/** Preferences that are a choice of two, not a box to tick. */
type ChoiceName = 'electronicEob' | 'electronicMedicareMailing' | 'discontinuePaperStatements'

interface PreferenceControl<Name> {
  control: Name extends ChoiceName ? 'radio' : 'checkbox'
  part: PreferencePart
}

/** How each preference is asked, in the order of the form (PREF-03 to PREF-08). A new one does not compile without an entry. */
const preferenceControls = {
  emailBreakingNews: { control: 'checkbox', part: 'news' },
  electronicEob: { control: 'radio', part: 'documents' },
  electronicMedicareMailing: { control: 'radio', part: 'documents' },
  discontinuePaperStatements: { control: 'radio', part: 'ebill' },
  emailWhenBillReady: { control: 'checkbox', part: 'notifications' },
  emailPaymentReminder: { control: 'checkbox', part: 'notifications' },
  emailAutopayWithdrawalReminder: { control: 'checkbox', part: 'notifications' },
  emailEwpNotification: { control: 'checkbox', part: 'wellness' },
  showEwpLandingPage: { control: 'checkbox', part: 'wellness' },
} as const satisfies { readonly [Name in PreferenceName]: PreferenceControl<Name> }

const isPreferenceName = (name: unknown): name is PreferenceName =>
  typeof name === 'string' && Object.hasOwn(preferenceControls, name)

/** All names, in the order of the form. */
const preferenceNames = Object.keys(preferenceControls).filter(isPreferenceName)

/** Field that names a preference which the form asked about: an unchecked box is otherwise the same as none. */
export const askedField = 'asked'

/** The choices of a posted form, only of preferences that it asked about (PREF-14). */
export function postedPreferences(form: FormData): { name: PreferenceName; value: boolean }[] {
  return form
    .getAll(askedField)
    .filter(isPreferenceName)
    .map(name => ({ name, value: form.get(name) === 'yes' }))
}

type AskedPreference = {
  [Name in PreferenceName]: { name: Name; control: PreferenceControl<Name>['control'] }
}[PreferenceName]

/** A preference with what its control starts with: the member's own choice, or the default of an unset one (PREF-19, PREF-32). */
export type ShownPreference = AskedPreference & { initial: boolean }

/** The preferences that apply to this member, by part of the form; a part without any is left out (PREF-09). */
export function shownPreferences({ relevantPreferences, preferences }: PreferencesPartsFragment) {
  const parts = new Map<PreferencePart, ShownPreference[]>()
  for (const name of preferenceNames) {
    if (!relevantPreferences.includes(name)) continue
    const { control, part } = preferenceControls[name]
    const initial = preferences.values.find(value => value.name === name)?.initial ?? false
    // The table pairs each name with its control, which TypeScript does not see from a loop.
    const shown = { name, control, initial } as ShownPreference
    parts.set(part, [...(parts.get(part) ?? []), shown])
  }
  return parts
}
