import type { PreferenceName as SchemaName } from '../../generated/schema-types.ts'
import type { PreferencesPartsFragment } from '../../generated/update-preferences-screen.ts'

/** Part of the form in which a preference stands. */
export type PreferencePart = 'news' | 'documents' | 'ebill' | 'notifications' | 'wellness'

/** Preferences that are a choice of two, not a box to tick. */
type ChoiceName = 'electronicEob' | 'electronicMedicareMailing' | 'discontinuePaperStatements'

type PreferenceControl<Name> = Name extends ChoiceName ? 'radio' : 'checkbox'

/** ELECTRONIC_EOB as a field has it: electronicEob. */
type FieldOf<Word extends string> = Word extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalised<Rest>}`
  : Lowercase<Word>
type Capitalised<Word extends string> = Word extends `${infer First}_${infer Rest}`
  ? `${Capitalize<Lowercase<First>>}${Capitalised<Rest>}`
  : Capitalize<Lowercase<Word>>

/** How each preference is asked, in the order of the form (PREF-03 to PREF-08). A new one does not compile without an entry. */
const preferenceControls = {
  emailBreakingNews: ['checkbox', 'news'],
  electronicEob: ['radio', 'documents'],
  electronicMedicareMailing: ['radio', 'documents'],
  discontinuePaperStatements: ['radio', 'ebill'],
  emailWhenBillReady: ['checkbox', 'notifications'],
  emailPaymentReminder: ['checkbox', 'notifications'],
  emailAutopayWithdrawalReminder: ['checkbox', 'notifications'],
  emailEwpNotification: ['checkbox', 'wellness'],
  showEwpLandingPage: ['checkbox', 'wellness'],
} as const satisfies { readonly [Name in FieldOf<SchemaName>]: readonly [PreferenceControl<Name>, PreferencePart] }

/** Name of a preference's field and of its words. */
type PreferenceName = keyof typeof preferenceControls

const isPreferenceName = (name: unknown): name is PreferenceName => Object.hasOwn(preferenceControls, String(name))

/** All names, in the order of the form. */
const preferenceNames = Object.keys(preferenceControls) as PreferenceName[]

/** Field that names a preference which the form asked about: an unchecked box is otherwise the same as none. */
export const askedField = 'asked'

/** The schema's word for a field: ELECTRONIC_EOB for electronicEob. */
const wordOf = (name: PreferenceName) => name.replace(/([A-Z])/g, '_$1').toUpperCase() as SchemaName

/** The choices of a posted form, as the schema has them, only of preferences that it asked about (PREF-14). */
export function postedPreferences(form: FormData): { name: SchemaName; value: boolean }[] {
  return form
    .getAll(askedField)
    .filter(isPreferenceName)
    .map(name => ({ name: wordOf(name), value: form.get(name) === 'yes' }))
}

type AskedPreference = {
  [Name in PreferenceName]: { name: Name; word: SchemaName; control: PreferenceControl<Name> }
}[PreferenceName]

/** A preference with what its control starts with: the member's own choice, or the default of an unset one (PREF-19, PREF-32). */
export type ShownPreference = AskedPreference & { initial: boolean }

/** The preferences that apply to this member, by part of the form; a part without any is left out (PREF-09). */
export function shownPreferences({ relevantPreferences, preferences }: PreferencesPartsFragment) {
  const parts = new Map<PreferencePart, ShownPreference[]>()
  for (const name of preferenceNames) {
    const [control, part] = preferenceControls[name]
    const word = wordOf(name)
    if (!relevantPreferences.includes(word)) continue
    const initial = preferences.values.some(value => value.name === word && value.initial)
    // The table pairs each name with its control, which TypeScript does not see from a loop.
    const shown = { name, word, control, initial } as ShownPreference
    parts.set(part, [...(parts.get(part) ?? []), shown])
  }
  return parts
}
