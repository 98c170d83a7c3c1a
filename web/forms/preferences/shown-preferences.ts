import type { PreferenceName, PreferencesPartsFragment } from '../../generated/update-preferences-screen.ts'
import { type PreferencePart, preferenceControls, preferenceNames } from './preference-controls.ts'

export interface ShownPreference {
  name: PreferenceName
  control: 'checkbox' | 'radio'
  /** What the control starts with: the member's own choice, or the default of an unset one (PREF-19, PREF-32). */
  initial: boolean
}

/** The preferences that apply to this member, by part of the form; a part without any is left out (PREF-09). */
export function shownPreferences({ relevantPreferences, preferences }: PreferencesPartsFragment) {
  const parts = new Map<PreferencePart, ShownPreference[]>()
  for (const name of preferenceNames) {
    if (!relevantPreferences.includes(name)) continue
    const { control, part } = preferenceControls[name]
    const initial = preferences.values.find(value => value.name === name)?.initial ?? false
    parts.set(part, [...(parts.get(part) ?? []), { name, control, initial }])
  }
  return parts
}
