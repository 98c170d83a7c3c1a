import type { PreferenceName as SchemaName } from '../../generated/schema-types.ts'
import type { PreferencesPartsFragment } from '../../generated/update-preferences-screen.ts'

/** Part of the form in which a preference stands. */
export type PreferencePart = 'news' | 'documents' | 'ebill' | 'notifications' | 'wellness'

/** Preferences that are a choice of two, not a box to tick. */
type ChoiceName = 'electronicEob' | 'electronicMedicareMailing' | 'discontinuePaperStatements'

interface PreferenceControl<Name> {
  /** Its name in the schema. */
  word: SchemaName
  control: Name extends ChoiceName ? 'radio' : 'checkbox'
  part: PreferencePart
}

/** ELECTRONIC_EOB as a field has it: electronicEob. */
type FieldOf<Word extends string> = Word extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalised<Rest>}`
  : Lowercase<Word>
type Capitalised<Word extends string> = Word extends `${infer First}_${infer Rest}`
  ? `${Capitalize<Lowercase<First>>}${Capitalised<Rest>}`
  : Capitalize<Lowercase<Word>>

/** How each preference is asked, in the order of the form (PREF-03 to PREF-08). A new one does not compile without an entry. */
const preferenceControls = {
  emailBreakingNews: { word: 'EMAIL_BREAKING_NEWS', control: 'checkbox', part: 'news' },
  electronicEob: { word: 'ELECTRONIC_EOB', control: 'radio', part: 'documents' },
  electronicMedicareMailing: { word: 'ELECTRONIC_MEDICARE_MAILING', control: 'radio', part: 'documents' },
  discontinuePaperStatements: { word: 'DISCONTINUE_PAPER_STATEMENTS', control: 'radio', part: 'ebill' },
  emailWhenBillReady: { word: 'EMAIL_WHEN_BILL_READY', control: 'checkbox', part: 'notifications' },
  emailPaymentReminder: { word: 'EMAIL_PAYMENT_REMINDER', control: 'checkbox', part: 'notifications' },
  emailAutopayWithdrawalReminder: {
    word: 'EMAIL_AUTOPAY_WITHDRAWAL_REMINDER',
    control: 'checkbox',
    part: 'notifications',
  },
  emailEwpNotification: { word: 'EMAIL_EWP_NOTIFICATION', control: 'checkbox', part: 'wellness' },
  showEwpLandingPage: { word: 'SHOW_EWP_LANDING_PAGE', control: 'checkbox', part: 'wellness' },
} as const satisfies { readonly [Name in FieldOf<SchemaName>]: PreferenceControl<Name> }

/** Name of a preference's field and of its words. */
export type PreferenceName = keyof typeof preferenceControls

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

/** Choices as the schema names them. */
export const inWords = (choices: readonly { name: PreferenceName; value: boolean }[]) =>
  choices.map(({ name, value }) => ({ name: preferenceControls[name].word, value }))

type AskedPreference = {
  [Name in PreferenceName]: { name: Name; control: PreferenceControl<Name>['control'] }
}[PreferenceName]

/** A preference with what its control starts with: the member's own choice, or the default of an unset one (PREF-19, PREF-32). */
export type ShownPreference = AskedPreference & { initial: boolean }

/** The preferences that apply to this member, by part of the form; a part without any is left out (PREF-09). */
export function shownPreferences({ relevantPreferences, preferences }: PreferencesPartsFragment) {
  const parts = new Map<PreferencePart, ShownPreference[]>()
  for (const name of preferenceNames) {
    const { word, control, part } = preferenceControls[name]
    if (!relevantPreferences.includes(word)) continue
    const initial = preferences.values.find(value => value.name === word)?.initial ?? false
    // The table pairs each name with its control, which TypeScript does not see from a loop.
    const shown = { name, control, initial } as ShownPreference
    parts.set(part, [...(parts.get(part) ?? []), shown])
  }
  return parts
}
